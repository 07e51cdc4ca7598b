import { listLostFiles } from '#server/features/backup/backup-format.ts';
import { recordBackup } from '#server/features/backup/backup-status.service.ts';
import { makeBackup } from '#server/features/backup/make-backup.service.ts';
import { type Command, CommandError, exitCodes, readArguments, say } from './command.ts';
import { nameSchool } from './name-school.ts';
import { typedFolder } from './typed-folder.ts';

export const backupCommand: Command = {
  name: 'backup',
  summary: 'saves the whole school, also while it works, in a new folder of FOLDER',
  usage: [
    '  npm run school -- backup /mnt/backups',
    '  FOLDER   holds a folder for each backup; without it BACKUP_DIR',
    '           files that its last backup has are linked, not copied',
    '  Exit code 1 with a finished backup: the school itself misses files; each is named.',
  ].join('\n'),
  run: async (app, args) => {
    const [typed] = readArguments(args, {}, 1).positionals;
    const parent = typed === undefined ? app.env.backup?.folder : typedFolder(typed);
    if (parent === undefined)
      throw new CommandError('Where to? Give a folder, or set BACKUP_DIR.', exitCodes.wrongCall);
    const made = await makeBackup(app, parent);
    await recordBackup(app.db, made);
    const { started_at, ended_at, tables, files } = made.manifest;
    const rows = tables.reduce((sum, each) => sum + each.rows, 0);
    const seconds = Math.round((ended_at - started_at) / 100) / 10;
    say(made.folder);
    say(
      `${await nameSchool(app)}: ${rows} rows and ${files.count} files (${files.bytes} bytes) in ${seconds} s.`,
    );
    const lost = listLostFiles(made.manifest);
    for (const { key, problem } of lost) say(`The school has ${key} ${problem}.`);
    if (lost.length > 0)
      throw new CommandError('The backup is finished, but the school itself misses files.');
  },
};
