/** Recognises errors that mean that the database or the disk does not work, unlike errors of a statement itself. */

/**
 * `database_away`: it does not answer; `disk_full`: nothing can be written any more; `cannot_write`: it is read-only,
 * damaged, or locked by another program.
 */
export type Outage = 'database_away' | 'disk_full' | 'cannot_write';

/** Error codes of the operating system when writing a file. */
const outageByFileCode: Readonly<Record<string, Outage>> = {
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  EROFS: 'cannot_write',
  EIO: 'cannot_write',
};

/** The error with all its causes and, for aggregate errors, their parts. */
function listCauses(error: unknown): unknown[] {
  if (!(error instanceof Error)) return [error];
  const partErrors = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return [
    error,
    ...partErrors.flatMap(listCauses),
    ...(error.cause === undefined ? [] : listCauses(error.cause)),
  ];
}

type OutageDetector = { findOutage: (error: unknown) => Outage | undefined };

/** The outage that an error means; undefined for any other error. `database` knows the errors of the engine in use. */
export function findOutage(database: OutageDetector, error: unknown): Outage | undefined {
  for (const cause of listCauses(error)) {
    const { code } = (cause ?? {}) as { code?: unknown };
    const foundOutage =
      (typeof code === 'string' ? outageByFileCode[code] : undefined) ?? database.findOutage(cause);
    if (foundOutage) return foundOutage;
  }
  return undefined;
}

export function isOutage(database: OutageDetector, error: unknown): boolean {
  return findOutage(database, error) !== undefined;
}
