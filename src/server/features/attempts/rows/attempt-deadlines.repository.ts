import { sql } from 'kysely';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

import {
  exceptionColumns,
  type StudentException,
  toException,
} from '#server/features/attempts/rules/effective-rules.ts';

type OverdueFilter = { time: number; limit: number; coursewareIds: readonly number[] | undefined };

const selectOverdueAttempts = compileOnce((db, { time, limit, coursewareIds }: OverdueFilter) =>
  db
    .selectFrom('attempt')
    .select('id')
    // A literal, because with a parameter the databases do not use the partial index of attempts in progress.
    .where('state', '=', sql.lit('in_progress'))
    .where('deadline_at', '<', time)
    .$if(coursewareIds !== undefined, (query) => query.where('courseware_id', 'in', coursewareIds ?? []))
    .orderBy('deadline_at')
    .limit(limit),
);

/** Ids of attempts in progress whose deadline is before `time`, optionally of some coursewares only. */
export async function listOverdueAttempts(
  db: Db,
  time: number,
  { limit, coursewareIds }: { limit: number; coursewareIds?: readonly number[] },
): Promise<number[]> {
  const rows = await selectOverdueAttempts(db, { time, limit, coursewareIds });
  return rows.map(({ id }) => id);
}

export type RunningAttempt = Pick<
  Row<'attempt'>,
  'id' | 'revision_id' | 'started_at' | 'reopened_at' | 'deadline_at'
> & {
  /** The exceptions of the members; null for a member without one. */
  exceptions: (StudentException | null)[];
};

/** The attempts in progress of a courseware. */
export async function listRunningAttempts(db: Db, coursewareId: number): Promise<RunningAttempt[]> {
  const rows = await db
    .selectFrom('attempt')
    .innerJoin('attempt_member', 'attempt_member.attempt_id', 'attempt.id')
    .leftJoin('courseware_exception as exception', (join) =>
      join
        .onRef('exception.courseware_id', '=', 'attempt.courseware_id')
        .onRef('exception.user_id', '=', 'attempt_member.user_id'),
    )
    .select(['attempt.id', 'attempt.revision_id', 'attempt.started_at'])
    .select(['attempt.reopened_at', 'attempt.deadline_at'])
    .select(exceptionColumns)
    .where('attempt.courseware_id', '=', coursewareId)
    .where('attempt.state', '=', 'in_progress')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((memberRows) => {
    const exceptions = memberRows.map(toException);
    return memberRows.slice(0, 1).map(({ id, revision_id, started_at, reopened_at, deadline_at }) => {
      return { id, revision_id, started_at, reopened_at, deadline_at, exceptions };
    });
  });
}

export async function updateDeadline(db: Db, id: number, deadlineAt: number | null): Promise<void> {
  await db
    .updateTable('attempt')
    .set((eb) => ({ deadline_at: deadlineAt, change_number: eb('change_number', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
