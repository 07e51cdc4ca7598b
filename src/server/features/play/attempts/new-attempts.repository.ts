import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Inserts new attempts. A unique index prevents two attempts in progress of the same person. */

export type NewAttempt = NewRow<'attempt'>;

type Begun = Pick<Row<'attempt'>, 'id' | 'courseware_id' | 'user_id' | 'user_number'>;

/** Adds the starters as members. Returns the ids of the attempts where that was possible. */
async function insertMembers(db: Db, begun: readonly Begun[]): Promise<Set<number>> {
  if (begun.length === 0) return new Set();
  const members = begun.map(({ id, courseware_id, user_id, user_number }) => ({
    attempt_id: id,
    user_id,
    courseware_id,
    number: user_number,
    is_running: 1,
  }));
  const inserted = await db
    .insertInto('attempt_member')
    .values(members)
    .onConflict((conflict) => conflict.doNothing())
    .returning('attempt_id')
    .execute();
  return new Set(inserted.map(({ attempt_id }) => attempt_id));
}

/**
 * Returns the inserted attempts. Skips those whose number is already used and those whose person has another attempt in
 * progress by now.
 */
export async function insertAttempts(db: Db, rows: readonly NewAttempt[]): Promise<Begun[]> {
  const inserted: Begun[] = [];
  for (const part of splitForStatements(rows)) {
    const begun = await db
      .insertInto('attempt')
      .values(part)
      .onConflict((conflict) => conflict.columns(['courseware_id', 'user_id', 'user_number']).doNothing())
      .returning(['id', 'courseware_id', 'user_id', 'user_number'])
      .execute();
    const joined = await insertMembers(db, begun);
    const empty = begun.flatMap(({ id }) => (joined.has(id) ? [] : [id]));
    if (empty.length > 0) await db.deleteFrom('attempt').where('id', 'in', empty).execute();
    inserted.push(...begun.filter(({ id }) => joined.has(id)));
  }
  return inserted;
}
