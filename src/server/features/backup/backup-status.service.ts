import type { Db } from '#server/database/database.ts';
import { writeSetting } from '#server/database/settings.ts';
import { listLost } from '#server/features/backup/backup-format.ts';
import type { MadeBackup } from '#server/features/backup/make-backup.service.ts';

/** What is remembered of the last backup. Times in milliseconds since 1970, sizes in bytes. */
export type LastBackup = {
  folder: string;
  started_at: number;
  ended_at: number;
  file_count: number;
  bytes: number;
  /** Files that the school itself has lost. */
  lost_count: number;
};

export async function recordBackup(db: Db, { folder, manifest }: MadeBackup): Promise<void> {
  const { started_at, ended_at, files } = manifest;
  const last: LastBackup = {
    folder,
    started_at,
    ended_at,
    file_count: files.count,
    bytes: files.bytes,
    lost_count: listLost(manifest).length,
  };
  await writeSetting(db, 'last_backup', JSON.stringify(last));
}
