import { execFile } from 'node:child_process';
import { findProgram } from '#server/media/programs/find-programs.ts';

/**
 * Puts a foreign program on a short leash: low priority, limited memory, processor time and file size, no core
 * dump, no network. Uses what Linux brings along; where a tool is missing, its part of the leash is missing.
 */

export type Leash = {
  memoryBytes: number;
  /** The largest file that it may write. */
  fileBytes: number;
  /** Of processor time, all threads together. */
  seconds: number;
};

/** A command and its arguments. */
export type Command = [program: string, ...args: string[]];

function findTool(name: string): string | undefined {
  return process.platform === 'linux' ? findProgram(name) : undefined;
}

/** Without root a network namespace needs a user namespace, which some containers forbid: so it is tried out. */
async function findUnshare(): Promise<string[]> {
  const unshare = findTool('unshare');
  if (unshare === undefined) return [];
  const command = process.getuid?.() === 0 ? ['--net'] : ['--map-root-user', '--net'];
  const works = await new Promise<boolean>((done) => {
    execFile(unshare, [...command, '--', 'true'], { timeout: 5_000 }, (error) => done(error === null));
  });
  return works ? [unshare, ...command, '--'] : [];
}

let withoutNetwork: Promise<string[]> | undefined;

/** The command that runs `command` on the leash, with the same process id. */
export async function confine(command: Command, leash: Leash): Promise<Command> {
  withoutNetwork ??= findUnshare();
  const nice = findTool('nice');
  const prlimit = findTool('prlimit');
  const limits = [
    `--data=${leash.memoryBytes}`,
    `--fsize=${leash.fileBytes}`,
    `--cpu=${Math.ceil(leash.seconds)}`,
    '--core=0',
    '--',
  ];
  return [
    ...(nice === undefined ? [] : [nice, '-n', '10']),
    ...(prlimit === undefined ? [] : [prlimit, ...limits]),
    ...(await withoutNetwork),
    ...command,
  ] as Command;
}
