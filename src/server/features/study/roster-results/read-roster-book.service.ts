import type { MarkCategory } from '#contract/figures/mark-book.ts';
import type { BookCell, BookColumn } from '#server/features/study/mark-book/book-column.ts';
import type { Column } from '#server/features/study/mark-book/courseware-columns.service.ts';
import { readBook } from '#server/features/study/mark-book/read-book.service.ts';
import {
  describeWeights,
  type TermTime,
  tellMark,
  tellPaperMark,
} from '#server/features/study/roster-results/describe-rows.ts';
import type { RosterRow } from '#server/features/study/roster-results/roster-columns.ts';
import type { MakeId } from '#server/features/study/roster-results/roster-ids.service.ts';
import { listStudents } from '#server/features/study/roster-results/roster-results.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** The rows of one mark book in a OneRoster package: its marks are those that the mark book shows. */

export type RosterTerm = {
  time: TermTime;
  /** Work without a due time is due on the last day of the term. */
  lastDay: string;
  schoolId: string;
  termId: string;
  makeId: MakeId;
};

export type RosterBook = {
  class_id: number;
  subject_id: number;
  class_name: string;
  subject_name: string;
  class_source_id: string | null;
};

type Work = BookColumn['work'];

function describeDays({ work, at }: BookColumn, column: Column | undefined, { time, lastDay }: RosterTerm) {
  if (work.day !== null) return { assignDate: work.day, dueDate: work.day };
  const assignDate = time.dayOf(column?.courseware.open_at ?? at);
  const dueDate = work.due_at === null ? lastDay : time.dayOf(work.due_at);
  return { assignDate, dueDate: dueDate < assignDate ? assignDate : dueDate };
}

/** A category belongs to one book here, so its title says which; each work of the standard has one. */
function describeCategory(
  { category_id }: Pick<Work, 'category_id'>,
  book: RosterBook,
  categories: readonly (MarkCategory & { name: string })[],
  makeId: MakeId,
): RosterRow<'categories'> {
  const category = categories.find(({ id }) => id === category_id);
  const bookTitle = `${book.class_name} ${book.subject_name}`;
  return {
    sourcedId: category
      ? makeId('category', category.id)
      : makeId('book', `${book.class_id}/${book.subject_id}`),
    title: category ? `${bookTitle}: ${category.name}` : bookTitle,
    weight: describeWeights(categories).weightOf(category?.id ?? null),
  };
}

export type RosterRows = {
  categories: RosterRow<'categories'>[];
  lineItems: RosterRow<'lineItems'>[];
  results: RosterRow<'results'>[];
};

type Student = { id: number; source_id: string | null };

/** The results of one work, by student. */
function describeResults(
  bookColumn: BookColumn,
  {
    column,
    students,
    dueDay,
    classId,
  }: {
    column: Column | undefined;
    students: readonly (Student & { cell: BookCell | undefined })[];
    dueDay: string;
    classId: string;
  },
  { makeId, time }: RosterTerm,
): RosterRow<'results'>[] {
  const { kind, id } = bookColumn.work;
  return students.flatMap(({ id: userId, source_id, cell }) => {
    const told =
      cell && (column ? tellMark(column, { cell, userId, dueDay }, time) : tellPaperMark(cell, dueDay));
    return told
      ? {
          sourcedId: makeId('result', `${kind}/${id}/${userId}`),
          lineItemSourcedId: makeId(kind, id),
          studentSourcedId: source_id ?? makeId('student', userId),
          classSourcedId: classId,
          ...told,
        }
      : [];
  });
}

/** Submits overdue attempts first. */
export async function readRosterBook(
  context: Pick<SignedInContext, 'app' | 'db'>,
  book: RosterBook,
  term: RosterTerm,
): Promise<RosterRows> {
  const { makeId, schoolId, termId } = term;
  const students = await listStudents(context.db, book.class_id);
  const { columns, coursewareColumns, categories, summarize } = await readBook(
    context,
    book,
    students.map(({ id }) => id),
  );
  const columnById = new Map(coursewareColumns.map((each) => [each.courseware.courseware_id, each]));
  const cellsByStudent = students.map((student) => ({ student, cells: summarize(student.id).cells }));
  const classId = book.class_source_id ?? makeId('class', book.class_id);
  const rows: RosterRows = { categories: [], lineItems: [], results: [] };
  const categoryIds = new Set<string | undefined>();
  for (const [place, bookColumn] of columns.entries()) {
    const { work } = bookColumn;
    const column = work.kind === 'courseware' ? columnById.get(work.id) : undefined;
    const category = describeCategory(work, book, categories, makeId);
    if (!categoryIds.has(category.sourcedId)) rows.categories.push(category);
    categoryIds.add(category.sourcedId);
    const days = describeDays(bookColumn, column, term);
    rows.lineItems.push({
      sourcedId: makeId(work.kind, work.id),
      title: work.name,
      description: [book.subject_name, work.unit_name].filter(Boolean).join(' · '),
      ...days,
      classSourcedId: classId,
      categorySourcedId: category.sourcedId ?? '',
      academicSessionSourcedId: termId,
      resultValueMin: '0',
      resultValueMax: String(work.max_score),
      schoolSourcedId: schoolId,
    });
    const cells = cellsByStudent.map(({ student, cells: own }) => ({ ...student, cell: own[place] }));
    const about = { column, students: cells, dueDay: days.dueDate, classId };
    rows.results.push(...describeResults(bookColumn, about, term));
  }
  return rows;
}
