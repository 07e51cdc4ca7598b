import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ConversionError } from '#server/media/conversion-error.ts';
import { type Command, confine, type ProgramLimits } from '#server/media/programs/confine-program.ts';

/**
 * Runs a foreign program in a process group of its own. The whole group ends with the program, at the time limit, on
 * abort, and with the server, even if that is killed. It gets no environment variables of the server.
 */

export type ProgramRun = {
  command: Command;
  limits: ProgramLimits;
  /** Its working, home and temporary folder. */
  folder: string;
  /** Further environment variables. */
  env?: Record<string, string>;
  signal: AbortSignal;
  clock: Clock;
  /** Each line of standard output. */
  onLine?: (line: string) => void;
};

/** A time limit that several programs share: `limitMs` in total, ending at `endsAt` (ms since 1970). */
export type Clock = { limitMs: number; endsAt: number };

/** `exitCode` is null for a killed program; `errors` is the end of its error output. */
export type ProgramEnd = { exitCode: number | null; errors: string };

export function startClock(limitMs: number): Clock {
  return { limitMs, endsAt: Date.now() + limitMs };
}

const errorsMaxLength = 4_000;
const runningPrograms = new Set<ChildProcess>();

process.once('exit', () => {
  for (const child of runningPrograms) killGroup(child);
});

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // The group has ended already.
  }
}

function collectErrors(child: ChildProcess, onLine: ProgramRun['onLine']): () => string {
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
    // Remaining processes of the group would keep the pipes open and prevent 'close'.
    child.once('exit', () => killGroup(child));
    child.once('close', done);
  });
}

/**
 * A shell that runs the command and kills its process group when its standard input ends, which happens when the server
 * ends, even if it was killed. Windows has no such shell, so there the program continues.
 */
const killWithServer =
  process.platform === 'win32'
    ? []
    : ['/bin/sh', '-c', 'exec 3<&0; (read -r _ <&3; kill -KILL 0) & "$@" 3<&- & wait $!', 'sh'];

/** Throws 'took_too_long', and the signal's reason when aborted; no process is left then. */
export async function runProgram(run: ProgramRun): Promise<ProgramEnd> {
  const [program, ...args] = [...killWithServer, ...(await confine(run.command, run.limits))] as Command;
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
  runningPrograms.add(child);
  const readErrors = collectErrors(child, run.onLine);
  const killProgram = () => killGroup(child);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    killProgram();
  }, run.clock.endsAt - Date.now());
  run.signal.addEventListener('abort', killProgram);
  try {
    const exitCode = await waitForEnd(child);
    run.signal.throwIfAborted();
    if (isLate) throw new ConversionError('took_too_long', { count: Math.round(run.clock.limitMs / 60_000) });
    return { exitCode, errors: readErrors() };
  } finally {
    clearTimeout(timer);
    run.signal.removeEventListener('abort', killProgram);
    runningPrograms.delete(child);
  }
}
