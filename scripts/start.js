// `npm start`: builds the apps if they are stale, in a process of their own, then runs the server in this one. This one file
// is JavaScript: Node then finds the compiled form of all others before it loads, for some 10 MB, what turns TypeScript into it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';

const compiled = resolve(import.meta.dirname, '../node_modules/.cache/compiled');

// The process that compiles keeps the memory that this takes: the first time it is one that ends.
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
