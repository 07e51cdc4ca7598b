import type { ColumnDataType, ColumnDefinitionBuilder, Dialect, Kysely } from 'kysely';

/** What differs between SQLite and PostgreSQL: everything else is one set of queries. */
export type DialectParts = {
  name: 'sqlite' | 'postgres';
  dialect: Dialect;
  /** Type and modifiers of a generated primary key. */
  idType: ColumnDataType;
  idColumn: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** Holds milliseconds since 1970 and byte counts. */
  timeType: ColumnDataType;
  /** Makes what full-text search of resources stands on; `resource-search.ts` uses it. */
  createResourceSearch: (db: Kysely<unknown>) => Promise<void>;
};
