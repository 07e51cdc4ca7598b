import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { addSubjectName, formatColleagueName } from '#server/choose-names.ts';
import * as lists from '#server/features/messages/message-lists.repository.ts';
import * as messages from '#server/features/messages/messages.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** The messages that a student gets. */

type ReceivedMessage = Omit<ApiReply<'GET /play/news'>['messages'][number], 'attempt_id'>;

const shownForMs = 30 * 86_400_000;
const shownMax = 50;

export async function listReceivedMessages({
  app,
  db,
  actor,
  lang,
}: SignedInContext): Promise<ReceivedMessage[]> {
  const since = app.now() - shownForMs;
  const rows = await lists.listReceived(db, actor.id, { since, limit: shownMax });
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    teacher_name: formatColleagueName(row, lang),
    subject_name: addSubjectName(row, lang).subject_name,
    courseware_id: row.courseware_id,
    courseware_name: row.courseware_name ?? '',
    text: row.text,
    at: row.at,
    is_seen: row.seen_at !== null,
  }));
}

export async function markMessageSeen(
  context: SignedInContext,
  { id }: ParsedInputOf<Api['POST /play/message_seen']>,
): Promise<Record<string, never>> {
  const { app, db, actor } = context;
  await authorize(context, 'message.read', { recipient_ids: await messages.listRecipientIds(db, id) });
  await messages.storeSeen(db, { id, userId: actor.id, seenAt: app.now() });
  return {};
}
