import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { listNewestReopenings } from '#server/features/attempts/rows/reopenings.repository.ts';

/** Reads the last reopening of attempts, for students and teachers. */

/** The last reopening of each reopened attempt, by attempt id. */
export type ReopeningByAttempt = ReadonlyMap<number, Row<'attempt_reopening'>>;
export type AttemptReopenTime = Pick<Row<'attempt'>, 'id' | 'reopened_at'>;

/** Finds the last reopening of each attempt. Runs a query only if one of them was reopened. */
export async function findReopenings(
  db: Db,
  attempts: readonly AttemptReopenTime[],
): Promise<ReopeningByAttempt> {
  const ids = attempts.flatMap(({ id, reopened_at }) => (reopened_at === null ? [] : [id]));
  return new Map((await listNewestReopenings(db, [...new Set(ids)])).map((row) => [row.attempt_id, row]));
}

/** Describes the last reopening of an attempt for replies; empty if it was never reopened. */
export function describeReopening({ id }: Pick<AttemptReopenTime, 'id'>, reopenings: ReopeningByAttempt) {
  const row = reopenings.get(id);
  if (!row) return {};
  return { reopening: { at: row.reopened_at, is_return: row.is_return === 1, message: row.message } };
}
