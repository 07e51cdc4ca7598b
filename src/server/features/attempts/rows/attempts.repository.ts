import type { SqlBool } from 'kysely';
import { splitForLists } from '#server/database/chunks.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import { everCorrected } from '#server/database/ever-corrected.ts';
import { openUnlessPast } from '#server/database/past-term.ts';
import type { Row } from '#server/database/schema.ts';

import {
  exceptionColumns,
  type StudentException,
  toException,
} from '#server/features/attempts/rules/effective-rules.ts';
import { type AttemptMemberInGroup, hasLeftGroup } from '#server/policy/attempt-members.repository.ts';

/** Queries of attempts. */

function selectAttempts(db: Db) {
  return db
    .selectFrom('attempt')
    .innerJoin('courseware', 'courseware.id', 'attempt.courseware_id')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .innerJoin('calendar', 'calendar.id', 'unit.calendar_id')
    .innerJoin('attempt_member', 'attempt_member.attempt_id', 'attempt.id')
    .leftJoin('courseware_exception as exception', (join) =>
      join
        .onRef('exception.courseware_id', '=', 'attempt_member.courseware_id')
        .onRef('exception.user_id', '=', 'attempt_member.user_id'),
    )
    .selectAll('attempt')
    .select(exceptionColumns)
    .select([
      'attempt_member.user_id as member_id',
      'attempt_member.number',
      'attempt_member.own_score',
      hasLeftGroup().as('has_left_group'),
      'courseware.name as courseware_name',
      openUnlessPast.as('is_open'),
      'courseware.due_at',
      'courseware.late_hours',
      'courseware.time_limit_minutes',
      'courseware.feedback_rule',
      'courseware.marks_held',
      'courseware.marks_released_at',
      'courseware.revision_id as courseware_revision_id',
      'courseware.control',
      everCorrected.as('is_corrected'),
    ]);
}

type AttemptMember = AttemptMemberInGroup &
  Pick<Row<'attempt_member'>, 'number' | 'own_score'> & { exception: StudentException | null };

/** An attempt with its members, and with the rules of its courseware as they apply to the whole class. */
export type AttemptWithRules = Row<'attempt'> &
  Pick<
    Row<'courseware'>,
    | 'is_open'
    | 'due_at'
    | 'late_hours'
    | 'time_limit_minutes'
    | 'feedback_rule'
    | 'marks_held'
    | 'marks_released_at'
    | 'control'
  > & {
    courseware_name: string;
    /** The courseware's current revision; the attempt may still use an older one. */
    courseware_revision_id: number;
    is_corrected: SqlBool;
    members: AttemptMember[];
  };

const selectAttemptsById = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  selectAttempts(db).where('attempt.id', 'in', ids),
);

/** Returns the attempts by id. */
export async function findAttempts(db: Db, ids: readonly number[]): Promise<Map<number, AttemptWithRules>> {
  const attemptById = new Map<number, AttemptWithRules>();
  for (const part of splitForLists(ids)) {
    for (const row of await selectAttemptsById(db, { ids: part })) {
      const { member_id: user_id, number, own_score, has_left_group, ...attempt } = row;
      const members = attemptById.get(attempt.id)?.members ?? [];
      members.push({ user_id, number, own_score, has_left_group, exception: toException(attempt) });
      attemptById.set(attempt.id, { ...attempt, members });
    }
  }
  return attemptById;
}

export async function findAttempt(db: Db, id: number): Promise<AttemptWithRules | undefined> {
  return (await findAttempts(db, [id])).get(id);
}

/** Whether the person has work in this deleted courseware, or in the deleted courseware of this attempt. */
export async function hasDeletedWork(
  db: Db,
  userId: number,
  attemptOrCourseware: { attemptId: number } | { coursewareId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('attempt_member')
    .innerJoin('courseware_record', 'courseware_record.id', 'attempt_member.courseware_id')
    .select('attempt_member.attempt_id')
    .where('attempt_member.user_id', '=', userId)
    .$if('attemptId' in attemptOrCourseware, (query) =>
      query.where(
        'attempt_member.attempt_id',
        '=',
        'attemptId' in attemptOrCourseware ? attemptOrCourseware.attemptId : 0,
      ),
    )
    .$if('coursewareId' in attemptOrCourseware, (query) =>
      query.where(
        'attempt_member.courseware_id',
        '=',
        'coursewareId' in attemptOrCourseware ? attemptOrCourseware.coursewareId : 0,
      ),
    )
    .where('courseware_record.deleted_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** An attempt with its number among the person's attempts. `score` is the person's own mark if there is one. */
export type OwnAttempt = Row<'attempt'> & Pick<Row<'attempt_member'>, 'number'>;

type OwnAttemptsFilter = { userId: number; coursewareIds: readonly number[] };

const selectOwnAttempts = compileOnce((db, { userId, coursewareIds }: OwnAttemptsFilter) =>
  db
    .selectFrom('attempt_member')
    .innerJoin('attempt', 'attempt.id', 'attempt_member.attempt_id')
    .selectAll('attempt')
    .select(['attempt_member.number', 'attempt_member.own_score'])
    .where('attempt_member.user_id', '=', userId)
    .where('attempt_member.courseware_id', 'in', coursewareIds)
    .orderBy('attempt_member.number', 'desc'),
);

/** The person's attempts in these coursewares, newest first. */
export async function listOwnAttempts(
  db: Db,
  userId: number,
  coursewareIds: readonly number[],
): Promise<OwnAttempt[]> {
  const rows = await selectOwnAttempts(db, { userId, coursewareIds });
  return rows.map(({ own_score, ...attempt }) => ({ ...attempt, score: own_score ?? attempt.score }));
}

/** Lists class and subject of the attempts, for the check of who may see them. */
export function listClassesOfAttempts(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('attempt')
    .innerJoin('courseware', 'courseware.id', 'attempt.courseware_id')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .select(['attempt.id', 'unit.class_id', 'unit.subject_id'])
    .where('attempt.id', 'in', ids)
    .execute();
}

export async function findClassOfAttempt(db: Db, id: number) {
  return (await listClassesOfAttempts(db, [id]))[0];
}
