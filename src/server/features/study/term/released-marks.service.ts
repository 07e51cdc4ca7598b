import type { ApiReply } from '#contract/api.ts';
import { type MarkTotal, summarizeMarks } from '#contract/figures/mark-book.ts';
import { effectiveRules } from '#server/features/attempts/rules/effective-rules.ts';
import { feedbackFor } from '#server/features/attempts/rules/feedback.ts';
import {
  type Column,
  describeCell,
  listBooked,
  readColumns,
} from '#server/features/study/mark-book/courseware-columns.service.ts';
import { listCategories } from '#server/features/study/mark-book/mark-categories.repository.ts';
import { describeActivity, type StudentCell } from '#server/features/study/term/describe-activity.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** The marks of one student as the student and the parents may see them: those that are released. */

type Activity = ApiReply<'GET /play/progress'>['subjects'][number]['activities'][number];

export type ReleasedMarks = { activities: Activity[]; total: MarkTotal };

/** Whose marks; `is_past`: whether the term of the class is over, which closes all its coursewares. */
export type Student = { user_id: number; class_id: number; is_past: boolean };

/** Whether a student sees the mark and the comment of submitted work: they are not held back, and the feedback rule shows them. */
export function isReleased(
  { courseware, exceptions }: Column,
  { user_id, is_past }: Pick<Student, 'user_id' | 'is_past'>,
  now: number,
): boolean {
  const { due_at } = effectiveRules(courseware, exceptions.get(user_id) ?? null);
  const rules = { ...courseware, due_at, is_open: is_past ? (0 as const) : courseware.is_open };
  return feedbackFor('submitted', rules, now) === 'all';
}

/** Marks that are not released yet are as work that waits for its mark. */
function hideUnreleased(each: StudentCell, student: Student, now: number): StudentCell {
  const { column, cell } = each;
  if (cell.state === 'marked' && isReleased(column, student, now)) return each;
  const state = cell.state === 'marked' ? ('waiting' as const) : cell.state;
  return { ...each, cell: { ...cell, state, share: null, score: null } };
}

/**
 * The activities of a subject that are for the student, and their total by the categories of the mark book. Work on paper has
 * no way to be released, and is not among them. The caller has checked who asks.
 */
export async function readReleasedMarks(
  context: Pick<SignedInContext, 'app' | 'db'>,
  student: Student,
  subjectId: number,
): Promise<ReleasedMarks> {
  const { user_id, class_id } = student;
  const now = context.app.now();
  const book = { class_id, subject_id: subjectId };
  const { coursewares } = await listBooked(context, book);
  const columns = await readColumns(context, coursewares, user_id);
  const cells = columns
    .map((column) => ({ column, cell: describeCell(column, user_id, now), user_id }))
    .filter(({ cell }) => cell.state !== 'not_for')
    .map((each) => hideUnreleased(each, student, now));
  const marks = cells.map(({ cell: { state, share }, column }) => ({
    state,
    share,
    category_id: column.courseware.mark_category_id,
  }));
  const { total } = summarizeMarks(marks, await listCategories(context.db, book));
  return { activities: cells.map(describeActivity), total };
}
