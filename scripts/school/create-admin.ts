import * as z from 'zod';
import { nameMaxLength } from '#contract/limits.ts';
import { createAdministrator } from '#server/features/school/accounts-at-machine.service.ts';
import { type Command, CommandError, exitCodes, printLine, readArguments } from './command.ts';
import { passwordUsage, printIssuedPassword, readOrIssuePassword } from './command-password.ts';

const adminFields = z.object({
  email: z.email('Give an email address: --email name@school.example').max(200),
  name: z.string('Give a name: --name "Chan Tai Man"').trim().min(1).max(nameMaxLength),
});

export const createAdminCommand: Command = {
  name: 'create-admin',
  summary: 'makes an administrator, also the first one of an empty school',
  usage: [
    '  npm run school -- create-admin --email head@school.example --name "Chan Tai Man"',
    '  --email            signs in with it',
    '  --name             is shown to others',
    passwordUsage,
  ].join('\n'),
  run: async (app, args) => {
    const { values } = readArguments(args, {
      email: { type: 'string' },
      name: { type: 'string' },
      'password-stdin': { type: 'boolean' },
    });
    const { data, error } = adminFields.safeParse(values);
    if (!data) throw new CommandError(error.issues[0]?.message ?? '', exitCodes.wrongCall);
    const newPassword = await readOrIssuePassword(values['password-stdin']);
    await createAdministrator(app, { ...data, ...newPassword });
    printLine(`${data.name} is an administrator now and signs in with ${data.email.toLowerCase()}.`);
    printIssuedPassword(newPassword);
  },
};
