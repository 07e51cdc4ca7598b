import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { addSubjectName, formatStudentName } from '#server/choose-names.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { readGroupNames } from '#server/features/group-names/group-names.service.ts';
import * as lists from '#server/features/messages/message-lists.repository.ts';
import * as messages from '#server/features/messages/messages.repository.ts';
import { takeBackUnseen } from '#server/features/messages/write-message.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** The messages that a teacher has sent, who has seen them, and taking them back. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;

export async function listSentMessages(
  { db, actor, lang }: SignedInContext,
  { offset, limit }: Input<'GET /teacher/message_list'>,
): Promise<ApiReply<'GET /teacher/message_list'>> {
  const rows = await lists.listSent(db, actor.id, { offset, limit });
  return {
    total: await lists.countSent(db, actor.id),
    items: rows.map((row) => {
      const { taken_back_at, subject_name_eng: _english, courseware_name, people, seen, ...item } = row;
      return {
        ...item,
        subject_name: addSubjectName(row, lang).subject_name,
        courseware_name: courseware_name ?? '',
        people: people ?? 0,
        seen: seen ?? 0,
        is_taken_back: taken_back_at !== null,
      };
    }),
  };
}

async function requireOwnMessage(context: SignedInContext, id: number): Promise<Row<'message'>> {
  const message = requireFound(await messages.findMessage(context.db, id));
  await authorize(context, 'message.change', { owner_id: message.from_id });
  return message;
}

export async function listMessagePeople(
  context: SignedInContext,
  { id }: Input<'GET /teacher/message_people'>,
): Promise<ApiReply<'GET /teacher/message_people'>> {
  const { class_id } = await requireOwnMessage(context, id);
  const rows = await lists.listPeople(context.db, id);
  const groupNameByStudent = await readGroupNames(context.db, { class_id, group_set_id: null });
  return {
    items: rows.map(({ user_id, seen_at, class_number, ...names }) => ({
      user_id,
      student_name: formatStudentName(names, context.lang),
      group: groupNameByStudent.get(user_id) ?? '',
      class_number,
      seen_at,
    })),
  };
}

/** Refuses with 'message_seen' if all have seen it. */
export async function takeBackMessage(
  context: SignedInContext,
  { id }: Input<'POST /teacher/message_take_back'>,
): Promise<ApiReply<'POST /teacher/message_take_back'>> {
  const { app, db, actor } = context;
  const { text, class_id, courseware_id } = await requireOwnMessage(context, id);
  return inTransaction(db, async (tx) => {
    const count = await takeBackUnseen(app, tx, id);
    if (count === 0) throw new AppError('message_seen');
    await recordAudit(tx, {
      at: app.now(),
      actor_id: actor.id,
      action: 'message.take_back',
      subject_kind: 'class',
      subject_id: class_id,
      class_id,
      ...(courseware_id !== null && { courseware_id }),
      before: { message: text, student_count: count },
    });
    return { taken_back: count };
  });
}
