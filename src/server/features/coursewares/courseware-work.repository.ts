import { type RawBuilder, sql } from 'kysely';
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

type PartInput = Ids & { classIds: readonly number[] };
type Counts = { started: number; submitted: number; members: number; outsiders: number };
type CountColumns = { [Name in keyof Counts]?: RawBuilder<number> };

const none = sql<number>`0`;
const nobody: Counts = { started: 0, submitted: 0, members: 0, outsiders: 0 };

/** The columns of all parts, in their order: see `selectParts`. */
const partColumns = (part: Part, counts: CountColumns) =>
  [
    sql<Part>`${sql.lit(part)}`.as('part'),
    (counts.started ?? none).as('started'),
    (counts.submitted ?? none).as('submitted'),
    (counts.members ?? none).as('members'),
    (counts.outsiders ?? none).as('outsiders'),
  ] as const;

/** Somebody may have several attempts. */
const distinctPeople = {
  started: sql<number>`count(distinct participant.user_id)`,
  submitted: sql<number>`count(distinct case when participant.is_running = 0 then participant.user_id end)`,
};

const countAgain = (condition: RawBuilder<unknown>) => sql<number>`(
  select count(distinct again.user_id) from attempt_member as again
  where again.courseware_id = courseware.id and ${condition}
)`;

/** Where nobody has a second attempt, counting attempts counts people in half of the time. */
const everybody = {
  started: sql<number>`case when max(participant.number) = 1 then count(*) else ${countAgain(sql`true`)} end`,
  submitted: sql<number>`case when max(participant.number) = 1 then count(*) - sum(participant.is_running)
    else ${countAgain(sql`again.is_running = 0`)} end`,
  outsiders: sql<number>`count(*) - count(member.user_id)`,
};

/** The coursewares with each attempt of a person, and that person's membership if the courseware is for them. */
const selectWork = (db: Db, { ids }: Ids) =>
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
    .select('courseware.id')
    .where('courseware.id', 'in', ids)
    .groupBy('courseware.id');

/** Everybody with an attempt, also guests and excused students; `outsiders`: attempts of people whom it is not for. */
const selectParticipants = (db: Db, input: PartInput) =>
  selectWork(db, input).select(partColumns('all', everybody));

/** Excused people: those with an attempt, and members of the class. */
const selectExcused = (db: Db, { ids }: PartInput) =>
  db
    .selectFrom('courseware_exception as excused')
    .innerJoin('courseware', 'courseware.id', 'excused.courseware_id')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .leftJoin('attempt_member as participant', (join) =>
      join
        .onRef('participant.courseware_id', '=', 'excused.courseware_id')
        .onRef('participant.user_id', '=', 'excused.user_id'),
    )
    .leftJoin('class_student as member', (join) =>
      join.onRef('member.class_id', '=', 'unit.class_id').onRef('member.user_id', '=', 'excused.user_id'),
    )
    .select('excused.courseware_id as id')
    .select(
      partColumns('excused', { ...distinctPeople, members: sql<number>`count(distinct member.user_id)` }),
    )
    .where('excused.courseware_id', 'in', ids)
    // A literal, because the databases do not use the partial index with parameters.
    .where('excused.is_excused', '=', sql.lit(1))
    .groupBy('excused.courseware_id');

/** `id` is that of the class. */
const selectMembers = (db: Db, { classIds }: PartInput) =>
  db
    .selectFrom('class_student')
    .select('class_student.class_id as id')
    .select(partColumns('members', { members: sql<number>`count(*)` }))
    .where('class_student.class_id', 'in', classIds)
    .groupBy('class_student.class_id');

const selectWaiting = (db: Db, { ids }: PartInput) =>
  db
    .selectFrom('attempt')
    .select('attempt.courseware_id as id')
    .select(partColumns('waiting', { submitted: sql<number>`count(*)` }))
    .where('attempt.courseware_id', 'in', ids)
    .where('attempt.needs_teacher', '=', sql.lit(1))
    .where('attempt.state', '=', sql.lit('submitted'))
    .where(hasCountedMember())
    .groupBy('attempt.courseware_id');

/** Guests; `others`: whom the courseware is not for (any more), without guests and excused ones. */
const selectOutsiders = compileOnce((db, input: Ids) => {
  const guests = db
    .selectFrom('user')
    .innerJoin('attempt_member as participant', (join) =>
      join
        .onRef('participant.user_id', '=', 'user.id')
        .onRef('participant.courseware_id', '=', 'user.guest_courseware_id'),
    )
    .select('participant.courseware_id as id')
    .select(partColumns('guests', distinctPeople))
    .where('user.guest_courseware_id', 'in', input.ids)
    .groupBy('participant.courseware_id');
  const others = selectWork(db, input)
    .leftJoin('user', 'user.id', 'participant.user_id')
    .leftJoin('courseware_exception as excused', (join) =>
      join
        .onRef('excused.courseware_id', '=', 'courseware.id')
        .onRef('excused.user_id', '=', 'participant.user_id')
        .on('excused.is_excused', '=', sql.lit(1)),
    )
    .select(partColumns('others', distinctPeople))
    .where('member.user_id', 'is', null)
    .where('user.guest_courseware_id', 'is', null)
    .where('excused.user_id', 'is', null);
  return guests.unionAll(others);
});

/** `all`: everybody with an attempt; `guests`, `others`, `excused`: those of them who do not count, or otherwise. */
type Part = 'all' | 'guests' | 'others' | 'excused' | 'members' | 'waiting';

/**
 * Plain statements sent as one: a single one with all conditions takes the databases five times as long, and each
 * sent alone would wait for the network.
 */
const selectParts = compileOnce((db, input: PartInput, { withWaiting }: { withWaiting: boolean }) => {
  const parts = selectParticipants(db, input)
    .unionAll(selectExcused(db, input))
    .unionAll(selectMembers(db, input));
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
  const classIds = [...new Set(places.map(({ class_id }) => class_id))];
  const rows = await selectParts(db, { ids, classIds }, { withWaiting });
  const outsideIds = rows.flatMap(({ id, outsiders }) => (outsiders > 0 ? [id] : []));
  if (outsideIds.length > 0) rows.push(...(await selectOutsiders(db, { ids: outsideIds })));
  const rowByKey = new Map(rows.map((row) => [`${row.part} ${row.id}`, row]));
  const countsOf = (part: Part, id: number) => rowByKey.get(`${part} ${id}`) ?? nobody;
  return new Map(
    places.map(({ id, target_kind, class_id }) => {
      const all = countsOf('all', id);
      const guests = countsOf('guests', id);
      const others = countsOf('others', id);
      const excused = countsOf('excused', id);
      const classCount = countsOf('members', class_id).members - excused.members;
      return [
        id,
        {
          // Those whom it is not for count once they have submitted.
          assigned:
            (target_kind === 'class' ? classCount : (targetedCountById.get(id) ?? 0)) + others.submitted,
          started: all.started - guests.started - excused.started - others.started + others.submitted,
          submitted: all.submitted - guests.submitted - excused.submitted,
          waiting: countsOf('waiting', id).submitted,
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
