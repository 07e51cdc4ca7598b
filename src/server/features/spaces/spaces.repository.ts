import { sql } from 'kysely';
import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of spaces. */

/** Where a space hangs: at an attempt, or, with null, at the whole courseware. */
export type SpaceKey = { courseware_id: number; attempt_id: number | null; name: string };

export async function findSpace(
  db: Db,
  { courseware_id, attempt_id, name }: SpaceKey,
): Promise<Row<'space'> | undefined> {
  const rows = db.selectFrom('space').selectAll().where('name', '=', name);
  const query =
    attempt_id === null
      ? rows.where('courseware_id', '=', courseware_id).where('attempt_id', 'is', null)
      : rows.where('attempt_id', '=', attempt_id);
  return query.executeTakeFirst();
}

async function listSpaces(db: Db, keys: readonly SpaceKey[]): Promise<Row<'space'>[]> {
  const attempts = keys.flatMap(({ attempt_id }) => attempt_id ?? []);
  const coursewares = keys.flatMap(({ attempt_id, courseware_id }) =>
    attempt_id === null ? [courseware_id] : [],
  );
  const all = db.selectFrom('space').selectAll();
  return [
    ...(attempts.length > 0 ? await all.where('attempt_id', 'in', attempts).execute() : []),
    ...(coursewares.length > 0
      ? await all.where('courseware_id', 'in', coursewares).where('attempt_id', 'is', null).execute()
      : []),
  ];
}

/** As one text, for maps. */
export const keyOfSpace = ({ courseware_id, attempt_id, name }: SpaceKey): string =>
  `${courseware_id}/${attempt_id ?? ''}/${name}`;

export function readSpaceKey(text: string): SpaceKey {
  const [courseware = '', attempt = '', name = ''] = text.split('/');
  return { courseware_id: Number(courseware), attempt_id: attempt === '' ? null : Number(attempt), name };
}

/**
 * The spaces by key, made where they are missing. Nobody else adds changes to them until the transaction ends: so
 * changes commit in the order of their numbers, also with several processes.
 */
export async function holdSpaces(db: Db, keys: readonly SpaceKey[]): Promise<Map<string, Row<'space'>>> {
  const known = new Set((await listSpaces(db, keys)).map(keyOfSpace));
  const missing = keys.filter((key) => !known.has(keyOfSpace(key)));
  for (const part of splitForStatements(missing)) {
    const rows = part.map(({ courseware_id, attempt_id, name }) => ({ courseware_id, attempt_id, name }));
    await db
      .insertInto('space')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const wanted = new Set(keys.map(keyOfSpace));
  const ids = (await listSpaces(db, keys)).filter((row) => wanted.has(keyOfSpace(row))).map(({ id }) => id);
  const held = new Map<string, Row<'space'>>();
  for (const id of ids.toSorted((a, b) => a - b)) {
    const row = await holdSpace(db, id);
    if (row) held.set(keyOfSpace(row), row);
  }
  return held;
}

/** Nobody else adds changes to it until the transaction ends. */
export function holdSpace(db: Db, id: number): Promise<Row<'space'> | undefined> {
  return db
    .updateTable('space')
    .set((eb) => ({ last_change: eb.ref('last_change') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Of a courseware and its attempts, in the order in which they are held. */
export async function listSpaceIds(db: Db, coursewareId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('space')
    .select('id')
    .where('courseware_id', '=', coursewareId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Gives the ids of the items. */
export async function deleteItemsOf(
  db: Db,
  spaceId: number,
  authorIds: readonly number[],
): Promise<string[]> {
  const rows = await db
    .deleteFrom('space_item')
    .where('space_id', '=', spaceId)
    .where('author_id', 'in', authorIds)
    .returning('item')
    .execute();
  return rows.map(({ item }) => item);
}

/** Empties the changes that these people made, and all of these items. Gives how many there were. */
export async function blankChanges(
  db: Db,
  spaceId: number,
  userIds: readonly number[],
  items: readonly string[],
): Promise<number> {
  const blank = db.updateTable('space_change').set({ value: 'null' }).where('space_id', '=', spaceId);
  let count = 0;
  const { numUpdatedRows } = await blank.where('user_id', 'in', userIds).executeTakeFirst();
  count += Number(numUpdatedRows);
  for (const part of splitForStatements(items))
    count += Number((await blank.where('item', 'in', part).executeTakeFirst()).numUpdatedRows);
  return count;
}

/** What was known of it before is worth nothing any more. */
export async function beginEpoch(db: Db, id: number, item_count: number): Promise<void> {
  await db
    .updateTable('space')
    .set((eb) => ({ epoch: eb('epoch', '+', 1), item_count }))
    .where('id', '=', id)
    .execute();
}

export type ItemId = { space_id: number; item: string };

export async function findItems(db: Db, ids: readonly ItemId[]): Promise<Row<'space_item'>[]> {
  const found: Row<'space_item'>[] = [];
  for (const part of splitForStatements(ids)) {
    const pairs = part.map(
      ({ space_id, item }) => sql`(cast(${space_id} as integer), cast(${item} as text))`,
    );
    const rows = await db
      .selectFrom('space_item')
      .selectAll()
      .where(sql<boolean>`(space_id, item) in (values ${sql.join(pairs)})`)
      .execute();
    found.push(...rows);
  }
  return found;
}

/** How many items of the person are not erased. */
export async function countOwnItems(db: Db, spaceId: number, authorId: number): Promise<number> {
  const { count } = await db
    .selectFrom('space_item')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('space_id', '=', spaceId)
    .where('author_id', '=', authorId)
    .where('is_erased', '=', 0)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findChanges(
  db: Db,
  spaceId: number,
  numbers: readonly number[],
): Promise<Row<'space_change'>[]> {
  const found: Row<'space_change'>[] = [];
  for (const part of splitForStatements(numbers)) {
    const rows = await db
      .selectFrom('space_change')
      .selectAll()
      .where('space_id', '=', spaceId)
      .where('change', 'in', part)
      .execute();
    found.push(...rows);
  }
  return found;
}

/** In their order. */
export function listChangesAfter(
  db: Db,
  spaceId: number,
  after: number,
  limit?: number,
): Promise<Row<'space_change'>[]> {
  const query = db
    .selectFrom('space_change')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where('change', '>', after)
    .orderBy('change');
  return (limit === undefined ? query : query.limit(limit)).execute();
}

export type SpaceCounts = Pick<Row<'space'>, 'id' | 'last_change' | 'item_count' | 'bytes'>;

export type SpaceWrites = {
  counts: readonly SpaceCounts[];
  changes: readonly NewRow<'space_change'>[];
  items: readonly NewRow<'space_item'>[];
};

/** Stores what was decided while the spaces were held. */
export async function storeWrites(db: Db, { counts, changes, items }: SpaceWrites): Promise<void> {
  for (const part of splitForStatements(changes)) await db.insertInto('space_change').values(part).execute();
  for (const part of splitForStatements(items)) {
    await db
      .insertInto('space_item')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['space_id', 'item']).doUpdateSet((eb) => ({
          is_erased: eb.ref('excluded.is_erased'),
          heads: eb.ref('excluded.heads'),
        })),
      )
      .execute();
  }
  for (const { id, ...rest } of counts)
    await db.updateTable('space').set(rest).where('id', '=', id).execute();
}
