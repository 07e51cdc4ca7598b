/** What an error of the database or the disk says about them. Errors of a statement itself are none of these. */

/**
 * `database_away`: it does not answer; `disk_full`: there is no room to write; `cannot_write`: it can be read only,
 * or is damaged, or somebody else holds it.
 */
export type Outage = 'database_away' | 'disk_full' | 'cannot_write';

/** Of the operating system, when a file is written. */
const byFileCode: Readonly<Record<string, Outage>> = {
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  EROFS: 'cannot_write',
  EIO: 'cannot_write',
};

/** An error, and those that it was made of. */
function listCauses(error: unknown): unknown[] {
  if (!(error instanceof Error)) return [error];
  const parts = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return [error, ...parts.flatMap(listCauses), ...(error.cause === undefined ? [] : listCauses(error.cause))];
}

type KnowsOutages = { findOutage: (error: unknown) => Outage | undefined };

/** `database` knows the errors of the database in use. Undefined: an error like any other. */
export function findOutage(database: KnowsOutages, error: unknown): Outage | undefined {
  for (const cause of listCauses(error)) {
    const { code } = (cause ?? {}) as { code?: unknown };
    const found = (typeof code === 'string' ? byFileCode[code] : undefined) ?? database.findOutage(cause);
    if (found) return found;
  }
  return undefined;
}

export function isOutage(database: KnowsOutages, error: unknown): boolean {
  return findOutage(database, error) !== undefined;
}
