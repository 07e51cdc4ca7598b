import { restoreBackup } from '#server/features/backup/restore-backup.service.ts';
import { type Command, CommandError, exitCodes, printLine, readArguments } from './command.ts';
import { typedFolder } from './typed-folder.ts';

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'brings a backup back, into an empty place only',
  usage: [
    '  npm run school -- restore /mnt/backups/2026-11-23T18-00-00-000Z',
    '  DATA_DIR, DATABASE_URL and S3_URL name the place: an empty folder, database and bucket.',
    '  It need not be of the same kind as before: this is how a school moves to PostgreSQL or back.',
    '  Everybody has to sign in anew. Start the server afterwards.',
  ].join('\n'),
  runAt: async (env, args) => {
    const [typedPath] = readArguments(args, {}, 1).positionals;
    if (typedPath === undefined)
      throw new CommandError('Which backup? Give its folder.', exitCodes.wrongCall);
    const { manifest, problems } = await restoreBackup(env, typedFolder(typedPath));
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    printLine(
      `The school is as it was at ${new Date(manifest.started_at).toISOString()}: ${rows} rows restored.`,
    );
    for (const { key, problem } of problems) printLine(`The file ${key} was ${problem} in the backup.`);
    if (problems.length > 0) throw new CommandError(`${problems.length} files could not be restored.`);
  },
};
