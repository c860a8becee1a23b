import { registerHooks } from 'node:module';

// Node.js looks for the type of each module in its package.json, and drizzle-orm's has 180 KB: read once for each of its
// 300 files it costs half of a start. All of them are ES modules, named by relative paths.
registerHooks({
  resolve(specifier, context, next) {
    const own = specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/');
    if (!own) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
