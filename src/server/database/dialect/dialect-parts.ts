import type { ColumnDataType, ColumnDefinitionBuilder, Dialect } from 'kysely';
import type { ResourceSearch } from '#server/database/dialect/resource-search.ts';

/** What differs between SQLite and PostgreSQL: everything else is one set of queries. */
export type DialectParts = {
  name: 'sqlite' | 'postgres';
  dialect: Dialect;
  /** Type and modifiers of a generated primary key. */
  idType: ColumnDataType;
  idColumn: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** Holds milliseconds since 1970 and byte counts. */
  timeType: ColumnDataType;
  resourceSearch: ResourceSearch;
};
