import { formatText } from '#contract/language.ts';
import { resultMessages } from '#contract/result-messages/result-messages.ts';
import { AppError } from '#server/app-error.ts';
import { readEnv } from '#server/env.ts';
import { openApp } from '#server/open-app.ts';
import { type Command, CommandError, exitCodes, printLine } from './command.ts';
import { commands } from './commands.ts';

/** Finds the typed command, runs it on the configured school, and reports errors. */

function printHelp(): void {
  const width = Math.max(...commands.map(({ name }) => name.length));
  printLine('npm run school -- COMMAND [OPTIONS]\n');
  printLine(
    'Works on the school that HOST, DATA_DIR, DATABASE_URL … name, as the server does, also while it runs.\n',
  );
  for (const { name, summary } of commands) printLine(`  ${name.padEnd(width)}  ${summary}`);
  printLine(`  ${'help'.padEnd(width)}  explains a command: npm run school -- help COMMAND`);
  printLine(
    '\nExit codes: 0 done; 1 not done, the reason is printed; 2 the command or an option is not right.',
  );
}

function findCommand(name: string): Command {
  const command = commands.find((each) => each.name === name);
  if (!command) throw new CommandError(`There is no command '${name}'.`, exitCodes.wrongCall);
  return command;
}

function printUsage({ name, summary, usage }: Command): void {
  printLine(`${name}: ${summary}.\n\n${usage}`);
}

async function runOnSchool(command: Command, args: readonly string[]): Promise<void> {
  const env = readEnv(process.env);
  if ('runAt' in command) return command.runAt(env, args);
  const app = await openApp(env);
  try {
    return await command.run(app, args);
  } finally {
    await app.close();
  }
}

async function runTyped([name = 'help', ...args]: readonly string[]): Promise<void> {
  const isHelp = name === 'help' || name === '--help';
  const commandName = isHelp ? args[0] : name;
  if (commandName === undefined) return printHelp();
  const command = findCommand(commandName);
  if (isHelp || args.includes('--help')) return printUsage(command);
  return runOnSchool(command, args);
}

function describeError(error: unknown): string {
  if (error instanceof AppError) return formatText(resultMessages[error.key], 'en', error.params);
  return error instanceof Error ? error.message : String(error);
}

/** Runs the typed command and returns the exit code. */
export async function runCommand(typedArguments: readonly string[]): Promise<number> {
  try {
    await runTyped(typedArguments);
    return 0;
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`);
    if (!(error instanceof CommandError)) return exitCodes.failed;
    if (error.exitCode === exitCodes.wrongCall) process.stderr.write('See: npm run school -- help\n');
    return error.exitCode;
  }
}
