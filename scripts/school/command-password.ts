import { text } from 'node:stream/consumers';
import { createPassword } from '#server/features/people/issued-passwords.service.ts';
import { CommandError, printLine } from './command.ts';

/**
 * The password for a command: read from standard input, or generated and printed once. It is never an argument,
 * because other users could read it.
 */

type CommandPassword = { password: string; isIssued: boolean };

export const passwordUsage = [
  '  --password-stdin   reads the password from the standard input',
  '                     (without it a password is issued and printed once; the person has to change it)',
].join('\n');

export async function readOrIssuePassword(isFromInput: boolean | undefined): Promise<CommandPassword> {
  if (!isFromInput) return { password: createPassword(), isIssued: true };
  const [password = ''] = (await text(process.stdin)).split(/\r?\n/);
  if (password === '') throw new CommandError('The standard input holds no password.');
  return { password, isIssued: false };
}

export function printIssuedPassword({ password, isIssued }: CommandPassword): void {
  if (isIssued) printLine(`Password for the first sign-in: ${password}`);
}
