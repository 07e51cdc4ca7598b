import { AppError } from '#server/app-error.ts';
import { resetPassword } from '#server/features/school/accounts-at-machine.service.ts';
import { type Command, CommandError, exitCodes, printLine, readArguments } from './command.ts';
import { passwordUsage, printIssuedPassword, readOrIssuePassword } from './command-password.ts';

export const resetPasswordCommand: Command = {
  name: 'reset-password',
  summary: 'gives a person another password and signs them out everywhere',
  usage: ['  npm run school -- reset-password EMAIL-OR-LOGIN-NAME', passwordUsage].join('\n'),
  run: async (app, args) => {
    const { values, positionals } = readArguments(args, { 'password-stdin': { type: 'boolean' } }, 1);
    const [account] = positionals;
    if (account === undefined)
      throw new CommandError('Whose password? Give an email address or login name.', exitCodes.wrongCall);
    const newPassword = await readOrIssuePassword(values['password-stdin']);
    const name = await resetPassword(app, account, newPassword).catch((error: unknown) => {
      const isUnknown = error instanceof AppError && error.key === 'not_found';
      throw isUnknown ? new CommandError(`Nobody signs in with '${account}'.`) : error;
    });
    printLine(`${name} has a new password and is signed out everywhere.`);
    printIssuedPassword(newPassword);
  },
};
