import type { MarkCategory } from '#contract/figures/mark-book.ts';
import type { BookCell } from '#server/features/study/mark-book/book-column.ts';
import {
  type Column,
  describeCell,
  listBooked,
  readColumns,
} from '#server/features/study/mark-book/courseware-columns.service.ts';
import { listCategories } from '#server/features/study/mark-book/mark-categories.repository.ts';
import { readPaperColumns } from '#server/features/study/mark-book/paper-columns.service.ts';
import {
  describeWeights,
  type TermTime,
  type Told,
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

type Work = {
  kind: 'courseware' | 'paper';
  id: number;
  name: string;
  /** Empty for work on paper. */
  unit_name: string;
  max_score: number;
  category_id: number | null;
  assignDate: string;
  dueDate: string;
  /** What is told of a student; undefined: nothing. */
  tell: (userId: number) => Told | undefined;
};

function toWork(column: Column, { time, lastDay }: RosterTerm): Work {
  const { courseware } = column;
  const assignDate = time.dayOf(courseware.open_at ?? courseware.created_at);
  const dueDate = courseware.due_at === null ? lastDay : time.dayOf(courseware.due_at);
  const dueDay = dueDate < assignDate ? assignDate : dueDate;
  return {
    kind: 'courseware',
    id: courseware.courseware_id,
    name: courseware.courseware_name,
    unit_name: courseware.unit_name,
    max_score: courseware.max_score,
    category_id: courseware.mark_category_id,
    assignDate,
    dueDate: dueDay,
    tell: (userId) => {
      const cell: BookCell = describeCell(column, userId, time.now);
      return tellMark(column, { cell, userId, dueDay }, time);
    },
  };
}

async function readPaperWorks(
  { db }: Pick<SignedInContext, 'db'>,
  book: RosterBook,
  studentIds: readonly number[],
): Promise<Work[]> {
  const columns = await readPaperColumns(db, book, studentIds);
  return columns.map(({ work, describeCell: describe }) => {
    const day = work.day ?? '';
    const { id, name, unit_name, max_score, category_id } = work;
    return {
      kind: 'paper',
      id,
      name,
      unit_name,
      max_score,
      category_id,
      assignDate: day,
      dueDate: day,
      tell: (userId) => tellPaperMark(describe(userId), day),
    };
  });
}

type Categories = readonly (MarkCategory & { name: string })[];

/** A category belongs to one book here, so its title says which; each work of the standard has one. */
function describeCategory(
  categoryId: number | null,
  { book, categories, makeId }: { book: RosterBook; categories: Categories; makeId: MakeId },
): RosterRow<'categories'> & { sourcedId: string } {
  const category = categories.find(({ id }) => id === categoryId);
  const bookTitle = `${book.class_name} ${book.subject_name}`;
  return {
    sourcedId: category
      ? makeId('category', category.id)
      : makeId('book', `${book.class_id}/${book.subject_id}`),
    title: category ? `${bookTitle}: ${category.name}` : bookTitle,
    weight: describeWeights(categories).weightOf(category?.id ?? null),
  };
}

/** One work with its results. */
export type RosterWork = {
  category: RosterRow<'categories'> & { sourcedId: string };
  lineItem: RosterRow<'lineItems'>;
  results: RosterRow<'results'>[];
};

type BookFacts = {
  book: RosterBook;
  term: RosterTerm;
  categories: Categories;
  students: Awaited<ReturnType<typeof listStudents>>;
};

function describeWork(work: Work, { book, term, categories, students }: BookFacts): RosterWork {
  const { makeId, schoolId, termId } = term;
  const { kind, id } = work;
  const category = describeCategory(work.category_id, { book, categories, makeId });
  const lineItemId = makeId(kind, id);
  const classId = book.class_source_id ?? makeId('class', book.class_id);
  return {
    category,
    lineItem: {
      sourcedId: lineItemId,
      title: work.name,
      description: [book.subject_name, work.unit_name].filter(Boolean).join(' · '),
      assignDate: work.assignDate,
      dueDate: work.dueDate,
      classSourcedId: classId,
      categorySourcedId: category.sourcedId,
      academicSessionSourcedId: termId,
      resultValueMin: '0',
      resultValueMax: String(work.max_score),
      schoolSourcedId: schoolId,
    },
    results: students.flatMap(({ id: userId, source_id }) => {
      const told = work.tell(userId);
      return told
        ? {
            sourcedId: makeId('result', `${kind}/${id}/${userId}`),
            lineItemSourcedId: lineItemId,
            studentSourcedId: source_id ?? makeId('student', userId),
            classSourcedId: classId,
            ...told,
          }
        : [];
    }),
  };
}

/** So few that reading them and telling of a whole class takes some milliseconds. */
const coursewaresAtOnce = 5;

/** Yields the works of a mark book, a few at a time. Submits overdue attempts first. */
export async function* readRosterBook(
  context: Pick<SignedInContext, 'app' | 'db'>,
  book: RosterBook,
  term: RosterTerm,
): AsyncIterable<RosterWork[]> {
  const { db } = context;
  const students = await listStudents(db, book.class_id);
  const facts = { book, term, students, categories: await listCategories(db, book) };
  const studentIds = students.map(({ id }) => id);
  const papers = await readPaperWorks(context, book, studentIds);
  yield papers.map((work) => describeWork(work, facts));
  const { coursewares } = await listBooked(context, book);
  for (let from = 0; from < coursewares.length; from += coursewaresAtOnce) {
    const columns = await readColumns(context, coursewares.slice(from, from + coursewaresAtOnce));
    yield columns.map((column) => describeWork(toWork(column, term), facts));
  }
}
