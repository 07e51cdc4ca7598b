import { splitForLists } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of the attempts that a correction marks again. */

/** Attempts with higher ids than `after`, in their order. */
export async function listAttemptIds(
  db: Db,
  coursewareIds: readonly number[],
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('attempt')
    .select('id')
    .where('courseware_id', 'in', coursewareIds)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countAttempts(db: Db, coursewareIds: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom('attempt')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('courseware_id', 'in', coursewareIds)
    .executeTakeFirstOrThrow();
  return count;
}

export function listAttempts(db: Db, coursewareIds: readonly number[]): Promise<Row<'attempt'>[]> {
  return db
    .selectFrom('attempt')
    .selectAll()
    .where('courseware_id', 'in', coursewareIds)
    .orderBy('id')
    .execute();
}

type Member = {
  attempt_id: number;
  user_id: number;
  number: number;
  own_score: number | null;
  student_name: string;
  student_name_eng: string;
  class_number: number | null;
  guest_courseware_id: number | null;
};

/** The people of the attempts, by their number in the class. */
export async function listMembers(db: Db, attemptIds: readonly number[], classId: number): Promise<Member[]> {
  const members: Member[] = [];
  for (const part of splitForLists(attemptIds)) {
    const rows = await db
      .selectFrom('attempt_member')
      .innerJoin('user', 'user.id', 'attempt_member.user_id')
      .leftJoin('class_student', (join) =>
        join.onRef('class_student.user_id', '=', 'user.id').on('class_student.class_id', '=', classId),
      )
      .select([
        'attempt_member.attempt_id',
        'attempt_member.user_id',
        'attempt_member.number',
        'attempt_member.own_score',
        'user.name as student_name',
        'user.nickname_eng as student_name_eng',
        'class_student.class_number',
        'user.guest_courseware_id',
      ])
      .where('attempt_member.attempt_id', 'in', part)
      .execute();
    members.push(...rows);
  }
  const numberOf = ({ class_number }: Member) => class_number ?? Number.MAX_SAFE_INTEGER;
  return members.sort((one, other) => numberOf(one) - numberOf(other) || one.user_id - other.user_id);
}
