import { describe, expect, it } from 'vitest';
import { findPostgresOutage } from '#server/database/dialect/postgres-outage.ts';
import { findSqliteOutage } from '#server/database/dialect/sqlite-outage.ts';
import { findOutage, isOutage } from '#server/database/outage.ts';

const fail = (code: string, more: object = {}) => Object.assign(new Error('failed'), { code, ...more });
const sqlite = { findOutage: findSqliteOutage };
const postgres = { findOutage: findPostgresOutage };

describe('an outage', () => {
  it.each([
    [13, 'disk_full'],
    [778, 'cannot_write'],
    [10 | (12 << 8), 'cannot_write'],
    [8, 'cannot_write'],
    [5, 'cannot_write'],
    [14, 'database_away'],
    [26, 'database_away'],
    [1, undefined],
    [19, undefined],
    [2067, undefined],
  ])('of SQLite, result code %i, is %s', (errcode, outage) => {
    expect(findOutage(sqlite, fail('ERR_SQLITE_ERROR', { errcode }))).toBe(outage);
  });

  it.each([
    ['53100', 'disk_full'],
    ['53300', 'database_away'],
    ['57P01', 'database_away'],
    ['08006', 'database_away'],
    ['25006', 'cannot_write'],
    ['58030', 'cannot_write'],
    ['ECONNREFUSED', 'database_away'],
    ['23505', undefined],
    ['22P02', undefined],
    ['40001', undefined],
    ['25P02', undefined],
  ])('of PostgreSQL, code %s, is %s', (code, outage) => {
    expect(findOutage(postgres, fail(code))).toBe(outage);
  });

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Query read timeout',
  ])('of PostgreSQL is recognised by “%s”', (message) =>
    expect(isOutage(postgres, new Error(message))).toBe(true),
  );

  it('is found in errors of files, causes and lists of errors, and nowhere else', () => {
    expect(findOutage(sqlite, fail('ENOSPC'))).toBe('disk_full');
    expect(findOutage(sqlite, new Error('outer', { cause: fail('EROFS') }))).toBe('cannot_write');
    expect(findOutage(postgres, new AggregateError([new Error('a'), fail('ECONNREFUSED')]))).toBe(
      'database_away',
    );
    expect(isOutage(sqlite, fail('ECONNREFUSED'))).toBe(false);
    expect(isOutage(postgres, fail('ECONNREFUSED', { $metadata: {} }))).toBe(false);
    for (const other of [undefined, null, 'ENOSPC', new Error('disk full'), { code: 5 }])
      expect(isOutage(postgres, other)).toBe(false);
  });
});
