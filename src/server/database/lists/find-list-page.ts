import type { QueryValues } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { TableSearch, TokenGroups } from '#server/database/dialect/table-search.ts';
import type { ListOrder, ListQueries } from '#server/database/lists/list-queries.ts';

/**
 * Finds one page without counting or sorting a whole table. If few rows match, the full-text index gives them and they
 * are sorted; if many match, reading along the order's index soon finds a page.
 */

export type PageRequest<Sort extends string> = ListOrder<Sort> & { offset: number; limit: number };

export type ListPage = { ids: number[]; total: number; total_is_bound: boolean; has_more: boolean };

/** `total` stops at this number. */
const totalMax = 100;
/** Up to this number, hits are sorted; with more hits, reading along the order's index is faster. */
const hitsMax = 500;
/** Limits are part of the prepared statements, so they are rounded to few different values. */
const limitStep = 8;

export const emptyPage: ListPage = { ids: [], total: 0, total_is_bound: false, has_more: false };

function roundUpLimit(count: number): number {
  return Math.ceil(count / limitStep) * limitStep;
}

function toPage(
  foundIds: readonly number[],
  limit: number,
  { offset, limit: pageSize }: PageRequest<string>,
): ListPage {
  const isCut = foundIds.length === limit;
  return {
    ids: foundIds.slice(offset, offset + pageSize),
    total: isCut ? totalMax : Math.min(foundIds.length, totalMax),
    total_is_bound: isCut || foundIds.length > totalMax,
    has_more: foundIds.length > offset + pageSize,
  };
}

function limitToCount({ offset, limit }: PageRequest<string>): number {
  return roundUpLimit(Math.max(offset + limit, totalMax) + 1);
}

/** Finds a page with a query that can count as far as `total` goes. */
export async function countPage(
  request: PageRequest<string>,
  list: (limit: number) => Promise<number[]>,
): Promise<ListPage> {
  const limit = limitToCount(request);
  return toPage(await list(limit), limit, request);
}

/** Rows that a first look reads, and a second one at most. */
const lookRows = 512;
const walkRowsMax = 32_768;

/**
 * Finds a page whose rows are frequent at the start of the order, without the full-text index, which takes long where a
 * filter matches a large part of a table. Undefined: they are not; the index finds the page.
 */
async function findFrequentPage<Values extends QueryValues, Sort extends string>(
  db: Db,
  queries: ListQueries<Values, Sort>,
  request: PageRequest<Sort>,
  values: Values,
  rowsMax: number,
): Promise<ListPage | undefined> {
  const limit = limitToCount(request);
  const look = (rows: number) => queries.listAmongFirst(db, values, request, { rows, limit });
  const first = await look(lookRows);
  if (first.length === limit) return toPage(first, limit, request);
  // Twice as many as it would take if they were as frequent further on; powers of two make few different statements.
  const rows = 2 ** Math.ceil(Math.log2((2 * lookRows * limit) / first.length));
  if (rows > rowsMax) return undefined;
  const found = await look(rows);
  return found.length === limit ? toPage(found, limit, request) : undefined;
}

/** `countsFirst`: most requests match few rows, so that looking for frequent ones first would cost more than it saves. */
type ListSource = { db: Db; search: TableSearch; countsFirst?: boolean };

/**
 * Finds a page among the rows that have a token of each group. What is frequent is found along the order's index; counting
 * its hits first may read all of them. A group of several tokens takes long to look up; it is
 * looked for only if the other groups leave too many rows, since `values` decide in the end.
 */
export async function findListPage<Values extends QueryValues, Sort extends string>(
  { db, search, countsFirst = false }: ListSource,
  queries: ListQueries<Values, Sort>,
  request: PageRequest<Sort>,
  values: Values,
  groups: TokenGroups,
): Promise<ListPage> {
  // The hits of a single group are counted quickly, so that a second look is not worth it.
  const rowsMax = groups.length > 1 ? walkRowsMax : lookRows;
  const frequentPage = countsFirst
    ? undefined
    : await findFrequentPage(db, queries, request, values, rowsMax);
  if (frequentPage) return frequentPage;
  const singles = groups.filter(({ length }) => length === 1);
  const attempts = singles.length > 0 && singles.length < groups.length ? [singles, groups] : [groups];
  for (const query of attempts.map(search.toQuery)) {
    const hitCount = await queries.countHits(db, search, query, hitsMax + 1);
    if (hitCount === 0) return emptyPage;
    if (hitCount <= hitsMax) {
      return countPage(request, (limit) =>
        queries.listHits(db, search, { query, hitsMax }, values, request, limit),
      );
    }
  }
  // Counting has stopped at the maximum, so the total is a lower bound.
  const limit = roundUpLimit(request.offset + request.limit + 1);
  return toPage(await queries.listAlongIndex(db, values, request, limit), limit, request);
}
