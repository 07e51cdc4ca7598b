import type { Db } from '#server/database/database.ts';

/** Queries that store the progress of uploads. */

/** Records that an upload is active now. */
export async function recordUploadActivity(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('upload').set({ moved_at: now }).where('id', '=', id).execute();
}

/** Records how many bytes of an unfinished upload have arrived. */
export async function recordReceivedBytes(
  db: Db,
  id: string,
  received_bytes: number,
  now: number,
): Promise<void> {
  await db
    .updateTable('upload')
    .set({ received_bytes, moved_at: now })
    .where('id', '=', id)
    .where('file_id', 'is', null)
    .execute();
}

/** Locks an upload until the transaction ends. Returns false if it does not exist any more. */
export async function lockUpload(db: Db, id: string): Promise<boolean> {
  const row = await db
    .updateTable('upload')
    .set((eb) => ({ file_id: eb.ref('file_id') }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Records the file that an upload has become. */
export async function setUploadedFile(db: Db, id: string, file_id: number): Promise<void> {
  await db.updateTable('upload').set({ file_id }).where('id', '=', id).execute();
}
