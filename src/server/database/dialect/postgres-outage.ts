import type { Outage } from '#server/database/outage.ts';

/** SQLSTATEs of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html), and what Node and pg say. */

/** The most telling part first. */
const byState: readonly (readonly [start: string, outage: Outage])[] = [
  ['53100', 'disk_full'],
  ['25006', 'cannot_write'],
  ['58', 'cannot_write'],
  ['XX001', 'cannot_write'],
  ['XX002', 'cannot_write'],
  // Connections, resources, somebody stops it, and at connecting: no such account or database any more.
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

/** What pg and its pool say without a code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Query read timeout|The server does not support SSL)/;

/** The store of files has a network of its own: its errors carry this. */
const isOfStore = (error: object): boolean => '$metadata' in error;

export function findPostgresOutage(error: unknown): Outage | undefined {
  if (!(error instanceof Error) || isOfStore(error)) return undefined;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return messages.test(error.message) ? 'database_away' : undefined;
  if (networkCodes.has(code)) return 'database_away';
  return /^[0-9A-Z]{5}$/.test(code) ? byState.find(([start]) => code.startsWith(start))?.[1] : undefined;
}
