import type { Outage } from '#server/database/outage.ts';

/** Primary result codes of SQLite (https://sqlite.org/rescode.html) that concern the file or the disk. */
const outageByResultCode: Readonly<Record<number, Outage>> = {
  // SQLITE_BUSY and SQLITE_LOCKED, after waiting
  5: 'cannot_write',
  6: 'cannot_write',
  // SQLITE_READONLY, SQLITE_IOERR, SQLITE_CORRUPT
  8: 'cannot_write',
  10: 'cannot_write',
  11: 'cannot_write',
  // SQLITE_FULL
  13: 'disk_full',
  // SQLITE_CANTOPEN, SQLITE_NOTADB
  14: 'database_away',
  26: 'database_away',
};

/** node:sqlite reports extended result codes, whose last byte is the primary one. */
export function findSqliteOutage(error: unknown): Outage | undefined {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  if (code !== 'ERR_SQLITE_ERROR' || typeof errcode !== 'number') return undefined;
  return outageByResultCode[errcode & 0xff];
}
