import { sql } from 'kysely';
import type { Actor } from '#server/auth/actor.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import { type CoursewareOrder, listOrderings } from '#server/database/courseware-order.ts';
import type { Db } from '#server/database/database.ts';
import { containsKeyword } from '#server/database/search/search-text.ts';
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
  const idQuery = matching.select(['courseware.id', sql<number>`count(*) over ()`.as('total')]);
  const rows = await listOrderings(filter.order)
    .reduce((query, [column, order]) => query.orderBy(column, order), idQuery)
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
