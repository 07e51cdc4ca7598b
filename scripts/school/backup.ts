import { listLostFiles } from '#server/features/backup/backup-format.ts';
import { recordBackup } from '#server/features/backup/backup-status.service.ts';
import { makeBackup } from '#server/features/backup/make-backup.service.ts';
import { type Command, CommandError, exitCodes, printLine, readArguments } from './command.ts';
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
    const [typedPath] = readArguments(args, {}, 1).positionals;
    const parentFolder = typedPath === undefined ? app.env.backup?.folder : typedFolder(typedPath);
    if (parentFolder === undefined)
      throw new CommandError('Where to? Give a folder, or set BACKUP_DIR.', exitCodes.wrongCall);
    const backup = await makeBackup(app, parentFolder);
    await recordBackup(app.db, backup);
    const { started_at, ended_at, tables, files } = backup.manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = Math.round((ended_at - started_at) / 100) / 10;
    printLine(backup.folder);
    printLine(
      `${await nameSchool(app)}: ${rows} rows and ${files.count} files (${files.bytes} bytes) in ${seconds} s.`,
    );
    const lostFiles = listLostFiles(backup.manifest);
    for (const { key, problem } of lostFiles) printLine(`The school has ${key} ${problem}.`);
    if (lostFiles.length > 0)
      throw new CommandError('The backup is finished, but the school itself misses files.');
  },
};
