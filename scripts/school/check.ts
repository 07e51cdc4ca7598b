import type { Env } from '#server/env.ts';
import { checkBackup } from '#server/features/backup/check-backup.service.ts';
import { checkSchool } from '#server/features/backup/check-school.service.ts';
import { openApp } from '#server/open-app.ts';
import { type Command, CommandError, printLine, readArguments } from './command.ts';
import { nameSchool } from './name-school.ts';
import { typedFolder } from './typed-folder.ts';

async function checkConfiguredSchool(env: Env): Promise<string[]> {
  const app = await openApp(env);
  try {
    printLine(`${await nameSchool(app)}:`);
    return await checkSchool(app);
  } finally {
    await app.close();
  }
}

export const checkCommand: Command = {
  name: 'check',
  summary: 'says what is missing or damaged in the school, or in the backup FOLDER',
  usage: [
    '  npm run school -- check',
    '  npm run school -- check /mnt/backups/2026-11-23T18-00-00-000Z',
    '  Reads everything and changes nothing. Exit code 1: something is missing or damaged; each is named.',
  ].join('\n'),
  runAt: async (env, args) => {
    const [typedPath] = readArguments(args, {}, 1).positionals;
    const problems =
      typedPath === undefined ? await checkConfiguredSchool(env) : await checkBackup(typedFolder(typedPath));
    for (const problem of problems) printLine(problem);
    if (problems.length > 0) throw new CommandError(`${problems.length} are missing or damaged.`);
    printLine('Nothing is missing or damaged.');
  },
};
