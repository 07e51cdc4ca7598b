import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { listNewestReopenings } from '#server/features/play/exceptions/reopenings.repository.ts';

export {
  describeException,
  type ExceptionColumns,
  type StudentException,
  toException,
} from '#server/features/play/exceptions/effective-rules.ts';

export { exceptionColumns } from '#server/features/play/exceptions/exceptions.repository.ts';

/** Reads the last reopening of attempts, for students and teachers. */

/** By attempt id. */
export type Reopenings = ReadonlyMap<number, Row<'attempt_reopening'>>;
export type Reopenable = Pick<Row<'attempt'>, 'id' | 'reopened_at'>;

/** Runs a query only if one of the attempts was reopened. */
export async function findReopenings(db: Db, attempts: readonly Reopenable[]): Promise<Reopenings> {
  const ids = attempts.flatMap(({ id, reopened_at }) => (reopened_at === null ? [] : [id]));
  return new Map((await listNewestReopenings(db, [...new Set(ids)])).map((row) => [row.attempt_id, row]));
}

/** A reopening in the form of replies; empty if the attempt was never reopened. */
export function describeReopening({ id }: Pick<Reopenable, 'id'>, reopenings: Reopenings) {
  const row = reopenings.get(id);
  if (!row) return {};
  return { reopening: { at: row.reopened_at, is_return: row.is_return === 1, message: row.message } };
}
