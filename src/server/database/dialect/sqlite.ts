import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import { emptySqliteTables } from '#server/database/dialect/empty-tables.ts';
import { sqlitePackedIds } from '#server/database/dialect/packed-ids.ts';
import { rowMakerOf } from '#server/database/dialect/row-maker.ts';
import {
  allowRunningAtOnce,
  type QueryListener,
  type RunAtOnce,
} from '#server/database/dialect/run-at-once.ts';
import { findSqliteOutage } from '#server/database/dialect/sqlite-outage.ts';
import { sqliteCopies } from '#server/database/dialect/table-copies.ts';
import { createSearches, createSqliteSearch } from '#server/database/dialect/table-search.ts';
import { openPrivateFolder } from '#server/storage/protect-folder.ts';

/** The embedded database: adapts node:sqlite to Kysely's SQLite dialect. */

const statementCacheSize = 500;

/** Reads rows as lists of cells, because node:sqlite's own objects are slow to create and slower to copy. */
function adaptStatement(statement: StatementSync): SqliteStatement {
  const columnNames = statement.columns().map(({ name }) => name);
  statement.setReturnArrays(true);
  const makeRow = rowMakerOf(columnNames);
  const readAll = (parameters: readonly unknown[]) => {
    const rows = statement.all(...(parameters as SQLInputValue[])) as unknown as SQLOutputValue[][];
    return rows.map((cells) => makeRow(cells));
  };
  return {
    reader: columnNames.length > 0,
    all: readAll,
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => readAll(parameters).values(),
  };
}

/**
 * After a full disk or a failed read, SQLite has already rolled back the transaction
 * (https://sqlite.org/lang_transaction.html); rolling back again is an error that would hide the real one.
 */
function rollBackIfOpen(database: DatabaseSync, statement: SqliteStatement): SqliteStatement {
  const noChanges = { changes: 0, lastInsertRowid: 0 };
  return {
    ...statement,
    run: (parameters) => (database.isTransaction ? statement.run(parameters) : noChanges),
  };
}

function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  const statementCache = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const cachedStatement = statementCache.get(sql);
      if (cachedStatement) return cachedStatement;
      // A transaction that starts with reading would fail if another program writes meanwhile; this one waits.
      const adaptedStatement = adaptStatement(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      const statement = sql === 'rollback' ? rollBackIfOpen(database, adaptedStatement) : adaptedStatement;
      // `alter` changes the columns of `select *`.
      if (statementCache.size >= statementCacheSize || /^alter /i.test(sql)) statementCache.clear();
      statementCache.set(sql, statement);
      return statement;
    },
  };
}

/** Lets queries that are compiled once run at once (`run-at-once.ts`). `onQuery`: called after each of these. */
class AtOnceDialect extends SqliteDialect {
  readonly #runAtOnce: RunAtOnce;

  constructor(database: SqliteDatabase, onQuery: QueryListener | undefined) {
    super({ database });
    this.#runAtOnce = (sql, parameters) => {
      const statement = database.prepare(sql);
      const rows = statement.reader ? statement.all(parameters) : [];
      if (!statement.reader) statement.run(parameters);
      onQuery?.(sql, parameters);
      return rows;
    };
  }

  override createAdapter() {
    const adapter = super.createAdapter();
    allowRunningAtOnce(adapter, this.#runAtOnce);
    return adapter;
  }
}

export function openSqlite(dataDir: string, onQuery?: QueryListener): DialectParts {
  openPrivateFolder(dataDir);
  const database = new DatabaseSync(join(dataDir, 'school.db'), { timeout: 5_000 });
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma temp_store = memory;
    pragma cache_size = -65536;
  `);
  return {
    name: 'sqlite',
    dialect: new AtOnceDialect(adaptDatabase(database), onQuery),
    idType: 'integer',
    idColumn: (column) => column.primaryKey().autoIncrement(),
    timeType: 'integer',
    ...createSearches(createSqliteSearch),
    packedIds: sqlitePackedIds,
    tableCopies: sqliteCopies,
    emptyTables: emptySqliteTables,
    findOutage: findSqliteOutage,
    // There is no network to wait for.
    limitQueryTime: () => undefined,
  };
}
