import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  listProcessesIn,
  makeConversionFolder,
  readConversionRefusal,
} from '#tests/support/conversion-task.ts';
import { runProgram, startClock } from './run-program.ts';

const limits = { memoryBytes: 1e9, fileBytes: 1e6, seconds: 60 };

/** Runs a piece of JavaScript as the foreign program. */
async function runScript(script: string, { limitMs = 30_000, signal = new AbortController().signal } = {}) {
  const folder = makeConversionFolder();
  const lines: string[] = [];
  const command: [string, ...string[]] = [process.execPath, '--input-type=module', '-e', script];
  const onLine = (line: string) => void lines.push(line);
  const ending = runProgram({ command, limits, folder, signal, clock: startClock(limitMs), onLine });
  return { folder, lines, ending };
}

/** Starts a child process that would keep running, reports it, and stays itself. */
const withChild = `
  import { spawn } from 'node:child_process';
  spawn('sleep', ['1000'], { stdio: 'inherit' });
  console.log('started');
`;

test('a program hands over its lines and its end', async () => {
  const { lines, ending } = await runScript(
    'console.log("one\\ntwo"); console.error("why"); process.exit(3)',
  );
  expect(await ending).toEqual({ exitCode: 3, errors: 'why\n' });
  expect(lines).toEqual(['one', 'two']);
});

test('a program sees nothing of the environment of the server', async () => {
  process.env['SECRET_OF_THE_SERVER'] = '1';
  onTestFinished(() => void delete process.env['SECRET_OF_THE_SERVER']);
  const { folder, lines, ending } = await runScript('console.log(JSON.stringify(process.env))');
  await ending;
  const env = JSON.parse(lines[0]!) as Record<string, string>;
  expect(env).toMatchObject({ HOME: folder, TMPDIR: folder });
  expect(env).not.toHaveProperty('SECRET_OF_THE_SERVER');
});

test('at the time limit a program ends with its children', async () => {
  const { folder, lines, ending } = await runScript(withChild, { limitMs: 3000 });
  expect(await readConversionRefusal(ending)).toEqual(['took_too_long', { count: 0 }]);
  expect(lines).toEqual(['started']);
  expect(listProcessesIn(folder)).toEqual([]);
});

test('a program that ends takes its children along', async () => {
  const { folder, ending } = await runScript(`${withChild} process.exit(0)`);
  expect((await ending).exitCode).toBe(0);
  expect(listProcessesIn(folder)).toEqual([]);
});

/** A child process in the role of the server; it ends only when it is killed. */
async function startServer(folder: string): Promise<ChildProcess> {
  const server = `
    import { runProgram, startClock } from '#server/media/programs/run-program.ts';
    const command = [process.execPath, '--input-type=module', '-e', ${JSON.stringify(`${withChild} setInterval(() => {}, 1000)`)}];
    const signal = new AbortController().signal;
    const onLine = (line) => console.log(line);
    const limits = ${JSON.stringify(limits)};
    await runProgram({ command, limits, folder: ${JSON.stringify(folder)}, signal, clock: startClock(60_000), onLine });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', server], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test.skipIf(process.platform === 'win32')(
  'a program and its children end with a server that is killed',
  async () => {
    const folder = makeConversionFolder();
    const server = await startServer(folder);
    expect(listProcessesIn(folder).length).toBeGreaterThanOrEqual(2);
    server.kill('SIGKILL');
    await expect.poll(() => listProcessesIn(folder), { timeout: 5000 }).toEqual([]);
  },
);

test('a program is not even started when its job was stopped before', async () => {
  const signal = AbortSignal.abort(new Error('Stopped'));
  const script = 'import { writeFileSync } from "node:fs"; writeFileSync("started", "")';
  const { folder, ending } = await runScript(script, { signal });
  await expect(ending).rejects.toThrow('Stopped');
  expect(readdirSync(folder)).toEqual([]);
});

describe.skipIf(process.platform !== 'linux')('on Linux a program', () => {
  test('gets no more memory than allowed', async () => {
    const fill =
      'const all = []; for (let i = 0; i < 3000; i++) all.push(Buffer.alloc(1e6, 1)); console.log("full")';
    const { lines, ending } = await runScript(fill);
    expect((await ending).exitCode).not.toBe(0);
    expect(lines).toEqual([]);
  });

  test('writes no larger file than allowed', async () => {
    const write = 'import { writeFileSync } from "node:fs"; writeFileSync("big", Buffer.alloc(5e6))';
    const { folder, ending } = await runScript(write);
    expect((await ending).exitCode).not.toBe(0);
    expect(statSync(join(folder, 'big')).size).toBeLessThanOrEqual(1e6);
  });

  test('reaches no network', async ({ skip }) => {
    skip(process.getuid?.() !== 0, 'Taking the network away is only certain for root');
    let callers = 0;
    const server = createServer((socket) => {
      callers += 1;
      socket.end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => void server.close());
    const { port } = server.address() as { port: number };
    const { ending } = await runScript(
      `import { connect } from 'node:net'; connect(${port}, '127.0.0.1').on('close', () => process.exit(0))`,
    );
    await ending;
    expect(callers).toBe(0);
  });
});
