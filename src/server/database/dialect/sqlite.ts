import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** The embedded database: node:sqlite in the shape Kysely's SQLite dialect expects. */

const statementCacheSize = 500;

function adaptStatement(statement: StatementSync): SqliteStatement {
  const reader = statement.columns().length > 0;
  return {
    reader,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}

function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = cache.get(sql);
      if (known) return known;
      const statement = adaptStatement(database.prepare(sql));
      if (cache.size >= statementCacheSize) cache.clear();
      cache.set(sql, statement);
      return statement;
    },
  };
}

export function openSqlite(dataDir: string): DialectParts {
  mkdirSync(dataDir, { recursive: true });
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
    dialect: new SqliteDialect({ database: adaptDatabase(database) }),
    idType: 'integer',
    idColumn: (column) => column.primaryKey().autoIncrement(),
    timeType: 'integer',
  };
}
