import type { Db } from '#server/database/database.ts';
import * as audit from '#server/features/audit/audit.repository.ts';

/**
 * The audit table: who changed a mark, a person or a right, from what, to what and when. An entry is written by the
 * transaction that changes the thing. No code changes or deletes entries.
 */

/** One line for each action: the thing, then what was done to it. */
export type AuditAction =
  | 'attempt.comment'
  | 'attempt.reopen'
  | 'calendar.add'
  | 'calendar.change'
  | 'calendar.delete'
  | 'calendar.holiday_add'
  | 'calendar.holiday_delete'
  | 'class.add'
  | 'class.add_student'
  | 'class.change'
  | 'class.delete'
  | 'class.move_student'
  | 'class.number_student'
  | 'class.remove_student'
  | 'courseware.target'
  | 'dimension.add'
  | 'dimension.change'
  | 'dimension.delete'
  | 'exception.give'
  | 'exception.take_back'
  | 'group_pair.delete'
  | 'group_pair.save'
  | 'group_set.delete'
  | 'group_set.restore'
  | 'import.apply'
  | 'mark.change'
  | 'mark.give'
  | 'mark.member'
  | 'mark.take_back'
  | 'marks.hold'
  | 'marks.release'
  | 'person.add'
  | 'person.change'
  | 'person.close'
  | 'person.create'
  | 'person.hand_over'
  | 'person.link'
  | 'person.password'
  | 'person.reopen'
  | 'person.roles'
  | 'roll_over.make'
  | 'roll_over.undo'
  | 'school.backup'
  | 'school.empty'
  | 'school.set_up'
  | 'setting.grades'
  | 'setting.school'
  | 'setting.sign_in'
  | 'setting.types'
  | 'subject.add'
  | 'subject.change'
  | 'subject.delete'
  | 'teaching.add'
  | 'teaching.change'
  | 'teaching.remove';

export type AuditSubject =
  | 'attempt'
  | 'calendar'
  | 'class'
  | 'courseware'
  | 'group_set'
  | 'school'
  | 'setting'
  | 'subject'
  | 'user';

export type AuditChange = {
  /** In milliseconds. */
  at: number;
  /** Null: a technician at the machine, or the server itself. */
  actor_id: number | null;
  action: AuditAction;
  subject_kind: AuditSubject;
  subject_id: number;
  courseware_id?: number;
  class_id?: number;
  /** The person it concerns; absent for several or none. */
  user_id?: number;
  /** What was and what is, as JSON values; absent = there was or is nothing. */
  before?: unknown;
  after?: unknown;
  reason?: string;
};

const toJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** Records one change or several. The caller's transaction makes the changes themselves. */
export async function recordAudit(tx: Db, ...changes: readonly AuditChange[]): Promise<void> {
  const rows = changes.map(({ before, after, ...change }) => ({
    ...change,
    before: toJson(before),
    after: toJson(after),
  }));
  if (rows.length > 0) await audit.insertEntries(tx, rows);
}
