import { type RawBuilder, sql } from 'kysely';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { ResourceSearch } from '#server/database/dialect/resource-search.ts';
import { plannedAnew } from '#server/database/replan.ts';
import { matchesPattern } from '#server/database/search/search-text.ts';

/** Queries that find resources, giving ids in the order asked for, at most so many. */

/** Columns that must have these values, and patterns that the text must hold; absent ones do not narrow. */
export type Matching = Record<'type' | 'difficulty' | 'language', string | undefined> &
  Record<'subjectId' | 'grade' | 'ownerId', number | undefined> & { patterns: readonly string[] };

export type Order = { sort: 'newest' | 'likes' | 'copies'; order: 'asc' | 'desc' };

const sortColumns = {
  newest: 'resource.updated_at',
  likes: 'resource.like_count',
  copies: 'resource.copy_count',
} as const;

/** `limit` becomes part of the statement: PostgreSQL plans a list that ends soon only when it knows. */
type Shape = Order & { limit: string };

function conditionOf(matching: Matching): RawBuilder<boolean> {
  const { type, subjectId, grade, difficulty, language, ownerId, patterns } = matching;
  const values = {
    type,
    subject_id: subjectId,
    grade,
    difficulty,
    display_language: language,
    owner_id: ownerId,
  };
  const equal = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => sql<boolean>`${sql.ref(`resource.${column}`)} = ${value}`);
  // PostgreSQL takes every pattern for a rare one and would rather sort all rows than walk; `coalesce` it cannot guess.
  const found = patterns.map(
    (pattern) => sql<boolean>`coalesce(${matchesPattern('resource.search_text', pattern)}, false)`,
  );
  return sql<boolean>`${sql.join([sql`1 = 1`, ...equal, ...found], sql` and `)}`;
}

const selectAlongIndex = compileOnce((db, matching: Matching, { sort, order, limit }: Shape) =>
  db
    .selectFrom('resource')
    .select('resource.id')
    .where(conditionOf(matching))
    .orderBy(sortColumns[sort], order)
    .orderBy('resource.id', order)
    .limit(sql.lit(Number(limit))),
);

/** Reads the index of the order from its top until there are enough. */
export async function listAlongIndex(
  db: Db,
  matching: Matching,
  { sort, order }: Order,
  limit: number,
): Promise<number[]> {
  const rows = await selectAlongIndex(db, matching, { sort, order, limit: String(limit) });
  return rows.map(({ id }) => id);
}

/** The plus keeps an index out: few rows are to be sorted, not many to be passed over. */
function sortFew({ sort }: Order): RawBuilder<unknown> {
  return sql`+${sql.ref(sortColumns[sort])}`;
}

const selectLiked = compileOnce(
  (db, { userId, ...matching }: Matching & { userId: number }, { limit, ...order }: Shape) =>
    db
      .selectFrom('resource_like')
      .crossJoin('resource')
      .select('resource.id')
      .where('resource_like.user_id', '=', userId)
      .whereRef('resource.id', '=', 'resource_like.resource_id')
      .where(conditionOf(matching))
      .orderBy(sortFew(order), order.order)
      .orderBy('resource.id', order.order)
      .limit(sql.lit(Number(limit))),
);

/** Of those that the person likes; costs as much as these are. */
export async function listLiked(
  db: Db,
  userId: number,
  matching: Matching,
  { sort, order }: Order,
  limit: number,
): Promise<number[]> {
  const rows = await selectLiked(db, { ...matching, userId }, { sort, order, limit: String(limit) });
  return rows.map(({ id }) => id);
}

/**
 * Queries of the full-text index, for one database. Counting goes through the index for a rare word and through rows
 * for a frequent one. Hits are looked up one by one; where PostgreSQL could see what
 * they must be, it would rather go through an index of all rows that are so.
 */
function querySearch(search: ResourceSearch) {
  return {
    count: compileOnce((db, { query }: { query: string }, { limit }: { limit: string }) =>
      db
        .selectFrom(search.select(query, Number(limit)).as('hit'))
        .modifyFront(sql.raw(plannedAnew))
        .select((eb) => eb.fn.countAll<number>().as('count')),
    ),
    list: compileOnce(
      (
        db,
        { query, ...matching }: Matching & { query: string },
        { sort, order, hitsMax, limit }: Shape & { hitsMax: string },
      ) =>
        db
          .selectFrom(search.select(query, Number(hitsMax)).as('hit'))
          .crossJoin('resource')
          .select('resource.id')
          .whereRef('resource.id', '=', 'hit.id')
          .where(sql<boolean>`coalesce(${conditionOf(matching)}, false)`)
          .orderBy(sortFew({ sort, order }), order)
          .orderBy('resource.id', order)
          .limit(sql.lit(Number(limit))),
    ),
  };
}

const queriesOf = new WeakMap<ResourceSearch, ReturnType<typeof querySearch>>();

function findQueries(search: ResourceSearch): ReturnType<typeof querySearch> {
  const known = queriesOf.get(search) ?? querySearch(search);
  queriesOf.set(search, known);
  return known;
}

/** How many rows the index knows with these tokens; stops counting at `max`. */
export async function countHits(db: Db, search: ResourceSearch, query: string, max: number): Promise<number> {
  const [row] = await findQueries(search).count(db, { query }, { limit: String(max) });
  return row?.count ?? 0;
}

/** Of the rows that the index knows with these tokens, which must be at most `hitsMax`. */
export async function listHits(
  db: Db,
  search: ResourceSearch,
  { query, hitsMax }: { query: string; hitsMax: number },
  matching: Matching,
  { sort, order }: Order,
  limit: number,
): Promise<number[]> {
  const shape = { sort, order, hitsMax: String(hitsMax), limit: String(limit) };
  const rows = await findQueries(search).list(db, { ...matching, query }, shape);
  return rows.map(({ id }) => id);
}
