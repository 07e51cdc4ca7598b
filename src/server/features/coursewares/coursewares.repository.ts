import { sql } from 'kysely';
import type { Actor } from '#server/auth/actor.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import { type CoursewareOrder, listOrderings } from '#server/database/courseware-order.ts';
import type { Db } from '#server/database/database.ts';
import { containsKeyword } from '#server/database/search/search-text.ts';
import { selectVisibleUnits, type UnitScope, viewerIdOf } from '#server/policy/visible-units.repository.ts';

/** Queries that read coursewares. */

/** Coursewares with their unit, class and subject, and the type, icon and number of their revision. */
function selectPlacedCoursewares(db: Db) {
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

export type PlacedCourseware = NonNullable<Awaited<ReturnType<typeof findPlacedCourseware>>>;

export function findPlacedCourseware(db: Db, id: number) {
  return selectPlacedCoursewares(db).where('courseware.id', '=', id).executeTakeFirst();
}

/** Lists coursewares in any order. */
export function listPlacedCoursewares(db: Db, ids: readonly number[]): Promise<PlacedCourseware[]> {
  return selectPlacedCoursewares(db).where('courseware.id', 'in', ids).execute();
}

/** What a list shows of a courseware, its unit known. Names repeated in each row cost as much as all else. */
const itemColumns = [
  'courseware.id',
  'courseware.unit_id',
  'courseware.activity_id',
  'courseware.name',
  'courseware.position',
  'courseware.is_open',
  'courseware.open_at',
  'courseware.due_at',
  'courseware.late_hours',
  'courseware.attempts_allowed',
  'courseware.counting_attempt',
  'courseware.time_limit_minutes',
  'courseware.shuffle',
  'courseware.feedback_rule',
  'courseware.marks_held',
  'courseware.allow_guests',
  'courseware.guest_limit',
  'courseware.join_code',
  'courseware.target_kind',
  'courseware.work_by',
  'courseware.group_set_id',
  'unit.class_id',
  'revision.type',
  'revision.icon',
  'revision.number as revision_number',
  'revision.question_count',
  'activity.revision_number as latest_revision_number',
] as const;

const selectInUnit = compileOnce((db, { unitId }: { unitId: number }) =>
  db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .innerJoin('activity_revision as revision', 'revision.id', 'courseware.revision_id')
    .innerJoin('activity', 'activity.id', 'courseware.activity_id')
    .select(itemColumns)
    .where('courseware.unit_id', '=', unitId)
    .orderBy('courseware.position')
    .orderBy('courseware.id'),
);

export type ListedCourseware = Awaited<ReturnType<typeof listInUnit>>[number];

/** Lists the coursewares of a unit in their order. */
export function listInUnit(db: Db, unitId: number) {
  return selectInUnit(db, { unitId });
}

export type CoursewareFilter = Omit<UnitScope, 'viewerId'> & {
  type: string | undefined;
  keyword: string | undefined;
  order: CoursewareOrder;
  offset: number;
  limit: number;
};

/** Finds the ids of one page, and the total number. The keyword may be in the unit's name, too. */
export async function findCoursewarePage(
  db: Db,
  actor: Actor,
  filter: CoursewareFilter,
): Promise<{ total: number; ids: number[] }> {
  const { type, keyword, offset, limit } = filter;
  const matchingQuery = selectVisibleUnits(db, { ...filter, viewerId: viewerIdOf(actor) })
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
  const idQuery = matchingQuery.select(['courseware.id', sql<number>`count(*) over ()`.as('total')]);
  const rows = await listOrderings(filter.order)
    .reduce((query, [column, order]) => query.orderBy(column, order), idQuery)
    .offset(offset)
    .limit(limit)
    .execute();
  const [firstRow] = rows;
  if (firstRow || offset === 0) return { total: firstRow?.total ?? 0, ids: rows.map(({ id }) => id) };
  const { total } = await matchingQuery
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total, ids: [] };
}

export async function findRevision(db: Db, id: number) {
  return db.selectFrom('activity_revision').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Activities with their owner, name and newest revision, in any order. */
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
