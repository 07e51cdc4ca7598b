import type { Actor } from '#server/auth/actor.ts';
import { acceptsWork } from '#server/database/accepts-work.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import { matchesPattern, toLikePattern } from '#server/database/search/search-text.ts';
import { selectVisibleUnits, type UnitScope, viewerIdOf } from '#server/policy/visible-units.repository.ts';

/** Queries of units. */

const selectUnitItems = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('unit')
    .innerJoin('class', 'class.id', 'unit.class_id')
    .innerJoin('subject', 'subject.id', 'unit.subject_id')
    .innerJoin('calendar', 'calendar.id', 'unit.calendar_id')
    .select([
      'unit.id',
      'unit.name',
      'unit.calendar_id',
      'calendar.name as calendar_name',
      'unit.class_id',
      'class.name as class_name',
      'class.grade as class_grade',
      'unit.subject_id',
      'subject.name as subject_name',
      'subject.name_eng as subject_name_eng',
      'subject.colour as subject_colour',
      'unit.position',
      'unit.created_at',
    ])
    .where('unit.id', 'in', ids),
);

const selectCoursewareCounts = compileOnce((db, { ids, now }: { ids: readonly number[]; now: number }) =>
  db
    .selectFrom('courseware')
    .select((eb) => [
      'unit_id',
      eb.fn.countAll<number>().as('courseware_count'),
      eb.fn
        .countAll<number>()
        .filterWhere('is_open', '=', 1)
        .filterWhere((open) => open.or([open('open_at', 'is', null), open('open_at', '<=', now)]))
        .filterWhere(acceptsWork(now))
        .as('open_count'),
    ])
    .where('unit_id', 'in', ids)
    .groupBy('unit_id'),
);

/** List items of units without their students, in any order; `now` decides which coursewares are open. */
export async function listUnitItems(db: Db, ids: readonly number[], now: number) {
  const units = await selectUnitItems(db, { ids });
  const counts = await selectCoursewareCounts(db, { ids, now });
  const countsByUnit = new Map(counts.map(({ unit_id, ...count }) => [unit_id, count]));
  const none = { courseware_count: 0, open_count: 0 };
  return units.map((unit) => ({ ...unit, ...(countsByUnit.get(unit.id) ?? none) }));
}

type UnitOrder = { sort: 'position' | 'name' | 'created_at'; order: 'asc' | 'desc' };

type MatchFilter = UnitScope & { pattern: string | undefined };

function selectMatchingUnits(db: Db, { pattern, ...scope }: MatchFilter) {
  return selectVisibleUnits(db, scope).$if(pattern !== undefined, (query) =>
    query.where(matchesPattern('unit.search_text', pattern ?? '')),
  );
}

const selectUnitPage = compileOnce(
  (
    db,
    { offset, limit, ...matchFilter }: MatchFilter & { offset: number; limit: number },
    { sort, order }: UnitOrder,
  ) => {
    const matchingQuery = selectMatchingUnits(db, matchFilter);
    const sortedQuery =
      sort === 'position'
        ? matchingQuery
            .orderBy('class.grade', order)
            .orderBy('class.name', order)
            .orderBy('subject.position', order)
            .orderBy('subject.id', order)
            .orderBy('unit.position', order)
        : matchingQuery.orderBy(sort === 'name' ? 'unit.search_text' : 'unit.created_at', order);
    return sortedQuery
      .orderBy('unit.id', order)
      .select(['unit.id', 'unit.class_id'])
      .offset(offset)
      .limit(limit);
  },
);

const selectUnitTotal = compileOnce((db, matchFilter: MatchFilter) =>
  selectMatchingUnits(db, matchFilter).select((eb) => eb.fn.countAll<number>().as('total')),
);

export type UnitFilter = Omit<UnitScope, 'viewerId'> &
  UnitOrder & {
    keyword: string | undefined;
    offset: number;
    limit: number;
  };

export type UnitPlace = { id: number; class_id: number };

/** Ids and classes of one page of units, and the total number. */
export async function findUnitPage(
  db: Db,
  actor: Actor,
  filter: UnitFilter,
): Promise<{ total: number; places: UnitPlace[] }> {
  const { keyword, sort, order, offset, limit, ...scope } = filter;
  const pattern = keyword === undefined ? undefined : toLikePattern(keyword);
  const matchFilter = { ...scope, viewerId: viewerIdOf(actor), pattern };
  const rows = await selectUnitPage(db, { ...matchFilter, offset, limit }, { sort, order });
  // A page that is not full is the last one: what is before it needs no counting.
  const isLastPage = rows.length < limit && (rows.length > 0 || offset === 0);
  if (isLastPage) return { total: offset + rows.length, places: rows };
  const [count] = await selectUnitTotal(db, matchFilter);
  return { total: count?.total ?? 0, places: rows };
}

/** Whether the class is in the term and has the subject. */
export async function hasSubjectInTerm(
  db: Db,
  { calendar_id, class_id, subject_id }: { calendar_id: number; class_id: number; subject_id: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('class')
    .innerJoin('teaching', 'teaching.class_id', 'class.id')
    .select('class.id')
    .where('class.id', '=', class_id)
    .where('class.calendar_id', '=', calendar_id)
    .where('teaching.subject_id', '=', subject_id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
