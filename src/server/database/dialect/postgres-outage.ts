import type { Outage } from '#server/database/outage.ts';

/** Recognises outages by SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html) and by errors of Node and pg. */

/** The most specific codes first. */
const outageBySqlState: readonly (readonly [start: string, outage: Outage])[] = [
  ['53100', 'disk_full'],
  ['25006', 'cannot_write'],
  ['58', 'cannot_write'],
  ['XX001', 'cannot_write'],
  ['XX002', 'cannot_write'],
  // Connection errors, lack of resources, operator intervention; when connecting, a missing account or database.
  ['08', 'database_away'],
  ['28', 'database_away'],
  ['3D', 'database_away'],
  ['53', 'database_away'],
  ['57', 'database_away'],
];

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
]);

/** Errors of pg and its pool that have no code. */
const connectionErrorPattern =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Query read timeout|The server does not support SSL)/;

/** Whether the error comes from the file store, whose network problems say nothing about the database. */
const isFileStoreError = (error: object): boolean => '$metadata' in error;

export function findPostgresOutage(error: unknown): Outage | undefined {
  if (!(error instanceof Error) || isFileStoreError(error)) return undefined;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string')
    return connectionErrorPattern.test(error.message) ? 'database_away' : undefined;
  if (networkCodes.has(code)) return 'database_away';
  return /^[0-9A-Z]{5}$/.test(code)
    ? outageBySqlState.find(([start]) => code.startsWith(start))?.[1]
    : undefined;
}
