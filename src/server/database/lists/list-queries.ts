import { type RawBuilder, sql } from 'kysely';
import { compileOnce, type QueryValues } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { TableSearch } from '#server/database/dialect/table-search.ts';
import type { Schema } from '#server/database/schema.ts';
import { matchesPattern } from '#server/database/search/search-text.ts';

/** Queries that return a limited number of ids of a searched table in the requested order. */

export type ListOrder<Sort extends string> = { sort: Sort; order: 'asc' | 'desc' };

/** `Values` decide which rows match; undefined ones match everything. */
export type ListedTable<Values extends QueryValues, Sort extends string> = {
  /** The table or view. It has the columns `id` and `search_text`. */
  table: keyof Schema;
  sortColumns: Readonly<Record<Sort, string>>;
  /** The sorts whose column is a text. */
  textSorts?: readonly NoInfer<Sort>[];
  buildCondition: (values: Values) => RawBuilder<boolean>;
};

/** `limit` is a literal in the statement, because PostgreSQL plans short lists better if it knows the limit. */
type StatementShape = ListOrder<string> & { limit: string };

/** Conditions that these columns have these values. */
export function listEqualConditions(
  table: string,
  values: Readonly<Record<string, string | number | undefined>>,
): RawBuilder<boolean>[] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => sql<boolean>`${sql.ref(`${table}.${column}`)} = ${value}`);
}

/**
 * Conditions that the text has all runs of a keyword. PostgreSQL takes every pattern for rare and would sort all rows;
 * it cannot estimate `coalesce` and uses the index.
 */
export function listPatternConditions(table: string, patterns: readonly string[]): RawBuilder<boolean>[] {
  return patterns.map(
    (pattern) => sql<boolean>`coalesce(${matchesPattern(`${table}.search_text`, pattern)}, false)`,
  );
}

