import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildIfStale } from './build.ts';

/** A project with one source file and a build program that the test provides. */

const builderPath = join(import.meta.dirname, 'build.ts');
const runScriptPath = join(import.meta.dirname, '../src/server/run-script.ts');
let root: string;
let program: string;

function writeSource(path: string, text: string): void {
  writeFileSync(join(root, path), text);
}

function writeProgram(lines: readonly string[]): void {
  writeFileSync(program, ["import { writeFileSync } from 'node:fs';", ...lines].join('\n'));
}

/** Writes the id of its process into the only file of the app. */
const successfulBuild = "writeFileSync(process.argv[2] + '/app', String(process.pid));";
const readApp = () => readFileSync(join(root, 'dist/trial/app'), 'utf8');
const listBuilds = () => readdirSync(join(root, 'dist'));
const describeTarget = () => ({
  root,
  name: 'trial',
  sourceGlobs: ['src/**/*'],
  program,
  message: 'Building the trial …',
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Starts a process that builds with a program that never ends by itself, and waits until this program has started.
 */
async function startEndlessBuild(): Promise<{ starter: ChildProcess; builderPid: number }> {
  writeProgram([
    `import { endWithParent } from '${runScriptPath}';`,
    'endWithParent();',
    successfulBuild,
    'console.log(process.pid);',
    'setInterval(() => {}, 1_000);',
  ]);
  const script = `
    import { buildIfStale } from '${builderPath}';
    await buildIfStale(${JSON.stringify(describeTarget())});`;
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const builderPid = await new Promise<number>((resolve) => {
    starter.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const pid = /^(\d+)$/m.exec(output)?.[1];
      if (pid) resolve(Number(pid));
    });
  });
  return { starter, builderPid };
}

describe('buildIfStale', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'build-'));
    mkdirSync(join(root, 'src/ui'), { recursive: true });
    writeSource('src/ui/first.ts', '1');
    program = join(root, 'program.ts');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('builds in a process of its own, and only where a source has changed', async () => {
    writeProgram([successfulBuild]);
    expect(await buildIfStale(describeTarget())).toBe(true);
    const builtBy = Number(readApp());
    expect(builtBy).not.toBe(process.pid);
    expect(isRunning(builtBy)).toBe(false);
    expect(await buildIfStale(describeTarget())).toBe(false);
    writeSource('src/ui/first.ts', '2');
    expect(await buildIfStale(describeTarget())).toBe(true);
    expect(listBuilds()).toEqual(['trial']);
  });

  it('leaves the former build in place, and builds again, when the build fails half-way', async () => {
    writeProgram([successfulBuild]);
    await buildIfStale(describeTarget());
    const formerApp = readApp();
    writeSource('src/ui/first.ts', '2');
    writeProgram([successfulBuild, 'process.exit(3);']);
    await expect(buildIfStale(describeTarget())).rejects.toThrow('program.ts ended with exit code 3');
    expect(readApp()).toBe(formerApp);
    expect(listBuilds()).toEqual(['trial']);
    writeProgram([successfulBuild]);
    expect(await buildIfStale(describeTarget())).toBe(true);
    expect(readApp()).not.toBe(formerApp);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends with its build when it is sent %s', async (signal) => {
    const { starter, builderPid } = await startEndlessBuild();
    const exitEvent = once(starter, 'exit');
    starter.kill(signal);
    expect(await exitEvent).toEqual([null, signal]);
    expect(isRunning(builderPid)).toBe(false);
    expect(listBuilds()).toEqual([]);
  });

  it('leaves no build running when it is killed', async () => {
    const { starter } = await startEndlessBuild();
    // The output ends when the last process that writes to it has ended.
    const closeEvent = once(starter, 'close');
    starter.kill('SIGKILL');
    expect(await closeEvent).toEqual([null, 'SIGKILL']);
  });
});
