import { sql, type Transaction } from 'kysely';
import type { Actor } from '#server/auth/actor.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import { type Positioned, storePositions } from '#server/database/positions.ts';
import type { Deletion, NewRow, Schema } from '#server/database/schema.ts';
import { keywordPattern, matchesPattern, toSearchText } from '#server/database/search/search-text.ts';
import { selectVisibleUnits, type UnitScope, viewerIdOf } from '#server/policy/visible-units.repository.ts';

/** Queries of units. */

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
      'subject.name_eng as subject_name_eng',
      'subject.colour as subject_colour',
      'unit.position',
      'unit.created_at',
    ])
    .select((eb) => [
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

/** List items of units without their students, in any order; `now` decides which coursewares are open. */
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
      .select(['unit.id', 'unit.class_id', sql<number>`count(*) over ()`.as('total')])
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

export type UnitPlace = { id: number; class_id: number };

/** Ids and classes of one page of units, and the total number. */
export async function findUnitPage(
  db: Db,
  actor: Actor,
  filter: UnitFilter,
): Promise<{ total: number; places: UnitPlace[] }> {
  const { keyword, sort, order, offset, limit, ...scope } = filter;
  const pattern = keyword === undefined ? undefined : keywordPattern(keyword);
  const matching = { ...scope, viewerId: viewerIdOf(actor), pattern };
  const rows = await selectPage(db, { ...matching, offset, limit }, { sort, order });
  const [first] = rows;
  if (first || offset === 0) return { total: first?.total ?? 0, places: rows };
  const { total } = await selectMatching(db, matching)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total, places: [] };
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

type NewUnit = Omit<NewRow<'unit_record'>, 'id' | 'position' | 'search_text'>;
type Siblings = { class_id: number; subject_id: number };
type Tx = Transaction<Schema>;

/** Locks the units of the class against adding, moving and deleting until the transaction ends. */
async function lockClass(tx: Tx, classId: number): Promise<void> {
  await tx
    .updateTable('class')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', classId)
    .execute();
}

/** Inserts a unit after the last one of its class and subject. Returns its id. */
export async function insertUnitAtEnd(tx: Tx, unit: NewUnit): Promise<number> {
  await lockClass(tx, unit.class_id);
  const { id } = await tx
    .insertInto('unit_record')
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
    .updateTable('unit_record')
    .set({ name, search_text: toSearchText(name) })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Returns the units of a class and subject in order, and locks this order until the transaction ends. */
export async function lockSiblings(tx: Tx, { class_id, subject_id }: Siblings): Promise<Positioned[]> {
  await lockClass(tx, class_id);
  return tx
    .selectFrom('unit')
    .select(['id', 'position'])
    .where('class_id', '=', class_id)
    .where('subject_id', '=', subject_id)
    .orderBy('position')
    .execute();
}

/** `units`: all units of a class and subject, locked by the caller. */
export function sortUnits(tx: Tx, units: readonly Positioned[]): Promise<void> {
  return storePositions(tx, 'unit_record', units);
}

/** Marks the unit as deleted; false if somebody else did before. */
export async function setUnitDeleted(tx: Tx, id: number, deletion: Deletion): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('unit_record')
    .set(deletion)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Finds a unit that was deleted after `since`. */
export function findDeletedUnit(db: Db, id: number, since: number) {
  return db
    .selectFrom('unit_record')
    .select(['class_id', 'subject_id', 'position'])
    .where('id', '=', id)
    .where('deleted_at', '>', since)
    .executeTakeFirst();
}

/** Restores a deleted unit at a free position; false if it is not deleted any more. */
export async function setUnitRestored(tx: Tx, { id, position }: Positioned): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('unit_record')
    .set({ deleted_at: null, deleted_by: null, position })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
