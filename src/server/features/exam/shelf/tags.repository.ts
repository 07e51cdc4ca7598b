import { sql } from 'kysely';
import { splitForLists, splitForStatements } from '#server/database/chunks.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db, Tx } from '#server/database/database.ts';
import { toSearchText } from '#server/database/search/search-text.ts';
import type { Shelf } from '#server/features/exam/shelf/shelf.ts';

/** Queries of tags. Tags with the same search key are one, under the name that was stored first. */

const tagsOf = ({ tags }: Shelf) => tags as 'exam_question_tag';

type Tag = { id: number; name: string };

function toRow(tagTable: Shelf, thingId: number, tagId: number) {
  return { [tagTable.thingId]: thingId, tag_id: tagId } as { question_id: number; tag_id: number };
}

/** The tags with these names; those that exist. */
export async function findTags(db: Db, names: readonly string[]): Promise<Tag[]> {
  const keys = [...new Set(names.map(toSearchText))];
  if (keys.length === 0) return [];
  return db.selectFrom('exam_tag').select(['id', 'name']).where('search_key', 'in', keys).execute();
}

/** The tags with these names, new ones included. */
export async function addTags(tx: Tx, names: readonly string[]): Promise<Tag[]> {
  const nameByKey = new Map(names.toReversed().map((name) => [toSearchText(name), name]));
  const rows = [...nameByKey]
    .toReversed()
    .flatMap(([search_key, name]) => (search_key === '' ? [] : [{ name, search_key }]));
  if (rows.length === 0) return [];
  await tx
    .insertInto('exam_tag')
    .values(rows)
    .onConflict((conflict) => conflict.column('search_key').doNothing())
    .execute();
  return findTags(tx, names);
}

export async function tagThings(
  tx: Tx,
  shelf: Shelf,
  thingIds: readonly number[],
  tagIds: readonly number[],
): Promise<void> {
  const rows = thingIds.flatMap((id) => tagIds.map((tagId) => toRow(shelf, id, tagId)));
  for (const part of splitForStatements(rows)) {
    await tx
      .insertInto(tagsOf(shelf))
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Removes these tags from the things; without `tagIds`, all tags. */
export async function untagThings(
  tx: Tx,
  shelf: Shelf,
  thingIds: readonly number[],
  tagIds?: readonly number[],
): Promise<void> {
  if (thingIds.length === 0 || tagIds?.length === 0) return;
  await tx
    .deleteFrom(tagsOf(shelf))
    .where(sql.ref(`${shelf.tags}.${shelf.thingId}`), 'in', thingIds)
    .$if(tagIds !== undefined, (query) => query.where('tag_id', 'in', tagIds ?? []))
    .execute();
}

const selectTags = compileOnce(
  (db, { ids }: { ids: readonly number[] }, { table, thingId }: { table: string; thingId: string }) =>
    db
      .selectFrom(`${table as 'exam_question_tag'} as used`)
      .innerJoin('exam_tag as tag', 'tag.id', 'used.tag_id')
      .select([sql<number>`${sql.ref(`used.${thingId}`)}`.as('thing_id'), 'tag.id', 'tag.name'])
      .where(sql.ref<number>(`used.${thingId}`), 'in', ids)
      .orderBy('tag.name')
      .orderBy('tag.id'),
);

/** The tags of things, by the thing's id, in the order of their names. */
export async function listTagsOf(db: Db, shelf: Shelf, ids: readonly number[]): Promise<Map<number, Tag[]>> {
  const tagsById = new Map<number, Tag[]>();
  for (const list of splitForLists(ids)) {
    const rows = await selectTags(db, { ids: list }, { table: shelf.tags, thingId: shelf.thingId });
    for (const [thingId, tags] of Map.groupBy(rows, ({ thing_id }) => thing_id)) tagsById.set(thingId, tags);
  }
  return tagsById;
}

/** Tags of this kind of things whose name begins like this, in the order of their names. */
export function listTagsByPrefix(db: Db, shelf: Shelf, prefix: string, limit: number): Promise<Tag[]> {
  const pattern = `${toSearchText(prefix).replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('exam_tag')
    .select(['exam_tag.id', 'exam_tag.name'])
    .where(sql<boolean>`exam_tag.search_key like ${pattern} escape '\\'`)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom(`${tagsOf(shelf)} as used`)
          .select('used.tag_id')
          .whereRef('used.tag_id', '=', 'exam_tag.id'),
      ),
    )
    .orderBy('exam_tag.name')
    .orderBy('exam_tag.id')
    .limit(limit)
    .execute();
}
