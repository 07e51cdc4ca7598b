import { sql } from 'kysely';
import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of spaces. */

/** Names a space of an attempt or, if `attempt_id` is null, of the whole courseware. */
export type SpaceKey = { courseware_id: number; attempt_id: number | null; name: string };

export async function findSpace(
  db: Db,
  { courseware_id, attempt_id, name }: SpaceKey,
): Promise<Row<'space'> | undefined> {
  const spacesQuery = db.selectFrom('space').selectAll().where('name', '=', name);
  const query =
    attempt_id === null
      ? spacesQuery.where('courseware_id', '=', courseware_id).where('attempt_id', 'is', null)
      : spacesQuery.where('attempt_id', '=', attempt_id);
  return query.executeTakeFirst();
}

async function listSpaces(db: Db, keys: readonly SpaceKey[]): Promise<Row<'space'>[]> {
  const attemptIds = keys.flatMap(({ attempt_id }) => attempt_id ?? []);
  const coursewareIds = keys.flatMap(({ attempt_id, courseware_id }) =>
    attempt_id === null ? [courseware_id] : [],
  );
  const spacesQuery = db.selectFrom('space').selectAll();
  return [
    ...(attemptIds.length > 0 ? await spacesQuery.where('attempt_id', 'in', attemptIds).execute() : []),
    ...(coursewareIds.length > 0
      ? await spacesQuery
          .where('courseware_id', 'in', coursewareIds)
          .where('attempt_id', 'is', null)
          .execute()
      : []),
  ];
}

/** Formats a key as text, so that it can be a key of a map. */
export const formatSpaceKey = ({ courseware_id, attempt_id, name }: SpaceKey): string =>
  `${courseware_id}/${attempt_id ?? ''}/${name}`;

export function parseSpaceKey(text: string): SpaceKey {
  const [courseware = '', attempt = '', name = ''] = text.split('/');
  return { courseware_id: Number(courseware), attempt_id: attempt === '' ? null : Number(attempt), name };
}

/**
 * Returns the spaces by formatted key, and creates missing ones. Locks them until the transaction ends, so that changes
 * commit in the order of their numbers, also with several processes.
 */
export async function lockSpaces(db: Db, keys: readonly SpaceKey[]): Promise<Map<string, Row<'space'>>> {
  const knownKeys = new Set((await listSpaces(db, keys)).map(formatSpaceKey));
  const missingKeys = keys.filter((key) => !knownKeys.has(formatSpaceKey(key)));
  for (const part of splitForStatements(missingKeys)) {
    const rows = part.map(({ courseware_id, attempt_id, name }) => ({ courseware_id, attempt_id, name }));
    await db
      .insertInto('space')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const wantedKeys = new Set(keys.map(formatSpaceKey));
  const ids = (await listSpaces(db, keys))
    .filter((row) => wantedKeys.has(formatSpaceKey(row)))
    .map(({ id }) => id);
  const lockedSpaces = new Map<string, Row<'space'>>();
  for (const id of ids.toSorted((a, b) => a - b)) {
    const row = await lockSpace(db, id);
    if (row) lockedSpaces.set(formatSpaceKey(row), row);
  }
  return lockedSpaces;
}

/** Locks the space: nobody else adds changes until the transaction ends. */
export function lockSpace(db: Db, id: number): Promise<Row<'space'> | undefined> {
  return db
    .updateTable('space')
    .set((eb) => ({ last_change: eb.ref('last_change') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Spaces of a courseware and its attempts, in the order of locking. */
export async function listSpaceIds(db: Db, coursewareId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('space')
    .select('id')
    .where('courseware_id', '=', coursewareId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes these authors' items. Returns how many. */
export async function deleteItemsOfAuthors(
  db: Db,
  spaceId: number,
  authorIds: readonly number[],
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('space_item')
    .where('space_id', '=', spaceId)
    .where('author_id', 'in', authorIds)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Empties the unpacked changes with these numbers. */
export async function emptyChanges(db: Db, spaceId: number, changeNumbers: readonly number[]): Promise<void> {
  for (const part of splitForStatements(changeNumbers)) {
    await db
      .updateTable('space_change')
      .set({ value: 'null' })
      .where('space_id', '=', spaceId)
      .where('change', 'in', part)
      .execute();
  }
}

type Thinning = Pick<Row<'space'>, 'item_count' | 'bytes' | 'emptied_changes' | 'thinned_at' | 'epoch'>;

/** Stores what remains of a thinned space. A new epoch makes all cursors and cached copies of it invalid. */
export async function storeThinning(db: Db, id: number, thinning: Partial<Thinning>): Promise<void> {
  await db.updateTable('space').set(thinning).where('id', '=', id).execute();
}

export type ItemId = { space_id: number; item: string };

export async function findItems(db: Db, ids: readonly ItemId[]): Promise<Row<'space_item'>[]> {
  const items: Row<'space_item'>[] = [];
  for (const part of splitForStatements(ids)) {
    const pairs = part.map(
      ({ space_id, item }) => sql`(cast(${space_id} as integer), cast(${item} as text))`,
    );
    const rows = await db
      .selectFrom('space_item')
      .selectAll()
      .where(sql<boolean>`(space_id, item) in (values ${sql.join(pairs)})`)
      .execute();
    items.push(...rows);
  }
  return items;
}

export function listItems(db: Db, spaceId: number): Promise<Row<'space_item'>[]> {
  return db.selectFrom('space_item').selectAll().where('space_id', '=', spaceId).execute();
}

/** Counts the author's items that are not erased. */
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
  changeNumbers: readonly number[],
): Promise<Row<'space_change'>[]> {
  const changes: Row<'space_change'>[] = [];
  for (const part of splitForStatements(changeNumbers)) {
    const rows = await db
      .selectFrom('space_change')
      .selectAll()
      .where('space_id', '=', spaceId)
      .where('change', 'in', part)
      .execute();
    changes.push(...rows);
  }
  return changes;
}

/** Changes after number `afterChange`, in order, without packed ones. */
export function listChangesAfter(
  db: Db,
  spaceId: number,
  afterChange: number,
  limit?: number,
): Promise<Row<'space_change'>[]> {
  const query = db
    .selectFrom('space_change')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where('change', '>', afterChange)
    .orderBy('change');
  return (limit === undefined ? query : query.limit(limit)).execute();
}

export type SpaceCounts = Pick<Row<'space'>, 'id' | 'last_change' | 'item_count' | 'bytes'>;

export type SpaceWrites = {
  counts: readonly SpaceCounts[];
  changes: readonly NewRow<'space_change'>[];
  changedItems: readonly NewRow<'space_item'>[];
};

/**
 * Stores the changes of a batch, the changed items and the new counts of the spaces. The caller has locked the spaces.
 */
export async function storeSpaceWrites(
  db: Db,
  { counts, changes, changedItems }: SpaceWrites,
): Promise<void> {
  for (const part of splitForStatements(changes)) await db.insertInto('space_change').values(part).execute();
  for (const part of splitForStatements(changedItems)) {
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
  for (const { id, ...newCounts } of counts)
    await db.updateTable('space').set(newCounts).where('id', '=', id).execute();
}

/** The spaces of an attempt with the numbers of their last changes. */
export function listLastChanges(db: Db, attemptId: number) {
  return db.selectFrom('space').select(['name', 'last_change']).where('attempt_id', '=', attemptId).execute();
}
