import type { Api, ApiReply } from '#contract/api.ts';
import { calculateClassMedian } from '#contract/figures/averages.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { requireFound } from '#server/app-error.ts';
import { readGroupNames } from '#server/features/group-names/group-names.service.ts';
import type { BookCell, BookColumn } from '#server/features/study/mark-book/book-column.ts';
import { findBookedAttempt } from '#server/features/study/mark-book/courseware-columns.service.ts';
import * as markBook from '#server/features/study/mark-book/mark-book.repository.ts';
import { readBook } from '#server/features/study/mark-book/read-book.service.ts';
import { describeActivity } from '#server/features/study/term/describe-activity.ts';
import { readTagFigures } from '#server/features/study/term/term-tags.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** One student in a class and subject over the term: the student's row of the mark book, beside the class. */

type Reply = ApiReply<'GET /study/student_term'>;
type PaperWork = Reply['paper_works'][number];

function describePaperWork({ work, findMedian }: BookColumn, cell: BookCell, place: number): PaperWork {
  const { id, name, day, max_score } = work;
  const { state, share, score, is_dropped } = cell;
  const mark = { state, share, score, ...(is_dropped && { is_dropped }) };
  return { id, place, name, day: day ?? '', max_score, ...mark, class_median: findMedian() };
}

/** Refuses classes and subjects that the caller does not teach, and students who are not in the class. */
export async function readStudentTerm(
  context: SignedInContext,
  { class_id, subject_id, user_id }: ParsedInputOf<Api['GET /study/student_term']>,
): Promise<Reply> {
  const { db } = context;
  await authorize(context, 'unit.see', { class_id, subject_id });
  const heading = requireFound(await markBook.findHeading(db, { class_id, subject_id }));
  const people = await markBook.listStudents(db, { class_id, subject_id });
  const members = people.map(({ student }) => student);
  requireFound(members.find((member) => member.user_id === user_id));
  const { coursewareColumns, columns, is_cut, summarize } = await readBook(
    context,
    { class_id, subject_id },
    members.map((member) => member.user_id),
  );
  const totals = members.map((member) => summarize(member.user_id).total.share);
  const { cells, total } = summarize(user_id);
  const columnById = new Map(coursewareColumns.map((each) => [each.courseware.courseware_id, each]));
  const booked = columns.flatMap((bookColumn, place) => {
    const cell = cells[place];
    return cell && cell.state !== 'not_for' ? [{ bookColumn, cell, place }] : [];
  });
  const activities = booked.flatMap(({ bookColumn, cell, place }) => {
    const column = bookColumn.work.kind === 'courseware' ? columnById.get(bookColumn.work.id) : undefined;
    return column ? [{ column, cell, user_id, place, class_median: bookColumn.findMedian() }] : [];
  });
  const counted = activities.filter(({ cell }) => cell.state === 'marked' || cell.state === 'waiting');
  const groups = await readGroupNames(db, { class_id, group_set_id: null });
  return {
    ...heading,
    user_id,
    students: members.map((member) => ({ ...member, group: groups.get(member.user_id) ?? '' })),
    activities: activities.map(({ place, class_median, ...each }) => ({
      ...describeActivity(each),
      place,
      comment: findBookedAttempt(each.column, user_id)?.comment ?? '',
      class_median,
    })),
    paper_works: booked
      .filter(({ bookColumn }) => bookColumn.work.kind === 'paper')
      .map(({ bookColumn, cell, place }) => describePaperWork(bookColumn, cell, place)),
    total,
    class_median: calculateClassMedian(totals, members.length),
    tags: await readTagFigures(
      context,
      counted.flatMap(({ column }) => findBookedAttempt(column, user_id) ?? []),
    ),
    is_cut,
  };
}
