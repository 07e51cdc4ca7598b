import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Inserts new attempts. A unique index prevents two attempts in progress of the same person. */

export type NewAttempt = NewRow<'attempt'>;

/** A member of the attempt. `number`: the attempt's number among the member's own attempts. */
export type NewMember = { user_id: number; number: number };

type BegunAttempt = Pick<Row<'attempt'>, 'id' | 'courseware_id' | 'user_id' | 'user_number'>;

/** Adds the members. Returns the ids of the attempts whose starter could be added. */
async function insertMembers(
  db: Db,
  begunAttempts: readonly (BegunAttempt & { members: readonly NewMember[] })[],
): Promise<Set<number>> {
  if (begunAttempts.length === 0) return new Set();
  const rows = begunAttempts.flatMap(({ id, courseware_id, members }) =>
    members.map((member) => ({ ...member, attempt_id: id, courseware_id, is_running: 1 })),
  );
  const insertedMembers = await db
    .insertInto('attempt_member')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['attempt_id', 'user_id'])
    .execute();
  const joinedKeys = new Set(insertedMembers.map(({ attempt_id, user_id }) => `${attempt_id}/${user_id}`));
  return new Set(
    begunAttempts.flatMap(({ id, user_id }) => (joinedKeys.has(`${id}/${user_id}`) ? [id] : [])),
  );
}

/**
 * Returns the inserted attempts. Skips those whose number is already used and those whose starter has another attempt in
 * progress by now. Other members who have one are left out.
 */
export async function insertAttempts(
  db: Db,
  attempts: readonly { row: NewAttempt; members: readonly NewMember[] }[],
): Promise<BegunAttempt[]> {
  const insertedAttempts: BegunAttempt[] = [];
  for (const part of splitForStatements(attempts)) {
    const begunAttempts = await db
      .insertInto('attempt')
      .values(part.map(({ row }) => row))
      .onConflict((conflict) => conflict.columns(['courseware_id', 'user_id', 'user_number']).doNothing())
      .returning(['id', 'courseware_id', 'user_id', 'user_number'])
      .execute();
    const membersByStarter = new Map(
      part.map(({ row, members }) => [`${row.courseware_id}/${row.user_id}`, members]),
    );
    const joinedIds = await insertMembers(
      db,
      begunAttempts.map((row) => ({
        ...row,
        members: membersByStarter.get(`${row.courseware_id}/${row.user_id}`) ?? [],
      })),
    );
    const memberlessIds = begunAttempts.flatMap(({ id }) => (joinedIds.has(id) ? [] : [id]));
    if (memberlessIds.length > 0) await db.deleteFrom('attempt').where('id', 'in', memberlessIds).execute();
    insertedAttempts.push(...begunAttempts.filter(({ id }) => joinedIds.has(id)));
  }
  return insertedAttempts;
}

/** Locks the guests who are not removed until the transaction ends, and returns their ids. */
export async function lockGuests(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .updateTable('user')
    .set((eb) => ({ is_active: eb.ref('is_active') }))
    .where('id', 'in', ids)
    .where('is_active', '=', 1)
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
