import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../shared/ids.ts';
import type { Config } from './config.ts';
import { watchSpace } from './diskSpace.ts';

/** Small files that people gave, by a name that we made: letters, digits, `-`, `.` and nothing else. */
export type Files = {
  put(name: string, content: Uint8Array, type: string): Promise<void>;
  /** @returns undefined when there is none */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Nothing happens when there is none. */
  remove(name: string): Promise<void>;
};

/** In DATA_DIR/files, or in an S3-compatible bucket where one is configured. */
export const createFiles = ({ dataDir, s3 }: Config): Files =>
  s3 ? inBucket(s3) : onDisk(join(dataDir, 'files'));

function checked(name: string): string {
  if (!/^[\w-]+\.\w+$/.test(name)) throw new Error('not a name of ours');
  return name;
}

function onDisk(folder: string): Files {
  const requireSpace = watchSpace(dirname(folder));
  return {
    async put(name, content) {
      const file = join(folder, checked(name));
      const part = join(folder, `${newId()}.part`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      requireSpace();
      try {
        await writeFile(part, content, { mode: 0o600 });
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async get(name) {
      try {
        return new Uint8Array(await readFile(join(folder, checked(name))));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: name => rm(join(folder, checked(name)), { force: true }),
  };
}

function inBucket({ endpoint, bucket, ...credentials }: NonNullable<Config['s3']>): Files {
  const loading = import('aws4fetch').then(
    ({ AwsClient }) => new AwsClient({ ...credentials, service: 's3', retries: 2 }),
  );
  async function ask(method: string, name: string, more: RequestInit = {}): Promise<Response> {
    const client = await loading;
    const signal = AbortSignal.timeout(10_000);
    const response = await client.fetch(`${endpoint}/${bucket}/${checked(name)}`, {
      method,
      signal,
      // A signed request goes to the bucket that was configured and nowhere else.
      redirect: 'manual',
      ...more,
    });
    if (!response.ok && response.status !== 404) {
      throw Object.assign(new Error('the bucket refused'), { code: `S3_${response.status}` });
    }
    return response;
  }
  return {
    async put(name, content, type) {
      await ask('PUT', name, { body: new Uint8Array(content), headers: { 'Content-Type': type } });
    },
    async get(name) {
      const response = await ask('GET', name);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
    },
    async remove(name) {
      await ask('DELETE', name);
    },
  };
}
