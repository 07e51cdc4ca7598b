import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Env } from '#server/env.ts';
import type { OpenApp } from '#server/open-app.ts';

/** The commands of `npm run school`, and parsing of their arguments. */

type CommandText = {
  /** The typed name, such as `create-admin`. */
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** Its options with an example, one per line. */
  usage: string;
};

/** Throws CommandError for problems that the technician can solve. */
export type Command = CommandText &
  (
    | {
        /** `app`: the school's database and files, which a server may be using too. */
        run: (app: OpenApp, args: readonly string[]) => Promise<void>;
      }
    | {
        /** `env`: the configuration of a school that may not exist yet; nothing of it is open. */
        runAt: (env: Env, args: readonly string[]) => Promise<void>;
      }
  );

/** Exit codes of failures; 0 means success. */
export const exitCodes = { failed: 1, wrongCall: 2 } as const;

/** A failure whose message tells the technician what to do. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}

type CommandOptions = NonNullable<ParseArgsConfig['options']>;

/** Parses options and at most `positionalsMax` further words. Throws a CommandError for anything else. */
export function readArguments<const O extends CommandOptions>(
  args: readonly string[],
  options: O,
  positionalsMax = 0,
) {
  try {
    const parsedArguments = parseArgs({ args: [...args], options, strict: true, allowPositionals: true });
    const excessWord = parsedArguments.positionals[positionalsMax];
    if (excessWord !== undefined)
      throw new CommandError(`'${excessWord}' is one word too many.`, exitCodes.wrongCall);
    return parsedArguments;
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const [firstSentence = ''] = (error as Error).message.split('. ');
    throw new CommandError(`${firstSentence.replace(/\.$/, '')}.`, exitCodes.wrongCall);
  }
}

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
