import type { Transaction } from 'kysely';
import type { Api, ApiReply } from '#contract/api.ts';
import type { AuditAction } from '#contract/audit/audit-actions.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { publishAccessChange } from '#server/auth/access-news.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Row, Schema } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { passwordStateOf, signInNameOf } from '#server/features/people/describe-person.ts';
import * as memberships from '#server/features/people/memberships.repository.ts';
import * as people from '#server/features/people/people.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Lists, adds, moves and removes members of a class. Their work is never changed. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;
type EmptyReply = Record<string, never>;
type Tx = Transaction<Schema>;

export async function readMembers(
  context: SignedInContext,
  { class_id }: InputOf<'GET /teacher/class_members'>,
): Promise<ApiReply<'GET /teacher/class_members'>> {
  await authorize(context, 'student_password.issue', { class_id });
  const { name, calendar_id } = requireFound(await memberships.findClass(context.db, class_id));
  const rows = await memberships.listMembersOf(context.db, class_id);
  return {
    class_name: name,
    calendar_id,
    members: rows.map((row) => ({
      id: row.id,
      class_number: row.class_number,
      name: row.name,
      nickname_eng: row.nickname_eng,
      avatar: row.avatar,
      group: row.group ?? '',
      sign_in_name: signInNameOf(row),
      password: passwordStateOf(row),
    })),
  };
}

/** Refuses people who cannot be students of a class. */
async function requireStudents(tx: Tx, ids: readonly number[]): Promise<void> {
  const rows = await people.listPeopleByIds(tx, ids);
  const students = rows.filter(({ user_group }) => user_group === 'student');
  if (students.length < new Set(ids).size) throw new AppError('not_found');
  for (const { is_active, name } of students)
    if (is_active === 0) throw new AppError('person_closed', { name });
}

/** Adds students in the given order, numbered after the last member. Those who are members stay unchanged. */
async function appendMembers(tx: Tx, classId: number, ids: readonly number[]): Promise<void> {
  const currentMembers = await memberships.listMemberships(tx, ids, classId);
  const newIds = [...new Set(ids)].filter((id) => !currentMembers.some(({ user_id }) => user_id === id));
  const lastNumber = await memberships.readLastNumber(tx, classId);
  const rows = newIds.map((user_id, index) => ({
    class_id: classId,
    user_id,
    class_number: lastNumber + 1 + index,
  }));
  await memberships.insertMemberships(tx, rows);
}

type ClassAndNumber = { class_id: number; class_number?: number | undefined };

function recordMemberChange(
  tx: Tx,
  { app, actor }: SignedInContext,
  action: AuditAction,
  user_id: number,
  { before, after }: { before?: ClassAndNumber; after?: ClassAndNumber },
): Promise<void> {
  const class_id = after?.class_id ?? before?.class_id ?? 0;
  return recordAudit(tx, {
    at: app.now(),
    actor_id: actor.id,
    action,
    subject_kind: 'class',
    subject_id: class_id,
    class_id,
    user_id,
    before,
    after,
  });
}

export async function addMembers(
  context: SignedInContext,
  { class_id, user_ids }: InputOf<'POST /admin/class_member_add'>,
): Promise<EmptyReply> {
  await inTransaction(context.db, async (tx) => {
    requireFound(await memberships.lockClass(tx, class_id));
    await requireStudents(tx, user_ids);
    await appendMembers(tx, class_id, user_ids);
    for (const id of user_ids)
      await recordMemberChange(tx, context, 'class.add_student', id, { after: { class_id } });
    publishAccessChange(context.app, tx, ...user_ids);
  });
  return {};
}

/** The memberships of all these students in the class; refuses if one is missing. */
async function requireMembers(
  tx: Tx,
  classId: number,
  ids: readonly number[],
): Promise<Row<'class_student'>[]> {
  const members = await memberships.listMemberships(tx, ids, classId);
  if (members.length < new Set(ids).size) throw new AppError('not_found');
  return members;
}

export async function changeNumber(
  context: SignedInContext,
  { class_id, user_id, class_number }: InputOf<'POST /admin/class_member_number'>,
): Promise<EmptyReply> {
  await inTransaction(context.db, async (tx) => {
    requireFound(await memberships.lockClass(tx, class_id));
    const [member] = await requireMembers(tx, class_id, [user_id]);
    const numberHolder = await memberships.findByNumber(tx, class_id, class_number);
    if (numberHolder && numberHolder.id !== user_id)
      throw new AppError('class_number_taken', { name: numberHolder.name });
    await memberships.updateNumber(tx, { class_id, user_id, class_number });
    await recordMemberChange(tx, context, 'class.number_student', user_id, {
      before: { class_id, class_number: member?.class_number },
      after: { class_id, class_number },
    });
  });
  return {};
}

export async function removeMembers(
  context: SignedInContext,
  { class_id, user_ids }: InputOf<'POST /admin/class_member_remove'>,
): Promise<EmptyReply> {
  await inTransaction(context.db, async (tx) => {
    requireFound(await memberships.lockClass(tx, class_id));
    const members = await requireMembers(tx, class_id, user_ids);
    await memberships.endMemberships(tx, members, context.app.now());
    for (const { user_id, class_number } of members)
      await recordMemberChange(tx, context, 'class.remove_student', user_id, {
        before: { class_id, class_number },
      });
    publishAccessChange(context.app, tx, ...user_ids);
  });
  return {};
}

export async function moveMembers(
  context: SignedInContext,
  { class_id, to_class_id, user_ids }: InputOf<'POST /admin/class_member_move'>,
): Promise<EmptyReply> {
  await inTransaction(context.db, async (tx) => {
    // Sorted by id, so that two moves in opposite directions do not wait for each other.
    for (const id of [class_id, to_class_id].toSorted((a, b) => a - b))
      requireFound(await memberships.lockClass(tx, id));
    const fromClass = requireFound(await memberships.findClass(tx, class_id));
    const toClass = requireFound(await memberships.findClass(tx, to_class_id));
    if (fromClass.calendar_id !== toClass.calendar_id || class_id === to_class_id)
      throw new AppError('other_term');
    const members = await requireMembers(tx, class_id, user_ids);
    await memberships.endMemberships(tx, members, context.app.now());
    await appendMembers(tx, to_class_id, user_ids);
    for (const { user_id, class_number } of members)
      await recordMemberChange(tx, context, 'class.move_student', user_id, {
        before: { class_id, class_number },
        after: { class_id: to_class_id },
      });
    publishAccessChange(context.app, tx, ...user_ids);
  });
  return {};
}
