import { type RawBuilder, sql } from 'kysely';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { ResourceSearch } from '#server/database/dialect/resource-search.ts';
import { replanEachTime } from '#server/database/replan.ts';
import { matchesPattern } from '#server/database/search/search-text.ts';

/** Queries that return a limited number of ids of resources in the requested order. */

/** Required values of columns, and patterns that the text must match; undefined ones match everything. */
export type Matching = Record<'type' | 'difficulty' | 'language', string | undefined> &
  Record<'subjectId' | 'grade' | 'ownerId', number | undefined> & { patterns: readonly string[] };

export type Order = { sort: 'newest' | 'likes' | 'copies'; order: 'asc' | 'desc' };

const sortColumns = {
  newest: 'resource.updated_at',
  likes: 'resource.like_count',
  copies: 'resource.copy_count',
} as const;

/** `limit` is a literal in the statement, because PostgreSQL plans short lists better if it knows the limit. */
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
  // PostgreSQL takes every pattern for rare and would sort all rows; it cannot estimate `coalesce` and uses the index.
  const patternConditions = patterns.map(
    (pattern) => sql<boolean>`coalesce(${matchesPattern('resource.search_text', pattern)}, false)`,
  );
  return sql<boolean>`${sql.join([sql`1 = 1`, ...equal, ...patternConditions], sql` and `)}`;
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

/** Reads the index of the order from its start until `limit` rows match. */
export async function listAlongIndex(
  db: Db,
  matching: Matching,
  { sort, order }: Order,
  limit: number,
): Promise<number[]> {
  const rows = await selectAlongIndex(db, matching, { sort, order, limit: String(limit) });
  return rows.map(({ id }) => id);
}

/** The unary plus prevents the use of the order's index, because sorting few rows is faster than reading it. */
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

/** Among the resources that the person likes; the cost grows with their number. */
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
 * Queries of one database's full-text index. Counting is planned for each query: rare words use the index, frequent ones
 * read rows. `coalesce` hides the condition from PostgreSQL, which would otherwise read an index of all matching rows
 * instead of looking up the hits one by one.
 */
function querySearch(search: ResourceSearch) {
  return {
    count: compileOnce((db, { query }: { query: string }, { limit }: { limit: string }) =>
      db
        .selectFrom(search.select(query, Number(limit)).as('hit'))
        .modifyFront(sql.raw(replanEachTime))
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
  const queries = queriesOf.get(search) ?? querySearch(search);
  queriesOf.set(search, queries);
  return queries;
}

/** Number of rows with these tokens; stops counting at `max`. */
export async function countHits(db: Db, search: ResourceSearch, query: string, max: number): Promise<number> {
  const [row] = await findQueries(search).count(db, { query }, { limit: String(max) });
  return row?.count ?? 0;
}

/** Among the rows with these tokens, of which there must be at most `hitsMax`. */
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
