import type { Db } from '#server/database/database.ts';

/** Sums the bytes of all files in a student's attempts of a courseware, unfinished uploads included. */
export async function sumStudentFileBytes(db: Db, userId: number, coursewareId: number): Promise<number> {
  const selectByteSum = (table: 'file' | 'upload') =>
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
  const storedSum = await selectByteSum('file').executeTakeFirstOrThrow();
  const pendingSum = await selectByteSum('upload').where('file_id', 'is', null).executeTakeFirstOrThrow();
  return storedSum.bytes + pendingSum.bytes;
}

/** Counts the files in an attempt, unfinished uploads included. */
export async function countAttemptFiles(db: Db, attemptId: number): Promise<number> {
  const selectFileCount = (table: 'file' | 'upload') =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('attempt_id', '=', attemptId);
  const storedCount = await selectFileCount('file').executeTakeFirstOrThrow();
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
