import { sql } from 'kysely';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import { hasCountedMember, isNotExcused } from '#server/database/excused.ts';
import { isAssigned } from '#server/policy/assigned.repository.ts';

/** Counts the people who count in the figures of a courseware (`countsInClass` of the contract), and their progress. */

export type WorkCount = { assigned: number; started: number; submitted: number; waiting: number };

/** Of a deleted courseware. */
export const noWork: WorkCount = { assigned: 0, started: 0, submitted: 0, waiting: 0 };

type Ids = { ids: readonly number[] };

const selectPlaces = compileOnce((db, { ids }: Ids) =>
  db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .select(['courseware.id', 'courseware.target_kind', 'unit.class_id'])
    .where('courseware.id', 'in', ids),
);

/** What is counted of a courseware in one part: see `selectParts`. */
const countColumns = (part: Part) =>
  [
    sql<Part>`${sql.lit(part)}`.as('part'),
    'participant.courseware_id as id',
    sql<number>`count(distinct participant.user_id)`.as('started'),
    sql<number>`count(distinct case when participant.is_running = 0 then participant.user_id end)`.as(
      'submitted',
    ),
  ] as const;

/** Everybody with an attempt, also guests and excused students. */
const selectParticipants = (db: Db, { ids }: Ids) =>
  db
    .selectFrom('attempt_member as participant')
    .select(countColumns('all'))
    .where('participant.courseware_id', 'in', ids)
    .groupBy('participant.courseware_id');

const selectGuests = (db: Db, { ids }: Ids) =>
  db
    .selectFrom('user')
    .innerJoin('attempt_member as participant', (join) =>
      join
        .onRef('participant.user_id', '=', 'user.id')
        .onRef('participant.courseware_id', '=', 'user.guest_courseware_id'),
    )
    .select(countColumns('guests'))
    .where('user.guest_courseware_id', 'in', ids)
    .groupBy('participant.courseware_id');

/** Participants whom the courseware is not for (any more), guests and excused ones too: those few are counted by themselves. */
const selectOutsiders = (db: Db, { ids }: Ids) =>
  db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .innerJoin('attempt_member as participant', 'participant.courseware_id', 'courseware.id')
    .leftJoin('class_student as member', (join) =>
      join
        .onRef('member.class_id', '=', 'unit.class_id')
        .onRef('member.user_id', '=', 'participant.user_id')
        .on(isAssigned(sql.ref('participant.user_id'))),
    )
    .select(countColumns('outsiders'))
    .where('courseware.id', 'in', ids)
    .where('member.user_id', 'is', null)
    .groupBy('participant.courseware_id');

const selectExcusedOutsiders = (db: Db, { ids }: Ids) =>
  db
    .selectFrom('courseware_exception as excused')
    .innerJoin('courseware', 'courseware.id', 'excused.courseware_id')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .innerJoin('attempt_member as participant', (join) =>
      join
        .onRef('participant.courseware_id', '=', 'excused.courseware_id')
        .onRef('participant.user_id', '=', 'excused.user_id'),
    )
    .innerJoin('user', 'user.id', 'participant.user_id')
    .leftJoin('class_student as member', (join) =>
      join
        .onRef('member.class_id', '=', 'unit.class_id')
        .onRef('member.user_id', '=', 'participant.user_id')
        .on(isAssigned(sql.ref('participant.user_id'))),
    )
    .select(countColumns('excused_outsiders'))
    .where('excused.courseware_id', 'in', ids)
    .where('excused.is_excused', '=', sql.lit(1))
    .where('user.guest_courseware_id', 'is', null)
    .where('member.user_id', 'is', null)
    .groupBy('participant.courseware_id');

const selectExcusedParticipants = (db: Db, { ids }: Ids) =>
  db
    .selectFrom('courseware_exception as excused')
    .innerJoin('attempt_member as participant', (join) =>
      join
        .onRef('participant.courseware_id', '=', 'excused.courseware_id')
        .onRef('participant.user_id', '=', 'excused.user_id'),
    )
    .select(countColumns('excused'))
    .where('excused.courseware_id', 'in', ids)
    // A literal, because the databases do not use the partial index with parameters.
    .where('excused.is_excused', '=', sql.lit(1))
    .groupBy('participant.courseware_id');

/** `id` is that of the class. */
const selectMembers = (db: Db, { ids }: Ids) =>
  db
    .selectFrom('class_student')
    .select((eb) => [
      sql<Part>`'members'`.as('part'),
      'class_student.class_id as id',
      eb.fn.countAll<number>().as('started'),
      sql<number>`0`.as('submitted'),
    ])
    .where(
      'class_student.class_id',
      'in',
      db
        .selectFrom('courseware')
        .innerJoin('unit', 'unit.id', 'courseware.unit_id')
        .select('unit.class_id')
        .where('courseware.id', 'in', ids),
    )
    .groupBy('class_student.class_id');

