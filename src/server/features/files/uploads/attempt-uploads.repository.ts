import type { Db } from '#server/database/database.ts';

type FileTable = 'file' | 'upload';

/** Sums the bytes of all files in attempts of a courseware by these people, unfinished uploads included. */
async function sumFileBytes(db: Db, coursewareId: number, people: number | 'guests'): Promise<number> {
  const selectByteSum = (table: FileTable) =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('bytes'), eb.lit(0)).as('bytes'))
      .where('attempt_id', 'in', (eb) => {
        const attemptIds = eb
          .selectFrom('attempt_member')
          .select('attempt_member.attempt_id')
          .where('attempt_member.courseware_id', '=', coursewareId);
        if (people !== 'guests') return attemptIds.where('attempt_member.user_id', '=', people);
        const guestIds = eb
          .selectFrom('user')
          .select('user.id')
          .where('guest_courseware_id', '=', coursewareId);
        return attemptIds.where('attempt_member.user_id', 'in', guestIds);
      });
  const storedSum = await selectByteSum('file').where('page_of', 'is', null).executeTakeFirstOrThrow();
  const pendingSum = await selectByteSum('upload').where('file_id', 'is', null).executeTakeFirstOrThrow();
  return storedSum.bytes + pendingSum.bytes;
}

export function sumStudentFileBytes(db: Db, userId: number, coursewareId: number): Promise<number> {
  return sumFileBytes(db, coursewareId, userId);
}

export function sumGuestFileBytes(db: Db, coursewareId: number): Promise<number> {
  return sumFileBytes(db, coursewareId, 'guests');
}

export async function isGuest(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .select('guest_courseware_id')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row !== undefined && row.guest_courseware_id !== null;
}

/** Counts the files in an attempt, unfinished uploads included. */
export async function countAttemptFiles(db: Db, attemptId: number): Promise<number> {
  const selectFileCount = (table: 'file' | 'upload') =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('attempt_id', '=', attemptId);
  const storedCount = await selectFileCount('file').where('page_of', 'is', null).executeTakeFirstOrThrow();
  const pendingCount = await selectFileCount('upload').where('file_id', 'is', null).executeTakeFirstOrThrow();
  return storedCount.count + pendingCount.count;
}

/** Finds the state, courseware and revision of an attempt. */
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
