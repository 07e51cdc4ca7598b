import type { ColumnDataType, ColumnDefinitionBuilder, Dialect } from 'kysely';
import type { ResourceSearch } from '#server/database/dialect/resource-search.ts';
import type { Outage } from '#server/database/outage.ts';

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
  /** What an error of this database says about it; undefined for errors of a statement itself. */
  findOutage: (error: unknown) => Outage | undefined;
  /**
   * From now on a statement that is not answered in time (half a minute unless told) fails, and its connection ends. Not before:
   * bringing the database of a large school up to date takes its time.
   */
  limitWaiting: (answerMs?: number) => void;
};
