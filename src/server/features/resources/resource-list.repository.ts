import { type RawBuilder, sql } from 'kysely';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { TableSearch } from '#server/database/dialect/table-search.ts';
import { replanEachTime } from '#server/database/replan.ts';
import { matchesPattern } from '#server/database/search/search-text.ts';

/** Queries that return a limited number of ids of resources in the requested order. */

/** Required values of columns, and patterns that the text must match; undefined ones match everything. */
export type MatchConditions = Record<'type' | 'difficulty' | 'language', string | undefined> &
  Record<'subjectId' | 'grade' | 'ownerId', number | undefined> & { patterns: readonly string[] };

export type ListOrder = { sort: 'newest' | 'likes' | 'copies'; order: 'asc' | 'desc' };

const sortColumns = {
  newest: 'resource.updated_at',
  likes: 'resource.like_count',
  copies: 'resource.copy_count',
} as const;

/** `limit` is a literal in the statement, because PostgreSQL plans short lists better if it knows the limit. */
type StatementShape = ListOrder & { limit: string };

function buildCondition(matching: MatchConditions): RawBuilder<boolean> {
  const { type, subjectId, grade, difficulty, language, ownerId, patterns } = matching;
  const values = {
    type,
    subject_id: subjectId,
    grade,
    difficulty,
    display_language: language,
    owner_id: ownerId,
  };
  const equalConditions = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => sql<boolean>`${sql.ref(`resource.${column}`)} = ${value}`);
  // PostgreSQL takes every pattern for rare and would sort all rows; it cannot estimate `coalesce` and uses the index.
  const patternConditions = patterns.map(
    (pattern) => sql<boolean>`coalesce(${matchesPattern('resource.search_text', pattern)}, false)`,
  );
  return sql<boolean>`${sql.join([sql`1 = 1`, ...equalConditions, ...patternConditions], sql` and `)}`;
}

const selectAlongIndex = compileOnce(
  (db, matching: MatchConditions, { sort, order, limit }: StatementShape) =>
    db
      .selectFrom('resource')
      .select('resource.id')
      .where(buildCondition(matching))
      .orderBy(sortColumns[sort], order)
      .orderBy('resource.id', order)
      .limit(sql.lit(Number(limit))),
);

/** Reads the index of the order from its start until `limit` rows match. */
export async function listAlongIndex(
  db: Db,
  matching: MatchConditions,
  { sort, order }: ListOrder,
  limit: number,
): Promise<number[]> {
  const rows = await selectAlongIndex(db, matching, { sort, order, limit: String(limit) });
  return rows.map(({ id }) => id);
}

/** The unary plus prevents the use of the order's index, because sorting few rows is faster than reading it. */
function sortWithoutIndex({ sort }: ListOrder): RawBuilder<unknown> {
  return sql`+${sql.ref(sortColumns[sort])}`;
}

const selectLikedResources = compileOnce(
  (db, { userId, ...matching }: MatchConditions & { userId: number }, { limit, ...order }: StatementShape) =>
    db
      .selectFrom('resource_like')
      .crossJoin('resource')
      .select('resource.id')
      .where('resource_like.user_id', '=', userId)
      .whereRef('resource.id', '=', 'resource_like.resource_id')
      .where(buildCondition(matching))
      .orderBy(sortWithoutIndex(order), order.order)
      .orderBy('resource.id', order.order)
      .limit(sql.lit(Number(limit))),
);

/** Lists resources among those that the person likes. The cost grows with the number of likes. */
export async function listLikedResources(
  db: Db,
  userId: number,
  matching: MatchConditions,
  { sort, order }: ListOrder,
  limit: number,
): Promise<number[]> {
  const rows = await selectLikedResources(db, { ...matching, userId }, { sort, order, limit: String(limit) });
  return rows.map(({ id }) => id);
}

/**
 * Queries of one database's full-text index. Counting is planned for each query: rare words use the index, frequent ones
 * read rows. `coalesce` hides the condition from PostgreSQL, which would otherwise read an index of all matching rows
 * instead of looking up the hits one by one.
 */
function createSearchQueries(search: TableSearch) {
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
        { query, ...matching }: MatchConditions & { query: string },
        { sort, order, hitsMax, limit }: StatementShape & { hitsMax: string },
      ) =>
        db
          .selectFrom(search.select(query, Number(hitsMax)).as('hit'))
          .crossJoin('resource')
          .select('resource.id')
          .whereRef('resource.id', '=', 'hit.id')
          .where(sql<boolean>`coalesce(${buildCondition(matching)}, false)`)
          .orderBy(sortWithoutIndex({ sort, order }), order)
          .orderBy('resource.id', order)
          .limit(sql.lit(Number(limit))),
    ),
  };
}

const queriesBySearch = new WeakMap<TableSearch, ReturnType<typeof createSearchQueries>>();

function searchQueriesOf(search: TableSearch): ReturnType<typeof createSearchQueries> {
  const queries = queriesBySearch.get(search) ?? createSearchQueries(search);
  queriesBySearch.set(search, queries);
  return queries;
}

/** Number of rows with these tokens; stops counting at `max`. */
export async function countHits(db: Db, search: TableSearch, query: string, max: number): Promise<number> {
  const [row] = await searchQueriesOf(search).count(db, { query }, { limit: String(max) });
  return row?.count ?? 0;
}

/** Lists resources among the rows with these tokens. There must be at most `hitsMax` such rows. */
export async function listHits(
  db: Db,
  search: TableSearch,
  { query, hitsMax }: { query: string; hitsMax: number },
  matching: MatchConditions,
  { sort, order }: ListOrder,
  limit: number,
): Promise<number[]> {
  const shape = { sort, order, hitsMax: String(hitsMax), limit: String(limit) };
  const rows = await searchQueriesOf(search).list(db, { ...matching, query }, shape);
  return rows.map(({ id }) => id);
}
