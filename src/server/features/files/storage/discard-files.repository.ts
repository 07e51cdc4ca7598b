import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import { isUsed } from '#server/features/files/storage/unused-files.repository.ts';

/** Queries of stored bytes that go at once, not when the collector comes. */

/** Those keys under which somebody uploaded something. */
async function listUploaded(db: Db, keys: readonly string[]): Promise<string[]> {
  const uploaded: string[] = [];
  for (const key of keys) {
    const media = key.slice(3);
    const row = await db
      .selectFrom('file')
      .select('id')
      .where('sha256', '=', media.slice(0, 64))
      .where('extension', '=', media.slice(64))
      .limit(1)
      .executeTakeFirst();
    if (row) uploaded.push(key);
  }
  return uploaded;
}

/** Those keys that from now on count as unused, because nobody uses them. */
export async function markNow(db: Db, keys: readonly string[], now: number): Promise<string[]> {
  const marked: string[] = [];
  for (const part of splitForStatements(keys)) {
    const rows = await db
      .updateTable('stored_object')
      .set({ unused_since: now })
      .where('key', 'in', part)
      .where((eb) => eb.not(isUsed(eb)))
      .returning('key')
      .execute();
    marked.push(...rows.map(({ key }) => key));
  }
  return marked;
}

/** The same for those only that nobody uploaded. */
export async function markMade(db: Db, keys: readonly string[], now: number): Promise<string[]> {
  const uploaded = await listUploaded(db, keys);
  return markNow(
    db,
    keys.filter((key) => !uploaded.includes(key)),
    now,
  );
}

/** Drafts no longer use it. */
export async function releaseFromDrafts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('media_use').where('key', '=', key).where('holder', '=', 'activity').execute();
}

/** Whether the job failed; if so, nobody has it done again until the transaction ends. */
export async function lockFailure(db: Db, jobId: number): Promise<boolean> {
  const row = await db
    .updateTable('job')
    .set((eb) => ({ tries: eb.ref('tries') }))
    .where('id', '=', jobId)
    .where('state', '=', 'failed')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
