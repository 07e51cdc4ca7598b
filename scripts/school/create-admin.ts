import * as z from 'zod';
import { nameMaxLength } from '#contract/limits.ts';
import { createAdministrator } from '#server/features/school/accounts-at-machine.service.ts';
import { type Command, CommandError, exitCodes, readArguments, say } from './command.ts';
import { passwordUsage, printIssued, readOrIssuePassword } from './command-password.ts';

const fields = z.object({
  email: z.email('Give an email address: --email name@school.example').max(200),
  name: z.string('Give a name: --name "Chan Tai Man"').trim().min(1).max(nameMaxLength),
});

export const createAdmin: Command = {
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
    const { data, error } = fields.safeParse(values);
    if (!data) throw new CommandError(error.issues[0]?.message ?? '', exitCodes.wrongCall);
    const given = await readOrIssuePassword(values['password-stdin']);
    await createAdministrator(app, { ...data, ...given });
    say(`${data.name} is an administrator now and signs in with ${data.email.toLowerCase()}.`);
    printIssued(given);
  },
};
