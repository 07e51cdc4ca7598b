import type { Db } from '#server/database/database.ts';

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
  const storedSum = await sumOf('file').executeTakeFirstOrThrow();
  const pending = await sumOf('upload').where('file_id', 'is', null).executeTakeFirstOrThrow();
  return storedSum.bytes + pending.bytes;
}

/** Number of files in an attempt, unfinished uploads included. */
export async function countAttemptFiles(db: Db, attemptId: number): Promise<number> {
  const countOf = (table: 'file' | 'upload') =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('attempt_id', '=', attemptId);
  const storedCount = await countOf('file').executeTakeFirstOrThrow();
  const pending = await countOf('upload').where('file_id', 'is', null).executeTakeFirstOrThrow();
  return storedCount.count + pending.count;
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
