import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row, Schema } from '#server/database/schema.ts';

/** Files on their way in. */

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

/** Those whose last bytes came before a time. */
export async function deleteUploadsBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom('upload').where('moved_at', '<', time).execute();
}

export async function listUnfinishedIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('upload').select('id').where('file_id', 'is', null).execute();
  return rows.map(({ id }) => id);
}

/** How many uploads of the person are unfinished, and their size once they will be there. */
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

/** Bytes that were handed in in all of a student's attempts of a courseware, with those on their way. */
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
  const coming = await sumOf('upload').where('file_id', 'is', null).executeTakeFirstOrThrow();
  return stored.bytes + coming.bytes;
}

/** Files that an attempt has, with those on their way in. */
export async function countAttemptFiles(db: Db, attemptId: number): Promise<number> {
  const countOf = (table: 'file' | 'upload') =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('attempt_id', '=', attemptId);
  const stored = await countOf('file').executeTakeFirstOrThrow();
  const coming = await countOf('upload').where('file_id', 'is', null).executeTakeFirstOrThrow();
  return stored.count + coming.count;
}

export type Place = Pick<UploadRow, 'id' | 'created_at'>;

/** Room for uploads on their way: all of what moves, and of others what has arrived. Times in milliseconds. */
export type Keeping = {
  /** Begun before it, what has received nothing does not move. */
  emptyBegunAt: number;
  /** What received its last bytes before it does not move. */
  movedAt: number;
};

type Uploads = ExpressionBuilder<Schema, 'upload'>;

/** Whether room is still kept for all of it. */
function isMoving(eb: Uploads, { emptyBegunAt, movedAt }: Keeping) {
  return eb.or([
    eb('moved_at', '>=', emptyBegunAt),
    eb.and([eb('received_bytes', '>', 0), eb('moved_at', '>=', movedAt)]),
  ]);
}

type Chosen = {
  /** Of those only that were begun before one. */
  before?: Place | undefined;
  /** Of what students hand in only. */
  ofStudents?: boolean;
};

/** Bytes that everybody's unfinished uploads take up or will: `kept` in all, `coming` without what has arrived. */
export async function sumUnfinished(
  db: Db,
  keeping: Keeping,
  { before, ofStudents = false }: Chosen = {},
): Promise<{ kept: number; coming: number }> {
  const received = sql<number>`received_bytes`;
  const rows = db
    .selectFrom('upload')
    .select((eb) => {
      const kept = eb.case().when(isMoving(eb, keeping)).then(eb.ref('bytes')).else(received).end();
      return [
        eb.fn.coalesce(eb.fn.sum<number>(kept), eb.lit(0)).as('kept'),
        eb.fn.coalesce(eb.fn.sum<number>(sql<number>`${kept} - ${received}`), eb.lit(0)).as('coming'),
      ];
    })
    .where('file_id', 'is', null)
    .$if(ofStudents, (query) => query.where('attempt_id', 'is not', null));
  if (!before) return rows.executeTakeFirstOrThrow();
  return rows
    .where((eb) =>
      eb.or([
        eb('created_at', '<', before.created_at),
        eb.and([eb('created_at', '=', before.created_at), eb('id', '<', before.id)]),
      ]),
    )
    .executeTakeFirstOrThrow();
}

/** Whether all of its room is still kept. */
export async function isKept(db: Db, id: string, keeping: Keeping): Promise<boolean> {
  const row = await db
    .selectFrom('upload')
    .select('id')
    .where('id', '=', id)
    .where((eb) => isMoving(eb, keeping))
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts as moving from now on. */
export async function touchUpload(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('upload').set({ moved_at: now }).where('id', '=', id).execute();
}

export async function noteReceived(db: Db, id: string, received_bytes: number, now: number): Promise<void> {
  await db
    .updateTable('upload')
    .set({ received_bytes, moved_at: now })
    .where('id', '=', id)
    .where('file_id', 'is', null)
    .execute();
}

/** Tells whether the upload is still there; if so, nobody else changes it until the transaction ends. */
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

/** Of an attempt: whether it still goes on, and what it is about. */
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
