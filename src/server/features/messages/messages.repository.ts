import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries that store messages, note who has seen them, and take them back. */

export async function insertMessage(db: Db, row: NewRow<'message'>): Promise<number> {
  const { id } = await db.insertInto('message').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertRecipients(db: Db, messageId: number, userIds: readonly number[]): Promise<void> {
  for (const part of splitForStatements(userIds))
    await db
      .insertInto('message_to')
      .values(part.map((user_id) => ({ message_id: messageId, user_id, seen_at: null })))
      .execute();
}

export function findMessage(db: Db, id: number): Promise<Row<'message'> | undefined> {
  return db.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Number of messages that the teacher has written herself since a time. */
export async function countWritten(db: Db, teacherId: number, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('message')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('from_id', '=', teacherId)
    .where('created_at', '>', since)
    .where('kind', 'in', ['announcement', 'reminder'])
    .executeTakeFirstOrThrow();
  return count;
}

export async function listRecipientIds(db: Db, id: number): Promise<number[]> {
  const rows = await db.selectFrom('message_to').select('user_id').where('message_id', '=', id).execute();
  return rows.map(({ user_id }) => user_id);
}

/** A message that was seen stays seen at its first time. */
export async function storeSeen(
  db: Db,
  { id, userId, seenAt }: { id: number; userId: number; seenAt: number },
): Promise<void> {
  await db
    .updateTable('message_to')
    .set({ seen_at: seenAt })
    .where('message_id', '=', id)
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .execute();
}

/** Takes a message from those who have not seen it, with their mails. Returns how many these were. */
export async function deleteUnseen(db: Db, id: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('message_to')
    .where('message_id', '=', id)
    .where('seen_at', 'is', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Keeps a message for those who have seen it, or deletes it if nobody has. */
export async function endMessage(db: Db, id: number, takenBackAt: number): Promise<void> {
  await db.updateTable('message').set({ taken_back_at: takenBackAt }).where('id', '=', id).execute();
  await db
    .deleteFrom('message')
    .where('id', '=', id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('message_to').select('user_id').whereRef('message_to.message_id', '=', 'message.id'),
        ),
      ),
    )
    .execute();
}

/** Messages of one kind about a courseware that were not taken back. */
export async function listIdsAbout(
  db: Db,
  coursewareId: number,
  kind: Row<'message'>['kind'],
): Promise<number[]> {
  const rows = await db
    .selectFrom('message')
    .select('id')
    .where('courseware_id', '=', coursewareId)
    .where('kind', '=', kind)
    .where('taken_back_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
