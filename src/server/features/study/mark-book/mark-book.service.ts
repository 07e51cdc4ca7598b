import type { Api, ApiReply } from '#contract/api.ts';
import { bookedCoursewaresMax } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { calculateClassAverage } from '#contract/rules/class-figures.ts';
import { hasTotalChanged, type MarkCategory, summarizeMarks } from '#contract/rules/mark-book.ts';
import { requireFound } from '#server/app-error.ts';
import { formatColleagueName } from '#server/choose-names.ts';
import { readGroupNames } from '#server/features/group-names/group-names.service.ts';
import * as study from '#server/features/study/class-work/study.repository.ts';
import type { BookColumn } from '#server/features/study/mark-book/book-column.ts';
import { readCoursewareColumns } from '#server/features/study/mark-book/courseware-columns.service.ts';
import * as finalMarks from '#server/features/study/mark-book/final-marks.repository.ts';
import * as markBook from '#server/features/study/mark-book/mark-book.repository.ts';
import { listCategories } from '#server/features/study/mark-book/mark-categories.repository.ts';
import { readPaperColumns } from '#server/features/study/mark-book/paper-columns.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize, isAllowed } from '#server/policy/policy.ts';

/** The mark book of a class and subject. No figure of it is stored: each is computed from the marks. */

type Reply = ApiReply<'GET /study/mark_book'>;
type BookKey = ParsedInputOf<Api['GET /study/mark_book']>;
type FinalMark = Awaited<ReturnType<typeof finalMarks.listFinalMarks>>[number];

function summarizeStudent(
  userId: number,
  columns: readonly BookColumn[],
  categories: readonly MarkCategory[],
) {
  const cells = columns.map(({ work, describeCell }) => ({
    ...describeCell(userId),
    category: work.category_id,
  }));
  const { total, dropped } = summarizeMarks(
    cells.map(({ state, share, category }) => ({ state, share, category_id: category })),
    categories,
  );
  return {
    cells: cells.map(({ category: _category, ...cell }, place) => ({
      ...cell,
      ...(dropped.has(place) && { is_dropped: true as const }),
    })),
    total,
  };
}

function describeFinal(
  mark: FinalMark | undefined,
  total: number | null,
  { lang }: SignedInContext,
): Reply['students'][number]['final'] {
  if (!mark) return null;
  const { share, reason, changed_at, computed_share } = mark;
  const is_outdated = hasTotalChanged(computed_share, total);
  const teacher_name = formatColleagueName(mark, lang);
  return { share, reason, teacher_name, changed_at, computed_share, is_outdated };
}

async function readColumns(context: SignedInContext, book: BookKey, studentIds: readonly number[]) {
  const { app, db } = context;
  const limit = bookedCoursewaresMax + 1;
  const newest = await study.listOpenedCoursewares(db, book, { now: app.now(), limit });
  const opened = newest.slice(0, bookedCoursewaresMax).reverse();
  const columns = [
    ...(await readCoursewareColumns(context, opened)),
    ...(await readPaperColumns(db, book, studentIds)),
  ].sort((one, other) => one.at - other.at);
  return { columns, is_cut: newest.length > bookedCoursewaresMax };
}

/** Refuses classes and subjects that the caller does not teach. Submits overdue attempts first. */
export async function readMarkBook(context: SignedInContext, book: BookKey): Promise<Reply> {
  const { db, actor } = context;
  await authorize(context, 'unit.see', book);
  const heading = requireFound(await markBook.findHeading(db, book));
  const people = await markBook.listStudents(db, book.class_id);
  const { columns, is_cut } = await readColumns(
    context,
    book,
    people.map(({ user_id }) => user_id),
  );
  const categories = await listCategories(db, book);
  const finals = new Map((await finalMarks.listFinalMarks(db, book)).map((mark) => [mark.user_id, mark]));
  const groups = await readGroupNames(db, { ...book, group_set_id: null });
  const students = people.map((person) => {
    const { cells, total } = summarizeStudent(person.user_id, columns, categories);
    const final = describeFinal(finals.get(person.user_id), total.share, context);
    return { ...person, group: groups.get(person.user_id) ?? '', cells, total, final };
  });
  return {
    ...heading,
    can_change: await isAllowed(db, actor, 'mark_book.change', book),
    categories: categories.map(({ id, name, weight, drop_lowest }) => ({ id, name, weight, drop_lowest })),
    works: columns.map(({ work }) => work),
    students,
    average: calculateClassAverage(
      students.map(({ total }) => total.share),
      students.length,
    ).average,
    is_cut,
  };
}
