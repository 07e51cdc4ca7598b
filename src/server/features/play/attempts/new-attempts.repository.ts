import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Inserts new attempts. A unique index prevents two attempts in progress of the same person. */

export type NewAttempt = NewRow<'attempt'>;

/** A person of the attempt, with its number among their own attempts. */
export type NewMember = { user_id: number; number: number };

type Begun = Pick<Row<'attempt'>, 'id' | 'courseware_id' | 'user_id' | 'user_number'>;

/** Adds the members. Returns the ids of the attempts to which their starters could be added. */
async function insertMembers(
  db: Db,
  begun: readonly (Begun & { members: readonly NewMember[] })[],
): Promise<Set<number>> {
  if (begun.length === 0) return new Set();
  const rows = begun.flatMap(({ id, courseware_id, members }) =>
    members.map((member) => ({ ...member, attempt_id: id, courseware_id, is_running: 1 })),
  );
  const insertedMembers = await db
    .insertInto('attempt_member')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['attempt_id', 'user_id'])
    .execute();
  const joined = new Set(insertedMembers.map(({ attempt_id, user_id }) => `${attempt_id}/${user_id}`));
  return new Set(begun.flatMap(({ id, user_id }) => (joined.has(`${id}/${user_id}`) ? [id] : [])));
}

/**
 * Returns the inserted attempts. Skips those whose number is already used and those whose starter has another attempt in
 * progress by now. Other members who have one are left out.
 */
export async function insertAttempts(
  db: Db,
  attempts: readonly { row: NewAttempt; members: readonly NewMember[] }[],
): Promise<Begun[]> {
  const insertedAttempts: Begun[] = [];
  for (const part of splitForStatements(attempts)) {
    const begun = await db
      .insertInto('attempt')
      .values(part.map(({ row }) => row))
      .onConflict((conflict) => conflict.columns(['courseware_id', 'user_id', 'user_number']).doNothing())
      .returning(['id', 'courseware_id', 'user_id', 'user_number'])
      .execute();
    const membersOf = new Map(
      part.map(({ row, members }) => [`${row.courseware_id}/${row.user_id}`, members]),
    );
    const joinedIds = await insertMembers(
      db,
      begun.map((row) => ({ ...row, members: membersOf.get(`${row.courseware_id}/${row.user_id}`) ?? [] })),
    );
    const empty = begun.flatMap(({ id }) => (joinedIds.has(id) ? [] : [id]));
    if (empty.length > 0) await db.deleteFrom('attempt').where('id', 'in', empty).execute();
    insertedAttempts.push(...begun.filter(({ id }) => joinedIds.has(id)));
  }
  return insertedAttempts;
}
