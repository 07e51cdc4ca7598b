// `npm start`: builds the apps and the server in child processes if they are stale, then runs the server in this process.
// This file is JavaScript, so that Node uses the stored compiled code of all other files and does not load its
// TypeScript compiler, which takes some 10 MB.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const server = resolve(import.meta.dirname, '../dist/server');
const compiled = resolve(import.meta.dirname, '../node_modules/.cache/compiled');

/** Compiling keeps its memory, so modules are compiled first in a process that ends. */
function compile(...paths) {
  spawnSync(process.execPath, [resolve(import.meta.dirname, 'compile.js'), ...paths], {
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    stdio: 'inherit',
  });
}

const isCompiled = existsSync(compiled);
if (!isCompiled) compile('build.ts');
enableCompileCache(compiled);

const { buildAllIfStale } = await import('./build.ts');
const wasBuilt = await buildAllIfStale().catch((error) => {
  console.error(`The product could not be built: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
if (wasBuilt || !isCompiled) compile(join(server, 'main.js'), join(server, 'serve.js'));
const { main } = await import(pathToFileURL(join(server, 'main.js')).href);
await main();
