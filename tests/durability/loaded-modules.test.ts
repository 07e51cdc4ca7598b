import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { killLeftServers, startServerProcess } from '#tests/durability/server-process.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';

/** Modules that a school does not use are not loaded, so that they take no memory. */

const heavy = [
  '@aws-sdk',
  '@tus',
  'sharp',
  'pg',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  'vite',
  'hucre',
  'iconv-lite',
];

/** A script that writes the address of each loaded module into the file `list`, one per line. */
const noteLoading = (list: string) => `
  import { appendFileSync } from 'node:fs';
  import { registerHooks } from 'node:module';
  registerHooks({
    load: (url, context, next) => {
      appendFileSync(${JSON.stringify(list)}, url + '\\n');
      return next(url, context);
    },
  });`;

describe('a started server', () => {
  let folder: string;
  afterEach(async () => {
    killLeftServers();
    await rm(folder, { recursive: true, force: true });
  });

  it('has loaded no module that it may never need', async () => {
    folder = await makeDataFolder();
    const list = join(folder, 'loaded');
    const hook = join(folder, 'hook.mjs');
    await writeFile(hook, noteLoading(list));
    const server = await startServerProcess(join(folder, 'data'), {
      env: { NODE_OPTIONS: `--import=${pathToFileURL(hook).href}` },
    });
    const loaded = await readFile(list, 'utf8');
    expect(loaded).toContain('/node_modules/fastify/');
    expect(heavy.filter((name) => loaded.includes(`/node_modules/${name}/`))).toEqual([]);
    expect(await server.stop()).toBe(0);
  });
});
