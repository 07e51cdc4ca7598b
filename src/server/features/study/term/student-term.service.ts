import type { Api, ApiReply } from '#contract/api.ts';
import { calculateClassMedian } from '#contract/figures/averages.ts';
import { listCountedAttempts } from '#contract/figures/counting-attempt.ts';
import { scoreShare } from '#contract/figures/shares.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { requireFound } from '#server/app-error.ts';
import { type countWork, noWork } from '#server/features/coursewares/placed.service.ts';
import { readGroupNames } from '#server/features/group-names/group-names.service.ts';
import {
  describeCell,
  findBookedAttempt,
} from '#server/features/study/mark-book/courseware-columns.service.ts';
import * as markBook from '#server/features/study/mark-book/mark-book.repository.ts';
import { readBook } from '#server/features/study/mark-book/read-book.service.ts';
import { describeActivity, type StudentCell } from '#server/features/study/term/describe-activity.ts';
import { readTagFigures } from '#server/features/study/term/term-tags.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** One student in a class and subject over the term: the student's row of the mark book, beside the class. */

type Reply = ApiReply<'GET /study/student_term'>;
type WorkCounts = Awaited<ReturnType<typeof countWork>>;

/** The median of an activity is over the same shares as its average in the mark book. */
function findMedian({ column }: StudentCell, workCounts: WorkCounts): number | null {
  const { courseware, attempts } = column;
  const { assigned } = workCounts.get(courseware.courseware_id) ?? noWork;
  return calculateClassMedian(
    listCountedAttempts(attempts, courseware.counting_attempt).map(scoreShare),
    assigned,
  );
}

/** Refuses classes and subjects that the caller does not teach, and students who are not in the class. */
export async function readStudentTerm(
  context: SignedInContext,
  { class_id, subject_id, user_id }: ParsedInputOf<Api['GET /study/student_term']>,
): Promise<Reply> {
  const { app, db } = context;
  await authorize(context, 'unit.see', { class_id, subject_id });
  const heading = requireFound(await markBook.findHeading(db, { class_id, subject_id }));
  const people = await markBook.listStudents(db, { class_id, subject_id });
  const members = people.map(({ student }) => student);
  requireFound(members.find((member) => member.user_id === user_id));
  const { coursewareColumns, workCounts, is_cut, summarize } = await readBook(
    context,
    { class_id, subject_id },
    members.map((member) => member.user_id),
  );
  const totals = members.map((member) => summarize(member.user_id).total.share);
  const now = app.now();
  const cells = coursewareColumns
    .map((column): StudentCell => ({ column, cell: describeCell(column, user_id, now), user_id }))
    .filter(({ cell }) => cell.state !== 'not_for');
  const counted = cells.filter(({ cell }) => cell.state === 'marked' || cell.state === 'waiting');
  const groups = await readGroupNames(db, { class_id, group_set_id: null });
  return {
    ...heading,
    user_id,
    students: members.map((member) => ({ ...member, group: groups.get(member.user_id) ?? '' })),
    activities: cells.map((each) => ({
      ...describeActivity(each),
      comment: findBookedAttempt(each.column, user_id)?.comment ?? '',
      class_median: findMedian(each, workCounts),
    })),
    total: summarize(user_id).total,
    class_median: calculateClassMedian(totals, members.length),
    tags: await readTagFigures(
      context,
      counted.flatMap(({ column }) => findBookedAttempt(column, user_id) ?? []),
    ),
    is_cut,
  };
}
