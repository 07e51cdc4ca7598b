import { execFile } from 'node:child_process';
import { findProgram } from '#server/media/programs/find-programs.ts';

/**
 * Limits a program: low priority, limited memory, processor time and file size, no core dump, no network. Uses
 * tools of Linux; without a tool, its limits do not apply.
 */

export type ProgramLimits = {
  memoryBytes: number;
  /** Size of the largest file that it may write. */
  fileBytes: number;
  /** Processor time of all threads together. */
  seconds: number;
  /** Whether somebody waits for it, so that it has the usual priority. */
  isAwaited?: boolean;
};

/** A command and its arguments. */
export type Command = [program: string, ...args: string[]];

function findTool(name: string): string | undefined {
  return process.platform === 'linux' ? findProgram(name) : undefined;
}

/** Without root, a network namespace needs a user namespace. Some containers forbid this, so it is tried out. */
async function findUnshare(): Promise<string[]> {
  const unshare = findTool('unshare');
  if (unshare === undefined) return [];
  const namespaceOptions = process.getuid?.() === 0 ? ['--net'] : ['--map-root-user', '--net'];
  const isPermitted = await new Promise<boolean>((done) => {
    execFile(unshare, [...namespaceOptions, '--', 'true'], { timeout: 5_000 }, (error) =>
      done(error === null),
    );
  });
  return isPermitted ? [unshare, ...namespaceOptions, '--'] : [];
}

let networkIsolation: Promise<string[]> | undefined;

/** The command that runs `command` within the limits, under the same process id. */
export async function confine(command: Command, limits: ProgramLimits): Promise<Command> {
  networkIsolation ??= findUnshare();
  const nice = limits.isAwaited ? undefined : findTool('nice');
  const prlimit = findTool('prlimit');
  const limitOptions = [
    `--data=${limits.memoryBytes}`,
    `--fsize=${limits.fileBytes}`,
    `--cpu=${Math.ceil(limits.seconds)}`,
    '--core=0',
    '--',
  ];
  return [
    ...(nice === undefined ? [] : [nice, '-n', '10']),
    ...(prlimit === undefined ? [] : [prlimit, ...limitOptions]),
    ...(await networkIsolation),
    ...command,
  ] as Command;
}
