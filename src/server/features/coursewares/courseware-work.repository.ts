import { sql } from 'kysely';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import { countExcusedMembers, hasCountedMember, isNotExcused } from '#server/database/excused.ts';
import { isAssigned } from '#server/policy/assigned.repository.ts';

/** Counts the people who count in the figures of a courseware (`countsInClass` of the contract), and their progress. */

export type WorkCount = { assigned: number; started: number; submitted: number; waiting: number };

/** Of a deleted courseware. */
export const noWork: WorkCount = { assigned: 0, started: 0, submitted: 0, waiting: 0 };

const isMember = sql`member.user_id is not null and ${isAssigned(sql.ref('member.user_id'))}`;

const selectWorkCounts = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('attempt_member')
          .innerJoin('user', 'user.id', 'attempt_member.user_id')
          .select(['attempt_member.courseware_id', 'attempt_member.user_id', 'attempt_member.is_running'])
          .where('attempt_member.courseware_id', 'in', ids)
          .where('user.guest_courseware_id', 'is', null)
          .where(isNotExcused('attempt_member.courseware_id', 'attempt_member.user_id'))
          .as('participant'),
      (join) => join.onRef('participant.courseware_id', '=', 'courseware.id'),
    )
    .leftJoin('class_student as member', (join) =>
      join.onRef('member.class_id', '=', 'unit.class_id').onRef('member.user_id', '=', 'participant.user_id'),
    )
    .select((eb) => [
      'courseware.id',
      'courseware.target_kind',
      'unit.class_id',
      sql<number>`count(distinct case when ${isMember} then participant.user_id end)`.as('started_members'),
      sql<number>`count(distinct case when participant.is_running = 0 then participant.user_id end)`.as(
        'submitted',
      ),
      sql<number>`count(distinct case when participant.is_running = 0 and not (${isMember})
        then participant.user_id end)`.as('others'),
      eb
        .selectFrom('attempt')
        .select((waiting) => waiting.fn.countAll<number>().as('waiting'))
        .whereRef('attempt.courseware_id', '=', 'courseware.id')
        // Literals, because the databases do not use the partial index with parameters.
        .where('attempt.needs_teacher', '=', sql.lit(1))
        .where('attempt.state', '=', sql.lit('submitted'))
        .where(hasCountedMember())
        .as('waiting'),
      countExcusedMembers().as('excused'),
    ])
    .where('courseware.id', 'in', ids)
    .groupBy(['courseware.id', 'courseware.target_kind', 'unit.class_id']),
);

/**
 * Counts work by courseware id. `assigned`: everybody who counts; `waiting`: submitted attempts that a teacher has to
 * mark, also those of guests.
 */
export async function countWork(db: Db, ids: readonly number[]): Promise<Map<number, WorkCount>> {
  if (ids.length === 0) return new Map();
  const rows = await selectWorkCounts(db, { ids });
  const memberCountByClass = await countMembers(db, [...new Set(rows.map(({ class_id }) => class_id))]);
  const narrowedRows = rows.filter(({ target_kind }) => target_kind !== 'class');
  const targetedCountById = await countTargetedMembers(
    db,
    narrowedRows.map(({ id }) => id),
  );
  return new Map(
    rows.map(({ id, target_kind, class_id, started_members, submitted, others, waiting, excused }) => {
      const memberCount =
        target_kind === 'class'
          ? (memberCountByClass.get(class_id) ?? 0) - excused
          : (targetedCountById.get(id) ?? 0);
      const started = started_members + others;
      return [id, { assigned: memberCount + others, started, submitted, waiting: waiting ?? 0 }];
    }),
  );
}

const selectTargetedMembers = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .innerJoin('class_student', 'class_student.class_id', 'unit.class_id')
    .select((eb) => ['courseware.id', eb.fn.countAll<number>().as('count')])
    .where('courseware.id', 'in', ids)
    .where(isAssigned(sql.ref('class_student.user_id')))
    .where(isNotExcused('courseware.id', 'class_student.user_id'))
    .groupBy('courseware.id'),
);

/** Number of students of the class that a courseware is for, without excused ones, by courseware id. */
async function countTargetedMembers(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await selectTargetedMembers(db, { ids });
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const selectMemberCounts = compileOnce((db, { classIds }: { classIds: readonly number[] }) =>
  db
    .selectFrom('class_student')
    .select((eb) => ['class_id', eb.fn.countAll<number>().as('count')])
    .where('class_id', 'in', classIds)
    .groupBy('class_id'),
);

async function countMembers(db: Db, classIds: readonly number[]): Promise<Map<number, number>> {
  if (classIds.length === 0) return new Map();
  const rows = await selectMemberCounts(db, { classIds });
  return new Map(rows.map(({ class_id, count }) => [class_id, count]));
}

/** Number of different people with attempts in the coursewares. */
export async function countPeople(db: Db, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await db
    .selectFrom('attempt_member')
    .select((eb) => eb.fn.count<number>('user_id').distinct().as('count'))
    .where('courseware_id', 'in', ids)
    .executeTakeFirstOrThrow();
  return count;
}
