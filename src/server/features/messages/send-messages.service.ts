import type { Api, ApiReply } from '#contract/api.ts';
import { messagesPerHourMax } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { formatStudentName } from '#server/choose-names.ts';
import { inTransaction } from '#server/database/database.ts';
import { lockRows } from '#server/database/dialect/lock-rows.ts';
import type { Row } from '#server/database/schema.ts';
import { readGroupNames } from '#server/features/group-names/group-names.service.ts';
import * as messages from '#server/features/messages/messages.repository.ts';
import * as recipients from '#server/features/messages/recipients.repository.ts';
import { writeMessage } from '#server/features/messages/write-message.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { listClassStudentIds, listClassStudents } from '#server/policy/class-students.repository.ts';
import { authorize } from '#server/policy/policy.ts';
import { hasSubject } from '#server/policy/subjects.repository.ts';

/** Announcements and reminders that teachers write. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;
type ClassSubject = { class_id: number; subject_id: number };

const hourMs = 3_600_000;

export async function listMessageChoices(
  context: SignedInContext,
  place: Input<'GET /teacher/message_choices'>,
): Promise<ApiReply<'GET /teacher/message_choices'>> {
  await authorize(context, 'message.send', place);
  const { db, lang } = context;
  const { class_id } = place;
  const students = await listClassStudents(db, class_id);
  const memberRows = await recipients.listGroupMembers(db, class_id);
  const groupNameByStudent = await readGroupNames(db, { class_id, group_set_id: null });
  return {
    students: students.map(({ id, class_number, ...names }) => ({
      id,
      class_number,
      name: formatStudentName(names, lang),
      group: groupNameByStudent.get(id) ?? '',
    })),
    groups: [...Map.groupBy(memberRows, ({ id }) => id)].map(([id, members]) => ({
      id,
      name: members[0]?.name ?? '',
      user_ids: members.map(({ user_id }) => user_id),
    })),
  };
}

type OwnMessage = Pick<Row<'message'>, 'kind' | 'courseware_id' | 'text'> & { userIds: readonly number[] };

/** Refuses people who are not in the class, and with 'too_many_messages'. */
async function sendMessage(
  { app, db, actor }: SignedInContext,
  { class_id, subject_id }: ClassSubject,
  message: OwnMessage,
): Promise<{ id: number }> {
  const studentIds = new Set(await listClassStudentIds(db, class_id));
  if (message.userIds.some((id) => !studentIds.has(id))) throw new AppError('not_found');
  return inTransaction(db, async (tx) => {
    // So that messages written at the same time are counted one after the other.
    await lockRows(tx, 'user', [actor.id]);
    const count = await messages.countWritten(tx, actor.id, app.now() - hourMs);
    if (count >= messagesPerHourMax) throw new AppError('too_many_messages', { count });
    const id = await writeMessage(app, tx, { ...message, from_id: actor.id, class_id, subject_id });
    return { id: requireFound(id) };
  });
}

export async function announce(
  context: SignedInContext,
  { user_ids, text, ...place }: Input<'POST /teacher/message_announce'>,
): Promise<ApiReply<'POST /teacher/message_announce'>> {
  await authorize(context, 'message.send', place);
  if (!(await hasSubject(context.db, place.subject_id))) throw new AppError('not_found');
  return sendMessage(context, place, { kind: 'announcement', courseware_id: null, text, userIds: user_ids });
}

/** Refuses with 'courseware_closed': nobody could do what the reminder asks for. */
export async function remind(
  context: SignedInContext,
  { courseware_id, user_ids, text }: Input<'POST /teacher/message_remind'>,
): Promise<ApiReply<'POST /teacher/message_remind'>> {
  const { is_open, ...place } = requireFound(await recipients.findCourseware(context.db, courseware_id));
  await authorize(context, 'message.send', place);
  if (is_open === 0) throw new AppError('courseware_closed');
  return sendMessage(context, place, { kind: 'reminder', courseware_id, text, userIds: user_ids });
}
