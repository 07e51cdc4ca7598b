import { sql } from 'kysely';
import { splitForLists } from '#server/database/chunks.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db, Tx } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import type { Shelf, Thing } from '#server/features/exam/shelf/shelf.ts';

/** Queries of questions and papers alike. Both tables have the columns of `Thing`. */

const viewOf = ({ view }: Shelf) => view as 'exam_question';
const recordOf = ({ record }: Shelf) => record as 'exam_question_record';
const versionsOf = ({ versions }: Shelf) => versions as 'exam_question_version';

/** Finds what is not deleted. */
export function findThing(db: Db, shelf: Shelf, id: number): Promise<Thing | undefined> {
  return db
    .selectFrom(recordOf(shelf))
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Finds things, deleted ones included. */
export async function listRecords(db: Db, shelf: Shelf, ids: readonly number[]): Promise<Thing[]> {
  const rows: Thing[] = [];
  for (const list of splitForLists([...new Set(ids)])) {
    rows.push(...(await db.selectFrom(recordOf(shelf)).selectAll().where('id', 'in', list).execute()));
  }
  return rows;
}

export function findByKey(db: Db, shelf: Shelf, ownerId: number, key: string): Promise<Thing | undefined> {
  return db
    .selectFrom(recordOf(shelf))
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('creation_key', '=', key)
    .executeTakeFirst();
}

/** Changes columns of things that are not deleted. */
export async function updateThings(
  tx: Tx,
  shelf: Shelf,
  ids: readonly number[],
  changes: Partial<Thing>,
): Promise<void> {
  if (ids.length === 0 || Object.keys(changes).length === 0) return;
  await tx
    .updateTable(recordOf(shelf))
    .set(changes)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
}

/**
 * Takes the next number for a version, and locks the thing until the transaction ends. False if the thing has another
 * newest version than `baseNumber` by now, or is deleted.
 */
export async function claimNumber(tx: Tx, shelf: Shelf, id: number, baseNumber: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable(recordOf(shelf))
    .set({ number: baseNumber + 1 })
    .where('id', '=', id)
    .where('number', '=', baseNumber)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type NewVersion = Omit<Row<'exam_question_version'>, 'id' | 'question_id'> & { thing_id: number };

/** Stores a version and returns its id. */
export async function insertVersion(
  tx: Tx,
  { versions, thingId }: Shelf,
  { thing_id, ...row }: NewVersion,
): Promise<number> {
  const values = { ...row, [thingId]: thing_id } as Omit<Row<'exam_question_version'>, 'id'>;
  const { id } = await tx
    .insertInto(versions as 'exam_question_version')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The versions of a thing, newest first, with the names of those who saved them. */
export function listVersions(db: Db, shelf: Shelf, id: number) {
  return db
    .selectFrom(`${versionsOf(shelf)} as version`)
    .leftJoin('user', 'user.id', 'version.created_by')
    .select(['version.id', 'version.number', 'version.created_at'])
    .select(['user.name', 'user.nickname', 'user.nickname_eng'])
    .where(sql.ref(`version.${shelf.thingId}`), '=', id)
    .orderBy('version.number', 'desc')
    .execute();
}

/** One version with its content, and the name of the person who saved it. */
export function findVersion(db: Db, shelf: Shelf, id: number, number: number) {
  return db
    .selectFrom(`${versionsOf(shelf)} as version`)
    .leftJoin('user', 'user.id', 'version.created_by')
    .select(['version.id', 'version.number', 'version.created_at', 'version.content'])
    .select(['version.content_version', 'user.name', 'user.nickname', 'user.nickname_eng'])
    .where(sql.ref(`version.${shelf.thingId}`), '=', id)
    .where('version.number', '=', number)
    .executeTakeFirst();
}

/** The contents of versions by their id. */
export async function readContents(
  db: Db,
  shelf: Shelf,
  versionIds: readonly number[],
): Promise<Map<number, string>> {
  const contents = new Map<number, string>();
  for (const list of splitForLists(versionIds)) {
    const rows = await db
      .selectFrom(versionsOf(shelf))
      .select(['id', 'content'])
      .where('id', 'in', list)
      .execute();
    for (const { id, content } of rows) contents.set(id, content);
  }
  return contents;
}

const selectItems = compileOnce((db, { ids }: { ids: readonly number[] }, { view }: { view: string }) =>
  db
    .selectFrom(`${view as 'exam_question'} as thing`)
    .innerJoin('user as owner', 'owner.id', 'thing.owner_id')
    .leftJoin('subject', 'subject.id', 'thing.subject_id')
    .selectAll('thing')
    .select([
      'owner.name as owner_name',
      'owner.nickname as owner_nickname',
      'owner.nickname_eng as owner_nickname_eng',
      'subject.name as subject_name',
      'subject.name_eng as subject_name_eng',
      'subject.colour as subject_colour',
    ])
    .where('thing.id', 'in', ids),
);

export type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];

/** What lists show of things that are not deleted, in the order of `ids`. */
export async function listItemRows(db: Db, shelf: Shelf, ids: readonly number[]): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectItems(db, { ids }, { view: viewOf(shelf) });
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowById.get(id) ?? []);
}
