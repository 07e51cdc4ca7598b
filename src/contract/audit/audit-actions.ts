import type { AuditGroup } from '#contract/audit/audit-groups.ts';

/**
 * Actions that the audit table records, by area: the thing, then the change. A new action needs a sentence in
 * `teacher/features/audit-search/sentences`; without one, nothing compiles. Imports no zod, so that browsers may
 * load this module.
 */
export const auditGroups = {
  people: [
    'person.add',
    'person.change',
    'person.close',
    'person.erase',
    'person.export',
    'person.hand_over',
    'person.link',
    'person.password',
    'person.reopen',
    'person.roles',
    'person.unlink',
  ],
  classes: [
    'class.add',
    'class.add_student',
    'class.change',
    'class.delete',
    'class.move_student',
    'class.number_student',
    'class.remove_student',
    'teaching.add',
    'teaching.change',
    'teaching.remove',
  ],
  marks: [
    'attempt.comment',
    'final_mark.set',
    'final_mark.take_back',
    'mark.change',
    'mark.give',
    'mark.member',
    'mark.take_back',
    'mark_category.add',
    'mark_category.assign',
    'mark_category.change',
    'mark_category.delete',
    'marks.export',
    'marks.hold',
    'marks.release',
    'paper_mark.change',
    'paper_work.add',
    'paper_work.change',
    'paper_work.delete',
    'question.correct',
    'question.correct_take_back',
    'report.open',
    'report.revoke',
    'report.share',
  ],
  work: [
    'attempt.reopen',
    'courseware.due',
    'courseware.target',
    'exception.give',
    'exception.take_back',
    'message.take_back',
  ],
  student_groups: ['group_pair.delete', 'group_pair.save', 'group_set.delete', 'group_set.restore'],
  school_years: [
    'calendar.add',
    'calendar.change',
    'calendar.delete',
    'calendar.holiday_add',
    'calendar.holiday_delete',
    'roll_over.make',
    'roll_over.undo',
  ],
  subjects: [
    'dimension.add',
    'dimension.change',
    'dimension.delete',
    'subject.add',
    'subject.change',
    'subject.delete',
  ],
  settings: [
    'setting.grades',
    'setting.record_store',
    'setting.school',
    'setting.sign_in',
    'setting.storage',
    'setting.types',
    'setting.words',
  ],
  school: ['import.apply', 'school.backup', 'school.empty', 'school.set_up'],
} as const satisfies Record<AuditGroup, readonly string[]>;

export type AuditAction = (typeof auditGroups)[AuditGroup][number];

export const auditActions = Object.values(auditGroups).flat() as [AuditAction, ...AuditAction[]];
