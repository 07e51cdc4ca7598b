import { sql } from 'kysely';
import type { Actor } from '#server/auth/actor.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import { type CoursewareOrder, listOrderings } from '#server/database/courseware-order.ts';
import type { Db } from '#server/database/database.ts';
import { countExcusedMembers, hasCountedMember, isNotExcused } from '#server/database/excused.ts';
import { containsKeyword } from '#server/database/search/search-text.ts';
import { isAssigned } from '#server/policy/assigned.repository.ts';
import { selectVisibleUnits, type UnitScope, viewerIdOf } from '#server/policy/visible-units.repository.ts';

/** Queries that read coursewares. */

/** Coursewares with their unit, class and subject, and facts of their revision. */
function selectPlaced(db: Db) {
  return db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .innerJoin('class', 'class.id', 'unit.class_id')
    .innerJoin('subject', 'subject.id', 'unit.subject_id')
    .innerJoin('activity_revision as revision', 'revision.id', 'courseware.revision_id')
    .innerJoin('activity', 'activity.id', 'courseware.activity_id')
    .selectAll('courseware')
    .select([
      'unit.name as unit_name',
      'unit.calendar_id',
      'unit.class_id',
      'class.name as class_name',
      'unit.subject_id',
      'subject.name as subject_name',
      'subject.name_eng as subject_name_eng',
      'subject.colour as subject_colour',
      'revision.type',
      'revision.icon',
      'revision.number as revision_number',
      'revision.question_count',
      'activity.revision_number as latest_revision_number',
    ]);
}

export type PlacedCourseware = NonNullable<Awaited<ReturnType<typeof findPlaced>>>;

export function findPlaced(db: Db, id: number) {
  return selectPlaced(db).where('courseware.id', '=', id).executeTakeFirst();
}

/** Unsorted. */
export function listPlaced(db: Db, ids: readonly number[]): Promise<PlacedCourseware[]> {
  return selectPlaced(db).where('courseware.id', 'in', ids).execute();
}

const selectPlacedInUnit = compileOnce((db, { unitId }: { unitId: number }) =>
  selectPlaced(db)
    .where('courseware.unit_id', '=', unitId)
    .orderBy('courseware.position')
    .orderBy('courseware.id'),
);

/** In the order of the unit. */
export function listPlacedInUnit(db: Db, unitId: number): Promise<PlacedCourseware[]> {
  return selectPlacedInUnit(db, { unitId });
}

export type CoursewareFilter = Omit<UnitScope, 'viewerId'> & {
  type: string | undefined;
  keyword: string | undefined;
  order: CoursewareOrder;
  offset: number;
  limit: number;
};

/** Ids of one page, and the total number. The keyword is also searched in the unit's name. */
export async function findCoursewarePage(
  db: Db,
  actor: Actor,
  filter: CoursewareFilter,
): Promise<{ total: number; ids: number[] }> {
  const { type, keyword, offset, limit } = filter;
  const matching = selectVisibleUnits(db, { ...filter, viewerId: viewerIdOf(actor) })
    .innerJoin('courseware', 'courseware.unit_id', 'unit.id')
    .$if(type !== undefined, (query) =>
      query
        .innerJoin('activity_revision as revision', 'revision.id', 'courseware.revision_id')
        .where('revision.type', '=', String(type)),
    )
    .$if(keyword !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          containsKeyword('courseware.search_text', keyword ?? ''),
          containsKeyword('unit.search_text', keyword ?? ''),
        ]),
      ),
    );
  const selected = matching.select(['courseware.id', sql<number>`count(*) over ()`.as('total')]);
  const rows = await listOrderings(filter.order)
    .reduce((query, [column, order]) => query.orderBy(column, order), selected)
    .offset(offset)
    .limit(limit)
    .execute();
  const [first] = rows;
  if (first || offset === 0) return { total: first?.total ?? 0, ids: rows.map(({ id }) => id) };
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total, ids: [] };
}

export async function findRevision(db: Db, id: number) {
  return db.selectFrom('activity_revision').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Activities with the facts needed for placing them, unsorted. */
export function listActivitiesToPlace(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('activity')
    .leftJoin('activity_revision as revision', 'revision.id', 'activity.revision_id')
    .select([
      'activity.id',
      'activity.owner_id',
      'activity.name',
      'activity.deleted_at',
      'revision.id as revision_id',
      'revision.name as revision_name',
    ])
    .where('activity.id', 'in', ids)
    .execute();
}

export type WorkCount = { assigned: number; started: number; submitted: number; waiting: number };

const selectWork = compileOnce((db, { ids }: { ids: readonly number[] }) =>
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
 * Counts work by courseware id, leaving out excused students. Assigned are the students that it is for, and everybody
 * else with an attempt: guests, former students, and those it was for once. Waiting are submitted attempts that a teacher
 * has to mark.
 */
export async function countWork(db: Db, ids: readonly number[]): Promise<Map<number, WorkCount>> {
  if (ids.length === 0) return new Map();
  const rows = await selectWork(db, { ids });
  const members = await countMembers(db, [...new Set(rows.map(({ class_id }) => class_id))]);
  const narrowed = rows.filter(({ target_kind }) => target_kind !== 'class');
  const concerned = await countConcerned(
    db,
    narrowed.map(({ id }) => id),
  );
  return new Map(
    rows.map(({ id, target_kind, class_id, started, submitted, others, waiting, excused }) => {
      const ofClass = (members.get(class_id) ?? 0) - excused + others;
      const assigned = target_kind === 'class' ? ofClass : (concerned.get(id) ?? 0);
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
async function countConcerned(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
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
