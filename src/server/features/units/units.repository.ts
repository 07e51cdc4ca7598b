import { sql } from 'kysely';
import type { Actor } from '#server/auth/actor.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import { positionIn } from '#server/database/positions.ts';
import type { NewRow } from '#server/database/schema.ts';
import { keywordPattern, matchesPattern, toSearchText } from '#server/database/search-text.ts';
import { selectVisibleUnits, type UnitScope, viewerIdOf } from '#server/policy/visible-units.repository.ts';

/** Queries of units. */

const selectUnit = compileOnce((db, { id }: { id: number }) =>
  db.selectFrom('unit').selectAll().where('id', '=', id),
);

export async function findUnit(db: Db, id: number) {
  return (await selectUnit(db, { id }))[0];
}

const selectUnitItems = compileOnce((db, { ids, now }: { ids: readonly number[]; now: number }) =>
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
      'subject.colour as subject_colour',
      'unit.position',
      'unit.created_at',
    ])
    .select((eb) => [
      eb
        .selectFrom('class_student')
        .whereRef('class_student.class_id', '=', 'unit.class_id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('student_count'),
      eb
        .selectFrom('courseware')
        .whereRef('courseware.unit_id', '=', 'unit.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('courseware_count'),
      eb
        .selectFrom('courseware')
        .whereRef('courseware.unit_id', '=', 'unit.id')
        .where('courseware.is_open', '=', 1)
        .where((open) => open.or([open('open_at', 'is', null), open('open_at', '<=', now)]))
        .where((open) => open.or([open('due_at', 'is', null), open('due_at', '>', now)]))
        .select((count) => count.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('open_count'),
    ])
    .where('unit.id', 'in', ids),
);

/** Units as lists show them, in no order; `now` decides which coursewares count as open. */
export function listUnitItems(db: Db, ids: readonly number[], now: number) {
  return selectUnitItems(db, { ids, now });
}

type Order = { sort: 'position' | 'name' | 'created_at'; order: 'asc' | 'desc' };
type Matching = UnitScope & { pattern: string | undefined };

function selectMatching(db: Db, { pattern, ...scope }: Matching) {
  return selectVisibleUnits(db, scope).$if(pattern !== undefined, (query) =>
    query.where(matchesPattern('unit.search_text', pattern ?? '')),
  );
}

const selectPage = compileOnce(
  (
    db,
    { offset, limit, ...matching }: Matching & { offset: number; limit: number },
    { sort, order }: Order,
  ) => {
    const all = selectMatching(db, matching);
    const sorted =
      sort === 'position'
        ? all
            .orderBy('class.grade', order)
            .orderBy('class.name', order)
            .orderBy('subject.position', order)
            .orderBy('subject.id', order)
            .orderBy('unit.position', order)
        : all.orderBy(sort === 'name' ? 'unit.search_text' : 'unit.created_at', order);
    return sorted
      .orderBy('unit.id', order)
      .select(['unit.id', sql<number>`count(*) over ()`.as('total')])
      .offset(offset)
      .limit(limit);
  },
);

export type UnitFilter = Omit<UnitScope, 'viewerId'> &
  Order & {
    keyword: string | undefined;
    offset: number;
    limit: number;
  };

/** Ids of one page, and how many there are in all. */
export async function findUnitPage(
  db: Db,
  actor: Actor,
  filter: UnitFilter,
): Promise<{ total: number; ids: number[] }> {
  const { keyword, sort, order, offset, limit, ...scope } = filter;
  const pattern = keyword === undefined ? undefined : keywordPattern(keyword);
  const matching = { ...scope, viewerId: viewerIdOf(actor), pattern };
  const rows = await selectPage(db, { ...matching, offset, limit }, { sort, order });
  const [first] = rows;
  if (first || offset === 0) return { total: first?.total ?? 0, ids: rows.map(({ id }) => id) };
  const { total } = await selectMatching(db, matching)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total, ids: [] };
}

/** Whether the class is in the term and somebody teaches it the subject. */
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

type NewUnit = Omit<NewRow<'unit'>, 'id' | 'position' | 'search_text'>;

/** Stores a unit after the last one of its class and subject; its id. */
export async function insertUnitAtEnd(db: Db, unit: NewUnit): Promise<number> {
  const { id } = await db
    .insertInto('unit')
    .values((eb) => ({
      ...unit,
      search_text: toSearchText(unit.name),
      position: eb
        .selectFrom('unit as sibling')
        .where('sibling.class_id', '=', unit.class_id)
        .where('sibling.subject_id', '=', unit.subject_id)
        .select(sql<number>`coalesce(max(sibling.position), 0) + 1`.as('next')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function renameUnit(db: Db, id: number, name: string): Promise<void> {
  await db
    .updateTable('unit')
    .set({ name, search_text: toSearchText(name) })
    .where('id', '=', id)
    .execute();
}

/** Ids of the units of a class and subject, in their order. */
export async function listSiblingIds(
  db: Db,
  { class_id, subject_id }: { class_id: number; subject_id: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('unit')
    .select('id')
    .where('class_id', '=', class_id)
    .where('subject_id', '=', subject_id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function sortUnits(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('unit')
    .set({ position: positionIn(ids) })
    .where('id', 'in', ids)
    .execute();
}

/** With everything in it. */
export async function deleteUnit(db: Db, id: number): Promise<void> {
  await db.deleteFrom('unit').where('id', '=', id).execute();
}
