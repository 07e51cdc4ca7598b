import type { ColumnDataType, ColumnDefinitionBuilder, Dialect } from 'kysely';
import type { EmptyTables } from '#server/database/dialect/empty-tables.ts';
import type { PackedIds } from '#server/database/dialect/packed-ids.ts';
import type { TableCopies } from '#server/database/dialect/table-copies.ts';
import type { TableSearches } from '#server/database/dialect/table-search.ts';
import type { Outage } from '#server/database/outage.ts';

/** The differences between SQLite and PostgreSQL; all queries use the same code otherwise. */
export type DialectParts = TableSearches & {
  name: 'sqlite' | 'postgres';
  dialect: Dialect;
  /** Type and modifiers of a generated primary key. */
  idType: ColumnDataType;
  idColumn: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** Column type for milliseconds since 1970 and for byte counts. */
  timeType: ColumnDataType;
  packedIds: PackedIds;
  tableCopies: TableCopies;
  emptyTables: EmptyTables;
  /** The outage that an error of this database indicates; undefined for errors of a statement itself. */
  findOutage: (error: unknown) => Outage | undefined;
  /**
   * From now on, statements without an answer in time (default: half a minute) fail and close their connection. Not
   * set at the start, because migrating a large database takes longer.
   */
  limitQueryTime: (answerMs?: number) => void;
};
