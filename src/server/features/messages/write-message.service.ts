import type { App } from '#server/app.ts';
import type { Tx } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import * as mails from '#server/features/messages/message-mail.repository.ts';
import { messageMailJob } from '#server/features/messages/message-mail-job.ts';
import * as messages from '#server/features/messages/messages.repository.ts';
import * as recipients from '#server/features/messages/recipients.repository.ts';
import { enqueueJob } from '#server/jobs/jobs.service.ts';
import { publish } from '#server/realtime/bus.ts';

/** Writes messages, in the transaction of the act that they tell of. */

type NewMessage = Pick<
  Row<'message'>,
  'kind' | 'from_id' | 'class_id' | 'subject_id' | 'courseware_id' | 'text'
> & { userIds: readonly number[] };

/**
 * Stores a message, and the mails about it where the school sends mail. Guests and closed accounts get none; returns
 * undefined if nobody is left.
 */
export async function writeMessage(
  app: App,
  tx: Tx,
  { userIds, ...row }: NewMessage,
): Promise<number | undefined> {
  const people = await recipients.listReachable(tx, userIds);
  if (people.length === 0) return undefined;
  const now = app.now();
  const id = await messages.insertMessage(tx, { ...row, created_at: now, taken_back_at: null });
  const ids = people.map((person) => person.id);
  await messages.insertRecipients(tx, id, ids);
  for (const userId of ids) publish(app, tx, 'messages', userId, {});
  const mailIds = app.env.mail ? people.filter(({ hasMail }) => hasMail).map((person) => person.id) : [];
  if (mailIds.length > 0) {
    await mails.insertMails(tx, id, { userIds: mailIds, now });
    await enqueueJob(app, tx, messageMailJob, { key: 'all', requested_by: row.from_id, payload: {} });
  }
  return id;
}

/** Takes a message from all who have not seen it, and their mails. Returns how many these were. */
export async function takeBackUnseen(app: App, tx: Tx, id: number): Promise<number> {
  const count = await messages.deleteUnseen(tx, id);
  if (count > 0) await messages.endMessage(tx, id, app.now());
  return count;
}

/** Takes back what was told about released marks, because they are held back again. */
export async function takeBackMarksMessages(app: App, tx: Tx, coursewareId: number): Promise<void> {
  for (const id of await messages.listIdsAbout(tx, coursewareId, 'marks')) await takeBackUnseen(app, tx, id);
}