const selectExcusedMembers = (db: Db, { ids }: Ids) =>
  db
    .selectFrom('courseware_exception as excused')
    .innerJoin('courseware', 'courseware.id', 'excused.courseware_id')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .innerJoin('class_student as member', (join) =>
      join.onRef('member.class_id', '=', 'unit.class_id').onRef('member.user_id', '=', 'excused.user_id'),
    )
    .select((eb) => [
      sql<Part>`'excused_members'`.as('part'),
      'excused.courseware_id as id',
      eb.fn.countAll<number>().as('started'),
      sql<number>`0`.as('submitted'),
    ])
    .where('excused.courseware_id', 'in', ids)
    .where('excused.is_excused', '=', sql.lit(1))
    .groupBy('excused.courseware_id');

const selectWaiting = (db: Db, { ids }: Ids) =>
  db
    .selectFrom('attempt')
    .select((eb) => [
      sql<Part>`'waiting'`.as('part'),
      'attempt.courseware_id as id',
      sql<number>`0`.as('started'),
      eb.fn.countAll<number>().as('submitted'),
    ])
    .where('attempt.courseware_id', 'in', ids)
    .where('attempt.needs_teacher', '=', sql.lit(1))
    .where('attempt.state', '=', sql.lit('submitted'))
    .where(hasCountedMember())
    .groupBy('attempt.courseware_id');

/** `all`: everybody with an attempt; `guests`, `outsiders`, `excused`: those of them who do not count, or otherwise. */
type Part =
  | 'all'
  | 'guests'
  | 'outsiders'
  | 'excused_outsiders'
  | 'excused'
  | 'members'
  | 'excused_members'
  | 'waiting';

/**
 * Plain statements sent as one: a single one with all conditions takes the databases five times as long, and each
 * sent alone would wait for the network.
 */
const selectParts = compileOnce((db, input: Ids, { withWaiting }: { withWaiting: boolean }) => {
  const parts = selectParticipants(db, input)
    .unionAll(selectGuests(db, input))
    .unionAll(selectOutsiders(db, input))
    .unionAll(selectExcusedOutsiders(db, input))
    .unionAll(selectExcusedParticipants(db, input))
    .unionAll(selectMembers(db, input))
    .unionAll(selectExcusedMembers(db, input));
  return withWaiting ? parts.unionAll(selectWaiting(db, input)) : parts;
});

/**
 * Counts work by courseware id. `assigned`: everybody who counts; `waiting`: submitted attempts that a teacher has to
 * mark, also those of guests; 0 without `withWaiting`.
 */
export async function countWork(
  db: Db,
  ids: readonly number[],
  { withWaiting = true } = {},
): Promise<Map<number, WorkCount>> {
  if (ids.length === 0) return new Map();
  return countPlacedWork(db, await selectPlaces(db, { ids }), { withWaiting });
}

type WorkPlace = { id: number; target_kind: string; class_id: number };

/** `countWork` of coursewares whose classes and targets are read already. */
export async function countPlacedWork(
  db: Db,
  places: readonly WorkPlace[],
  { withWaiting }: { withWaiting: boolean },
): Promise<Map<number, WorkCount>> {
  if (places.length === 0) return new Map();
  const ids = places.map(({ id }) => id);
  const narrowedIds = places.filter(({ target_kind }) => target_kind !== 'class').map(({ id }) => id);
  const targetedCountById = await countTargetedMembers(db, narrowedIds);
  const rows = await selectParts(db, { ids }, { withWaiting });
  const rowsByPart = [...Map.groupBy(rows, ({ part }) => part)];
  const rowByPart = new Map(
    rowsByPart.map(([part, list]) => [part, new Map(list.map((row) => [row.id, row]))]),
  );
  const rowOf = (part: Part, of: number) => rowByPart.get(part)?.get(of);
  return new Map(
    places.map(({ id, target_kind, class_id }) => {
      const started = (part: Part, of = id) => rowOf(part, of)?.started ?? 0;
      const submitted = (part: Part) => rowOf(part, id)?.submitted ?? 0;
      const classCount = started('members', class_id) - started('excused_members');
      const countOthers = (count: (part: Part) => number) =>
        count('outsiders') - count('guests') - count('excused_outsiders');
      // Those whom it is not for count once they have submitted.
      const others = countOthers(submitted);
      return [
        id,
        {
          assigned: (target_kind === 'class' ? classCount : (targetedCountById.get(id) ?? 0)) + others,
          started: started('all') - started('guests') - started('excused') - countOthers(started) + others,
          submitted: submitted('all') - submitted('guests') - submitted('excused'),
          waiting: submitted('waiting'),
        },
      ];
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
