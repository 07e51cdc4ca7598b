import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of the mails that are still to be sent for messages. */

type MailKey = Pick<Row<'message_mail'>, 'message_id' | 'user_id'>;

export async function insertMails(
  db: Db,
  messageId: number,
  { userIds, now }: { userIds: readonly number[]; now: number },
): Promise<void> {
  for (const part of splitForStatements(userIds))
    await db
      .insertInto('message_mail')
      .values(part.map((user_id) => ({ message_id: messageId, user_id, tries: 0, due_at: now })))
      .execute();
}

/** The mails that are due, oldest first. */
export function listDueMails(db: Db, now: number, limit: number): Promise<Row<'message_mail'>[]> {
  return db
    .selectFrom('message_mail')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('message_id')
    .orderBy('user_id')
    .limit(limit)
    .execute();
}

/** Postpones a mail before it is tried; false if another process has taken it. */
export async function claimMail(db: Db, mail: Row<'message_mail'>, dueAt: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message_mail')
    .set({ due_at: dueAt, tries: mail.tries + 1 })
    .where('message_id', '=', mail.message_id)
    .where('user_id', '=', mail.user_id)
    .where('due_at', '=', mail.due_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Postpones every mail that is due, while the mail server is away. */
export async function postponeDue(db: Db, now: number, dueAt: number): Promise<void> {
  await db.updateTable('message_mail').set({ due_at: dueAt }).where('due_at', '<=', now).execute();
}

export async function deleteMail(db: Db, { message_id, user_id }: MailKey): Promise<void> {
  await db
    .deleteFrom('message_mail')
    .where('message_id', '=', message_id)
    .where('user_id', '=', user_id)
    .execute();
}

/** What a mail tells; undefined if its message was taken back. */
export function findMailContent(db: Db, { message_id, user_id }: MailKey) {
  return db
    .selectFrom('message_to')
    .innerJoin('message', 'message.id', 'message_to.message_id')
    .innerJoin('user', 'user.id', 'message_to.user_id')
    .innerJoin('user as teacher', 'teacher.id', 'message.from_id')
    .innerJoin('subject', 'subject.id', 'message.subject_id')
    .leftJoin('courseware', 'courseware.id', 'message.courseware_id')
    .select([
      'message.kind',
      'message.text',
      'message.created_at',
      'message_to.seen_at',
      'user.email',
      'user.name',
      'user.nickname_eng',
      'user.language',
      'user.is_active',
      'user.wants_mail',
      'teacher.name as teacher_name',
      'teacher.nickname as teacher_nickname',
      'teacher.nickname_eng as teacher_nickname_eng',
      'subject.name as subject_name',
      'subject.name_eng as subject_name_eng',
      'courseware.name as courseware_name',
    ])
    .where('message_to.message_id', '=', message_id)
    .where('message_to.user_id', '=', user_id)
    .executeTakeFirst();
}
