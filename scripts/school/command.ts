import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Env } from '#server/env.ts';
import type { OpenApp } from '#server/open-app.ts';

/** What a command of `npm run school` is, and how it reads what was typed. */

type CommandText = {
  /** As it is typed, such as `create-admin`. */
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** Its options, a line each, with an example. */
  usage: string;
};

/** Throws CommandError for what the technician can mend. */
export type Command = CommandText &
  (
    | {
        /** `app`: the school's database and files; a server may be using them. */
        run: (app: OpenApp, args: readonly string[]) => Promise<void>;
      }
    | {
        /** `env`: where the school is, or is to be. Nothing has been opened. */
        runAt: (env: Env, args: readonly string[]) => Promise<void>;
      }
  );

/** 0: done. */
export const exitCodes = { failed: 1, wrongCall: 2 } as const;

/** A failure that its message explains to the technician. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads options and at most `positionalsMax` further words. Throws a CommandError for anything else. */
export function readArguments<const O extends Options>(
  args: readonly string[],
  options: O,
  positionalsMax = 0,
) {
  try {
    const read = parseArgs({ args: [...args], options, strict: true, allowPositionals: true });
    const tooMany = read.positionals[positionalsMax];
    if (tooMany !== undefined)
      throw new CommandError(`'${tooMany}' is one word too many.`, exitCodes.wrongCall);
    return read;
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const [first = ''] = (error as Error).message.split('. ');
    throw new CommandError(`${first.replace(/\.$/, '')}.`, exitCodes.wrongCall);
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
