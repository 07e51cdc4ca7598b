import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { calculateClassMedian } from '#contract/rules/class-figures.ts';
import { requireFound } from '#server/app-error.ts';
import { countWork, noWork } from '#server/features/coursewares/placed.service.ts';
import { readGroupNames } from '#server/features/group-names/group-names.service.ts';
import { listCountedAttempts, scoreShareOf } from '#server/features/study/class-work/counting.ts';
import * as markBook from '#server/features/study/mark-book/mark-book.repository.ts';
import {
  describeStudent,
  findBookedAttempt,
  listBooked,
  readColumns,
} from '#server/features/study/mark-book/mark-book.service.ts';
import { describeActivity, type StudentCell } from '#server/features/study/term/describe-activity.ts';
import { findTerm } from '#server/features/study/term/term.repository.ts';
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
    listCountedAttempts(attempts, courseware.counting_attempt).map(scoreShareOf),
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
  const members = await markBook.listStudents(db, class_id);
  requireFound(members.find((member) => member.user_id === user_id));
  const { coursewares, is_cut } = await listBooked(context, { class_id, subject_id });
  const columns = await readColumns(context, coursewares);
  const workCounts = await countWork(
    db,
    coursewares.map(({ courseware_id }) => courseware_id),
  );
  const now = app.now();
  const booked = members.map((member) => describeStudent(member, columns, now));
  const own = requireFound(booked.find((student) => student.user_id === user_id));
  const cells = columns.flatMap((column, index): StudentCell[] => {
    const cell = own.cells[index];
    return cell && cell.state !== 'not_for' ? [{ column, cell, user_id }] : [];
  });
  const counted = cells.filter(({ cell }) => cell.state === 'marked' || cell.state === 'waiting');
  const groups = await readGroupNames(db, { class_id, group_set_id: null });
  return {
    ...heading,
    calendar_name: (await findTerm(db, class_id))?.calendar_name ?? '',
    user_id,
    students: members.map((member) => ({ ...member, group: groups.get(member.user_id) ?? '' })),
    activities: cells.map((each) => ({
      ...describeActivity(each),
      comment: findBookedAttempt(each.column, user_id)?.comment ?? '',
      class_median: findMedian(each, workCounts),
    })),
    total: own.total,
    class_median: calculateClassMedian(
      booked.map(({ total }) => total.share),
      booked.length,
    ),
    tags: await readTagFigures(
      context,
      counted.flatMap(({ column }) => findBookedAttempt(column, user_id) ?? []),
    ),
    is_cut,
  };
}
