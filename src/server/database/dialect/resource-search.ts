import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '#server/database/schema.ts';
import type { SearchToken } from '#server/database/search/search-terms.ts';

export type ResourceTokens = { id: number; tokens: readonly string[] };

/** Full-text search of resources. `search-terms.ts` makes the tokens; the databases only look them up. */
export type ResourceSearch = {
  /** Creates the index. Deleting a resource deletes its entry. */
  create: (db: Kysely<unknown> | Kysely<Schema>) => Promise<void>;
  drop: (db: Kysely<Schema>) => Promise<void>;
  /** Replaces the tokens of resources. */
  put: (db: Kysely<Schema>, entries: readonly ResourceTokens[]) => Promise<void>;
  /** The query for `select`: rows must have all tokens. */
  toQuery: (tokens: readonly SearchToken[]) => string;
  /** A subquery with at most `limit` ids, unsorted. */
  select: (query: string, limit: number) => RawBuilder<{ id: number }>;
};

/** FTS5 without a copy of the text. The ASCII tokenizer only splits at spaces. */
export const sqliteSearch: ResourceSearch = {
  create: async (db) => {
    await sql`create virtual table resource_search using fts5(tokens, tokenize = "ascii tokenchars '-_'", detail = none, content = '', contentless_delete = 1)`.execute(
      db,
    );
    await sql`create trigger resource_search_end after delete on resource begin delete from resource_search where rowid = old.id; end`.execute(
      db,
    );
  },
  drop: async (db) => {
    await sql`drop trigger resource_search_end`.execute(db);
    await sql`drop table resource_search`.execute(db);
  },
  put: async (db, entries) => {
    const ids = sql.join(entries.map(({ id }) => id));
    const rows = sql.join(entries.map(({ id, tokens }) => sql`(${id}, ${tokens.join(' ')})`));
    await sql`delete from resource_search where rowid in (${ids})`.execute(db);
    await sql`insert into resource_search (rowid, tokens) values ${rows}`.execute(db);
  },
  toQuery: (tokens) => tokens.map(({ text, isPrefix }) => `"${text}"${isPrefix ? '*' : ''}`).join(' AND '),
  select: (query, limit) =>
    sql`(select rowid as id from resource_search where resource_search match ${query} limit ${sql.lit(limit)})`,
};

/** A tsvector of the unchanged tokens, with a GIN index. */
export const postgresSearch: ResourceSearch = {
  create: async (db) => {
    await sql`create table resource_search (id integer primary key references resource (id) on delete cascade, tokens tsvector not null)`.execute(
      db,
    );
    await sql`create index resource_search_index on resource_search using gin (tokens)`.execute(db);
    // Each search reads these statistics to see whether a word is frequent: 250 tokens instead of 1,000.
    await sql`alter table resource_search alter column tokens set statistics 25`.execute(db);
  },
  drop: async (db) => {
    await sql`drop table resource_search`.execute(db);
  },
  put: async (db, entries) => {
    const vectorOf = (tokens: readonly string[]) =>
      sql`array_to_tsvector(string_to_array(${tokens.join(' ')}, ' '))`;
    const rows = sql.join(entries.map(({ id, tokens }) => sql`(${id}, ${vectorOf(tokens)})`));
    await sql`insert into resource_search (id, tokens) values ${rows}
      on conflict (id) do update set tokens = excluded.tokens`.execute(db);
  },
  toQuery: (tokens) => tokens.map(({ text, isPrefix }) => `'${text}'${isPrefix ? ':*' : ''}`).join(' & '),
  select: (query, limit) =>
    sql`(select id from resource_search where tokens @@ cast(${query} as tsquery) limit ${sql.lit(limit)})`,
};
