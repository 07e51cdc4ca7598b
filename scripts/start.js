// `npm start`: builds the apps in a child process if they are stale, then runs the server in this process. This file
// is JavaScript, so that Node uses the stored compiled code of all other files and does not load its TypeScript
// compiler, which takes some 10 MB.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';

const compiled = resolve(import.meta.dirname, '../node_modules/.cache/compiled');

// Compiling keeps its memory, so the first compilation happens in a process that ends.
if (!existsSync(compiled)) {
  spawnSync(process.execPath, [resolve(import.meta.dirname, 'compile.ts')], {
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    stdio: 'inherit',
  });
}
enableCompileCache(compiled);

const { buildIfStale } = await import('./build.ts');
await buildIfStale().catch((error) => {
  console.error(`The apps could not be built: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
const { main } = await import('../src/server/main.ts');
await main();
