import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of uploads. */

export type UploadRow = Row<'upload'>;

export async function insertUpload(db: Db, row: NewRow<'upload'>): Promise<void> {
  await db.insertInto('upload').values(row).execute();
}

export function findUpload(db: Db, id: string): Promise<UploadRow | undefined> {
  return db.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('upload').where('id', '=', id).execute();
}

/** Deletes uploads whose last bytes arrived before a time. */
export async function deleteUploadsBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom('upload').where('moved_at', '<', time).execute();
}

export async function listUnfinishedIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('upload').select('id').where('file_id', 'is', null).execute();
  return rows.map(({ id }) => id);
}

/** Number and total size of the person's unfinished uploads. */
export async function countUnfinished(db: Db, ownerId: number): Promise<{ count: number; bytes: number }> {
  return db
    .selectFrom('upload')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.coalesce(eb.fn.sum<number>('bytes'), eb.lit(0)).as('bytes'),
    ])
    .where('owner_id', '=', ownerId)
    .where('file_id', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Bytes of the files in all of a student's attempts of a courseware, unfinished uploads included. */
export async function sumHandedIn(db: Db, userId: number, coursewareId: number): Promise<number> {
  const sumOf = (table: 'file' | 'upload') =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('bytes'), eb.lit(0)).as('bytes'))
      .where('attempt_id', 'in', (eb) =>
        eb
          .selectFrom('attempt_member')
          .select('attempt_member.attempt_id')
          .where('attempt_member.user_id', '=', userId)
          .where('attempt_member.courseware_id', '=', coursewareId),
      );
  const stored = await sumOf('file').executeTakeFirstOrThrow();
  const pending = await sumOf('upload').where('file_id', 'is', null).executeTakeFirstOrThrow();
  return stored.bytes + pending.bytes;
}

/** Number of files in an attempt, unfinished uploads included. */
export async function countAttemptFiles(db: Db, attemptId: number): Promise<number> {
  const countOf = (table: 'file' | 'upload') =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('attempt_id', '=', attemptId);
  const stored = await countOf('file').executeTakeFirstOrThrow();
  const pending = await countOf('upload').where('file_id', 'is', null).executeTakeFirstOrThrow();
  return stored.count + pending.count;
}

/** Makes an upload active from now on. */
export async function recordUploadActivity(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('upload').set({ moved_at: now }).where('id', '=', id).execute();
}

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

/** Locks an upload until the transaction ends. False if it does not exist any more. */
export async function lockUpload(db: Db, id: string): Promise<boolean> {
  const row = await db
    .updateTable('upload')
    .set((eb) => ({ file_id: eb.ref('file_id') }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setFile(db: Db, id: string, file_id: number): Promise<void> {
  await db.updateTable('upload').set({ file_id }).where('id', '=', id).execute();
}

/** State, courseware and revision of an attempt. */
export function findAttempt(db: Db, id: number) {
  return db
    .selectFrom('attempt')
    .innerJoin('courseware', 'courseware.id', 'attempt.courseware_id')
    .select([
      'attempt.id',
      'attempt.courseware_id',
      'attempt.state',
      'attempt.revision_id',
      'attempt.selection',
    ])
    .where('attempt.id', '=', id)
    .executeTakeFirst();
}