export function joinConditions(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.join([sql`1 = 1`, ...conditions], sql` and `)}`;
}

/** The operator prevents the use of the order's index, because sorting few rows is faster than reading it. */
export function sortWithoutIndex(column: string, isText = false): RawBuilder<unknown> {
  return isText ? sql`${sql.ref(column)} || ''` : sql`+${sql.ref(column)}`;
}

/**
 * Queries of one database's full-text index. `coalesce` hides the condition from PostgreSQL, which would otherwise read an index of all matching rows
 * instead of looking up the hits one by one.
 */
function createSearchQueries<Values extends QueryValues, Sort extends string>(
  search: TableSearch,
  { table, sortColumns, textSorts = [], buildCondition }: ListedTable<Values, Sort>,
) {
  const name = table as 'resource';
  return {
    count: compileOnce((db, { query }: { query: string }, { limit }: { limit: string }) =>
      db
        .selectFrom(search.select(query, Number(limit)).as('hit'))
        .select((eb) => eb.fn.countAll<number>().as('count')),
    ),
    list: compileOnce(
      (
        db,
        values: Values & { query: string },
        { sort, order, hitsMax, limit }: StatementShape & { hitsMax: string },
      ) =>
        db
          .selectFrom(search.select(values.query, Number(hitsMax)).as('hit'))
          .crossJoin(name)
          .select(`${name}.id`)
          .whereRef(`${name}.id`, '=', 'hit.id')
          .where(sql<boolean>`coalesce(${buildCondition(values)}, false)`)
          .orderBy(sortWithoutIndex(sortColumns[sort as Sort], textSorts.includes(sort as Sort)), order)
          .orderBy(`${name}.id`, order)
          .limit(sql.lit(Number(limit))),
    ),
  };
}

/**
 * Value of the sort's column in the row after the first `rows` of the order. Ids are numbered: nearly so many rows have ids
 * this near to the first one, and no row has to be read to count them.
 */
function findEnd<Values extends QueryValues, Sort extends string>(
  { table, sortColumns }: ListedTable<Values, Sort>,
  sort: Sort,
  order: 'asc' | 'desc',
  rows: number,
): RawBuilder<unknown> {
  const column = sql.ref(sortColumns[sort]);
  const id = sql.ref(`${table}.id`);
  const direction = sql.raw(order);
  const select = sql`select ${column} from ${sql.table(table)} order by ${column} ${direction}, ${id} ${direction} limit 1`;
  if (sortColumns[sort] !== `${table}.id`) return sql`(${select} offset ${sql.lit(rows)})`;
  return sql`(${select}) ${sql.raw(order === 'asc' ? '+' : '-')} ${sql.lit(rows)}`;
}

export type ListQueries<Values extends QueryValues, Sort extends string> = {
  /** Reads the index of the order from its start until `limit` rows match. */
  listAlongIndex: (db: Db, values: Values, order: ListOrder<Sort>, limit: number) => Promise<number[]>;
  /**
   * As `listAlongIndex`, but reads no more than the first `rows`, or some more with an equal value. It may find none if there
   * are fewer.
   */
  listAmongFirst: (
    db: Db,
    values: Values,
    order: ListOrder<Sort>,
    counts: { rows: number; limit: number },
  ) => Promise<number[]>;
  /** Number of rows that the query finds; stops counting at `max`. */
  countHits: (db: Db, search: TableSearch, query: string, max: number) => Promise<number>;
  /** Lists matching rows among those that the query finds. It must find at most `hitsMax` rows. */
  listHits: (
    db: Db,
    search: TableSearch,
    hits: { query: string; hitsMax: number },
    values: Values,
    order: ListOrder<Sort>,
    limit: number,
  ) => Promise<number[]>;
};

export function createListQueries<Values extends QueryValues, Sort extends string>(
  listed: ListedTable<Values, Sort>,
): ListQueries<Values, Sort> {
  const name = listed.table as 'resource';
  /** Along the order's index; with `rows`, no further than these. */
  const buildWalk = (db: Db, values: Values, { sort, order, limit }: StatementShape, rows?: number) => {
    const column = sql.ref(listed.sortColumns[sort as Sort]);
    const comparison = sql.raw(order === 'asc' ? '<=' : '>=');
    return db
      .selectFrom(name)
      .select(`${name}.id`)
      .where(listed.buildCondition(values))
      .$if(rows !== undefined, (query) =>
        query.where(sql<boolean>`${column} ${comparison} ${findEnd(listed, sort as Sort, order, rows ?? 0)}`),
      )
      .orderBy(column, order)
      .orderBy(`${name}.id`, order)
      .limit(sql.lit(Number(limit)));
  };
  const selectAlongIndex = compileOnce((db, values: Values, shape: StatementShape) =>
    buildWalk(db, values, shape),
  );
  const selectAmongFirst = compileOnce((db, values: Values, shape: StatementShape & { rows: string }) =>
    buildWalk(db, values, shape, Number(shape.rows)),
  );
  const queriesBySearch = new WeakMap<TableSearch, ReturnType<typeof createSearchQueries<Values, Sort>>>();
  const searchQueriesOf = (search: TableSearch) => {
    const queries = queriesBySearch.get(search) ?? createSearchQueries(search, listed);
    queriesBySearch.set(search, queries);
    return queries;
  };
  return {
    listAlongIndex: async (db, values, { sort, order }, limit) => {
      const rows = await selectAlongIndex(db, values, { sort, order, limit: String(limit) });
      return rows.map(({ id }) => id);
    },
    listAmongFirst: async (db, values, { sort, order }, { rows, limit }) => {
      const shape = { sort, order, rows: String(rows), limit: String(limit) };
      return (await selectAmongFirst(db, values, shape)).map(({ id }) => id);
    },
    countHits: async (db, search, query, max) => {
      const [row] = await searchQueriesOf(search).count(db, { query }, { limit: String(max) });
      return row?.count ?? 0;
    },
    listHits: async (db, search, { query, hitsMax }, values, { sort, order }, limit) => {
      const shape = { sort, order, hitsMax: String(hitsMax), limit: String(limit) };
      const rows = await searchQueriesOf(search).list(db, { ...values, query }, shape);
      return rows.map(({ id }) => id);
    },
  };
}
