import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of the reopenings of attempts. */

const selectNewestReopenings = compileOnce((db, { attemptIds }: { attemptIds: readonly number[] }) =>
  db
    .selectFrom('attempt_reopening')
    .selectAll()
    .where('attempt_id', 'in', attemptIds)
    .where('number', '=', (eb) =>
      eb
        .selectFrom('attempt_reopening as later')
        .select((later) => later.fn.max('later.number').as('number'))
        .whereRef('later.attempt_id', '=', 'attempt_reopening.attempt_id'),
    ),
);

/** The last reopening of each attempt. */
export function listNewestReopenings(
  db: Db,
  attemptIds: readonly number[],
): Promise<Row<'attempt_reopening'>[]> {
  return attemptIds.length > 0 ? selectNewestReopenings(db, { attemptIds }) : Promise.resolve([]);
}

/** All reopenings of the attempts with the teachers' names: by attempt, the oldest of each first. */
export function listReopenings(db: Db, attemptIds: readonly number[]) {
  return db
    .selectFrom('attempt_reopening')
    .innerJoin('user', 'user.id', 'attempt_reopening.reopened_by')
    .selectAll('attempt_reopening')
    .select(['user.name', 'user.nickname', 'user.nickname_eng'])
    .where('attempt_reopening.attempt_id', 'in', attemptIds)
    .orderBy('attempt_reopening.attempt_id')
    .orderBy('attempt_reopening.number')
    .execute();
}
