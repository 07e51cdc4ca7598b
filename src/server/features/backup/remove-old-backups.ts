import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#server/database/database.ts';
import { readSetting } from '#server/database/settings.ts';
import type { BackupSettings } from '#server/env.ts';
import { listLostFiles, type Manifest } from '#server/features/backup/backup-format.ts';
import { chooseKeptBackups } from '#server/features/backup/choose-kept.ts';
import { listBackups, readManifest } from '#server/features/backup/list-backups.ts';

/** Removes backups that are no longer kept. Removes none if the newest backup lacks files of the school. */
export async function removeOldBackups(
  db: Db,
  { folder, keep }: BackupSettings,
  newestManifest: Manifest,
): Promise<void> {
  if (listLostFiles(newestManifest).length > 0) return;
  const backupNames = await listBackups(folder);
  const startTimeByName = new Map<string, number>();
  for (const name of backupNames)
    startTimeByName.set(name, (await readManifest(join(folder, name))).started_at);
  const keptTimes = chooseKeptBackups(
    [...startTimeByName.values()],
    keep,
    await readSetting(db, 'time_zone'),
  );
  for (const [name, time] of startTimeByName) {
    if (!keptTimes.has(time)) await rm(join(folder, name), { recursive: true, force: true });
  }
}
