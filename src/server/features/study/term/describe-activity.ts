import type { ApiReply } from '#contract/api.ts';
import { effectiveRules } from '#server/features/attempts/rules/effective-rules.ts';
import {
  type Column,
  type describeCell,
  findBookedAttempt,
} from '#server/features/study/mark-book/courseware-columns.service.ts';

/** Describes one activity of one student, by the student's cell of the mark book. Pure. */

type Activity = Omit<
  ApiReply<'GET /study/student_term'>['activities'][number],
  'class_median' | 'comment' | 'place'
>;

export type StudentCell = { column: Column; cell: ReturnType<typeof describeCell>; user_id: number };

export function describeActivity({ column, cell, user_id }: StudentCell): Activity {
  const { courseware, exceptions } = column;
  const { courseware_id, courseware_name, type, unit_name, max_score } = courseware;
  return {
    courseware_id,
    courseware_name,
    type,
    unit_name,
    max_score,
    due_at: effectiveRules(courseware, exceptions.get(user_id) ?? null).due_at,
    ...cell,
    submitted_at: findBookedAttempt(column, user_id)?.submitted_at ?? null,
  };
}
