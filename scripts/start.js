// `npm start`: builds the apps and the server if they are stale, then runs the server in this process. What comes before
// the server runs in processes of its own, because reading all sources, building and compiling keep their memory: some
// 20 MB. This file is JavaScript, so that this process does not load Node's TypeScript compiler.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const server = resolve(import.meta.dirname, '../dist/server');
const stamp = join(server, '.stamp');
const compiled = resolve(import.meta.dirname, '../node_modules/.cache/compiled');

/** A signal that ends this process also ends the script, which notices that its parent has gone. */
async function run(script, ...scriptArguments) {
  const child = fork(resolve(import.meta.dirname, script), scriptArguments, {
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    execArgv: [],
    stdio: 'inherit',
  });
  const [code, signal] = await once(child, 'exit');
  if (signal) process.kill(process.pid, signal);
  if (code !== 0) process.exit(1);
}

const readStamp = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined);

const wasCompiled = existsSync(compiled);
const formerStamp = readStamp();
await run('build.ts', 'quietly');
if (!wasCompiled || readStamp() !== formerStamp)
  await run('compile.js', join(server, 'main.js'), join(server, 'serve.js'));
const { main } = await import(pathToFileURL(join(server, 'main.js')).href);
await main();
