import { flushCompileCache } from 'node:module';
import { serve } from './serve.ts';

await serve(process.env);
// Now, because a server that is killed later could not keep its cache.
flushCompileCache();
