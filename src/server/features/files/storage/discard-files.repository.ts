import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import { isUsed } from '#server/features/files/storage/unused-files.repository.ts';

/** Queries for removing stored bytes immediately instead of with the daily cleanup. */

/** Returns the keys whose content somebody has uploaded. */
async function listUploadedKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const uploadedKeys: string[] = [];
  for (const key of keys) {
    const media = key.slice(3);
    const row = await db
      .selectFrom('file')
      .select('id')
      .where('sha256', '=', media.slice(0, 64))
      .where('extension', '=', media.slice(64))
      .limit(1)
      .executeTakeFirst();
    if (row) uploadedKeys.push(key);
  }
  return uploadedKeys;
}

/** Marks unused objects as unused from now on. Returns their keys. */
export async function markUnusedNow(db: Db, keys: readonly string[], now: number): Promise<string[]> {
  const markedKeys: string[] = [];
  for (const part of splitForStatements(keys)) {
    const rows = await db
      .updateTable('stored_object')
      .set({ unused_since: now })
      .where('key', 'in', part)
      .where((eb) => eb.not(isUsed(eb)))
      .returning('key')
      .execute();
    markedKeys.push(...rows.map(({ key }) => key));
  }
  return markedKeys;
}

/** Does the same as `markUnusedNow`, but only for objects that nobody has uploaded. */
export async function markUnusedResults(db: Db, keys: readonly string[], now: number): Promise<string[]> {
  const uploadedKeys = await listUploadedKeys(db, keys);
  return markUnusedNow(
    db,
    keys.filter((key) => !uploadedKeys.includes(key)),
    now,
  );
}

/** Removes the uses of an object by drafts. */
export async function releaseDraftUses(db: Db, key: string): Promise<void> {
  await db.deleteFrom('media_use').where('key', '=', key).where('holder', '=', 'activity').execute();
}

/** Whether the job has failed. A failed job is locked against a retry until the transaction ends. */
export async function lockFailedJob(db: Db, jobId: number): Promise<boolean> {
  const row = await db
    .updateTable('job')
    .set((eb) => ({ tries: eb.ref('tries') }))
    .where('id', '=', jobId)
    .where('state', '=', 'failed')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
