import { rm } from 'node:fs/promises';
import S3rver from 's3rver';
import type { TestProject } from 'vitest/node';
import { makeDataFolder } from '#tests/support/data-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    s3Url: string;
  }
}

/** Starts one S3 server for all test files of a run; each test app creates its own bucket there. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await makeDataFolder();
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory });
  const { port } = await server.run();
  project.provide('s3Url', `s3://S3RVER:S3RVER@127.0.0.1:${port}/bucket?ssl=0`);
  return async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
}
