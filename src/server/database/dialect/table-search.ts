import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '#server/database/schema.ts';
import type { SearchToken } from '#server/database/search/search-terms.ts';
import { searchedTables } from '#server/database/search/searched-tables.ts';

export type RowTokens = { id: number; tokens: readonly string[] };

/** A row must have one token of each group. */
export type TokenGroups = readonly (readonly SearchToken[])[];

/** Full-text search of one table. `search-terms.ts` makes the tokens; the databases only look them up. */
export type TableSearch = {
  /** Creates the index. Deleting a row of the table deletes its entry. */
  create: (db: Kysely<unknown> | Kysely<Schema>) => Promise<void>;
  drop: (db: Kysely<Schema>) => Promise<void>;
  /** Replaces the tokens of rows. */
  put: (db: Kysely<Schema>, entries: readonly RowTokens[]) => Promise<void>;
  /** Rows are no longer found. */
  remove: (db: Kysely<Schema>, ids: readonly number[]) => Promise<void>;
  /** The query for `select`. */
  toQuery: (groups: TokenGroups) => string;
  /** A subquery with at most `limit` ids, unsorted. */
  select: (query: string, limit: number) => RawBuilder<{ id: number }>;
  /** Whether `select` stops reading at its limit; otherwise it finds all rows with the tokens first. */
  stopsAtLimit: boolean;
};

/** The searched table, and the name of its index. */
type Names = { table: string; index: string };

function joinGroups(groups: TokenGroups, and: string, or: string, write: (token: SearchToken) => string) {
  return groups
    .map((tokens) => tokens.map(write).join(or))
    .map((text, index) => ((groups[index]?.length ?? 0) > 1 ? `(${text})` : text))
    .join(and);
}

/** FTS5 without a copy of the text. The ASCII tokenizer only splits at spaces. */
export function createSqliteSearch({ table, index }: Names): TableSearch {
  const indexName = sql.raw(index);
  const trigger = sql.raw(`${index}_end`);
  const remove = async (db: Kysely<Schema>, ids: readonly number[]) => {
    if (ids.length > 0) await sql`delete from ${indexName} where rowid in (${sql.join(ids)})`.execute(db);
  };
  return {
    create: async (db) => {
      await sql`create virtual table ${indexName} using fts5(tokens, tokenize = "ascii tokenchars '-_'", detail = none, content = '', contentless_delete = 1)`.execute(
        db,
      );
      await sql`create trigger ${trigger} after delete on ${sql.raw(table)} begin delete from ${indexName} where rowid = old.id; end`.execute(
        db,
      );
    },
    drop: async (db) => {
      await sql`drop trigger ${trigger}`.execute(db);
      await sql`drop table ${indexName}`.execute(db);
    },
    put: async (db, entries) => {
      await remove(
        db,
        entries.map(({ id }) => id),
      );
      const rows = sql.join(entries.map(({ id, tokens }) => sql`(${id}, ${tokens.join(' ')})`));
      await sql`insert into ${indexName} (rowid, tokens) values ${rows}`.execute(db);
    },
    remove,
    toQuery: (groups) =>
      joinGroups(groups, ' AND ', ' OR ', ({ text, isPrefix }) => `"${text}"${isPrefix ? '*' : ''}`),
    select: (query, limit) =>
      sql`(select rowid as id from ${indexName} where ${indexName} match ${query} limit ${sql.lit(limit)})`,
    stopsAtLimit: true,
  };
}

/** A tsvector of the unchanged tokens, with a GIN index. */
export function createPostgresSearch({ table, index }: Names): TableSearch {
  const indexName = sql.raw(index);
  return {
    create: async (db) => {
      await sql`create table ${indexName} (id integer primary key references ${sql.raw(table)} (id) on delete cascade, tokens tsvector not null)`.execute(
        db,
      );
      await sql`create index ${sql.raw(`${index}_index`)} on ${indexName} using gin (tokens)`.execute(db);
      // Each search reads these statistics to see whether a word is frequent: 250 tokens instead of 1,000.
      await sql`alter table ${indexName} alter column tokens set statistics 25`.execute(db);
    },
    drop: async (db) => {
      await sql`drop table ${indexName}`.execute(db);
    },
    put: async (db, entries) => {
      const vectorOf = (tokens: readonly string[]) =>
        sql`array_to_tsvector(string_to_array(${tokens.join(' ')}, ' '))`;
      const rows = sql.join(entries.map(({ id, tokens }) => sql`(${id}, ${vectorOf(tokens)})`));
      await sql`insert into ${indexName} (id, tokens) values ${rows}
        on conflict (id) do update set tokens = excluded.tokens`.execute(db);
    },
    remove: async (db, ids) => {
      if (ids.length > 0) await sql`delete from ${indexName} where id in (${sql.join(ids)})`.execute(db);
    },
    toQuery: (groups) =>
      joinGroups(groups, ' & ', ' | ', ({ text, isPrefix }) => `'${text}'${isPrefix ? ':*' : ''}`),
    select: (query, limit) =>
      sql`(select id from ${indexName} where tokens @@ cast(${query} as tsquery) limit ${sql.lit(limit)})`,
    stopsAtLimit: false,
  };
}

export type TableSearches = Record<keyof typeof searchedTables, TableSearch>;

/** The search of each searched table. */
export function createSearches(create: (names: Names) => TableSearch): TableSearches {
  const { resourceSearch, questionSearch, paperSearch } = searchedTables;
  return {
    resourceSearch: create(resourceSearch),
    questionSearch: create(questionSearch),
    paperSearch: create(paperSearch),
  };
}
