import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ConversionError } from '#server/media/converter.ts';
import { type Command, confine, type Leash } from '#server/media/programs/confine-program.ts';

/**
 * Runs a foreign program in a process group of its own, which ends as a whole: with the program, at the time
 * limit, on abort and with the server, however that ends. It sees nothing of the server's environment.
 */

export type ProgramRun = {
  command: Command;
  leash: Leash;
  /** Where it runs, has its home and puts temporary files. */
  folder: string;
  /** Settings of its own, beside those that every program gets. */
  env?: Record<string, string>;
  signal: AbortSignal;
  clock: Clock;
  /** Each line of standard output. */
  onLine?: (line: string) => void;
};

/** Time that several programs may share: `limitMs` in all, over at `endsAt` (ms since 1970). */
export type Clock = { limitMs: number; endsAt: number };

/** `exitCode` is null for a program that was killed; `errors` is the end of what it complained. */
export type ProgramEnd = { exitCode: number | null; errors: string };

export function startClock(limitMs: number): Clock {
  return { limitMs, endsAt: Date.now() + limitMs };
}

const errorsMaxLength = 4_000;
const running = new Set<ChildProcess>();

process.once('exit', () => {
  for (const child of running) killGroup(child);
});

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // Nobody is left in the group.
  }
}

function listen(child: ChildProcess, onLine: ProgramRun['onLine']): () => string {
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    errors = (errors + part).slice(-errorsMaxLength);
  });
  if (child.stdout !== null) createInterface({ input: child.stdout }).on('line', (line) => onLine?.(line));
  return () => errors;
}

function waitForEnd(child: ChildProcess): Promise<number | null> {
  return new Promise((done, fail) => {
    child.once('error', fail);
    // What is left of the group would hold the pipes open and 'close' would never come.
    child.once('exit', () => killGroup(child));
    child.once('close', done);
  });
}

/**
 * A shell that runs the command and kills its whole group when its standard input ends. Nobody writes to that: it ends
 * with the server, also with one that was killed and can do nothing any more. (No shell on Windows: there it lives on.)
 */
const endWithServer =
  process.platform === 'win32'
    ? []
    : ['/bin/sh', '-c', 'exec 3<&0; (read -r _ <&3; kill -KILL 0) & "$@" 3<&- & wait $!', 'sh'];

/** Throws 'took_too_long', and the signal's reason when aborted; then no process is left. */
export async function runProgram(run: ProgramRun): Promise<ProgramEnd> {
  const [program, ...args] = [...endWithServer, ...(await confine(run.command, run.leash))] as Command;
  run.signal.throwIfAborted();
  const child = spawn(program, args, {
    cwd: run.folder,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...run.env,
      PATH: process.env['PATH'] ?? '',
      LANG: 'C.UTF-8',
      HOME: run.folder,
      TMPDIR: run.folder,
    },
  });
  running.add(child);
  const readErrors = listen(child, run.onLine);
  const stop = () => killGroup(child);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, run.clock.endsAt - Date.now());
  run.signal.addEventListener('abort', stop);
  try {
    const exitCode = await waitForEnd(child);
    run.signal.throwIfAborted();
    if (isLate) throw new ConversionError('took_too_long', { count: Math.round(run.clock.limitMs / 60_000) });
    return { exitCode, errors: readErrors() };
  } finally {
    clearTimeout(timer);
    run.signal.removeEventListener('abort', stop);
    running.delete(child);
  }
}
