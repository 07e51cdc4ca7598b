import { sql } from 'kysely';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import { countExcusedMembers, hasCountedMember, isNotExcused } from '#server/database/excused.ts';
import { isAssigned } from '#server/policy/assigned.repository.ts';

/** Counts the people that a courseware is for, and their progress. */

export type WorkCount = { assigned: number; started: number; submitted: number; waiting: number };

const selectWorkCounts = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .leftJoin('attempt_member as participant', (join) =>
      join
        .onRef('participant.courseware_id', '=', 'courseware.id')
        .on(isNotExcused('participant.courseware_id', 'participant.user_id')),
    )
    .leftJoin('class_student as member', (join) =>
      join.onRef('member.class_id', '=', 'unit.class_id').onRef('member.user_id', '=', 'participant.user_id'),
    )
    .select((eb) => [
      'courseware.id',
      'courseware.target_kind',
      'unit.class_id',
      eb.fn.count<number>('participant.user_id').distinct().as('started'),
      sql<number>`count(distinct case when participant.is_running = 0 then participant.user_id end)`.as(
        'submitted',
      ),
      sql<number>`count(distinct case when member.user_id is null then participant.user_id end)`.as('others'),
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
 * Counts work by courseware id, leaving out excused students. `assigned` counts the students that the courseware is
 * for, and everybody else with an attempt: guests, former students, and students it was for earlier. `waiting` counts
 * submitted attempts that a teacher has to mark.
 */
export async function countWork(db: Db, ids: readonly number[]): Promise<Map<number, WorkCount>> {
  if (ids.length === 0) return new Map();
  const rows = await selectWorkCounts(db, { ids });
  const memberCountByClass = await countMembers(db, [...new Set(rows.map(({ class_id }) => class_id))]);
  const narrowedRows = rows.filter(({ target_kind }) => target_kind !== 'class');
  const concernedCountById = await countConcernedPeople(
    db,
    narrowedRows.map(({ id }) => id),
  );
  return new Map(
    rows.map(({ id, target_kind, class_id, started, submitted, others, waiting, excused }) => {
      const classAssignedCount = (memberCountByClass.get(class_id) ?? 0) - excused + others;
      const assigned = target_kind === 'class' ? classAssignedCount : (concernedCountById.get(id) ?? 0);
      return [id, { assigned, started, submitted, waiting: waiting ?? 0 }];
    }),
  );
}

const selectConcerned = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom(
      db
        .selectFrom('courseware')
        .innerJoin('unit', 'unit.id', 'courseware.unit_id')
        .innerJoin('class_student', 'class_student.class_id', 'unit.class_id')
        .select(['courseware.id', 'class_student.user_id'])
        .where('courseware.id', 'in', ids)
        .where(isAssigned(sql.ref('class_student.user_id')))
        .where(isNotExcused('courseware.id', 'class_student.user_id'))
        .union(
          db
            .selectFrom('attempt_member')
            .select(['attempt_member.courseware_id as id', 'attempt_member.user_id'])
            .where('attempt_member.courseware_id', 'in', ids)
            .where(isNotExcused('attempt_member.courseware_id', 'attempt_member.user_id')),
        )
        .as('person'),
    )
    .select((eb) => ['person.id', eb.fn.countAll<number>().as('count')])
    .groupBy('person.id'),
);

/** Number of people who are assigned or have an attempt, by courseware id. */
async function countConcernedPeople(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await selectConcerned(db, { ids });
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
