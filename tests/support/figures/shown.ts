import type { ApiReply } from '#contract/api.ts';
import {
  findClassFacility,
  findHardestQuestions,
  findStrugglers,
} from '#contract/figures/question-figures.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { isCounted } from '../../../src/teacher/features/study/grid-model.ts';
import { makeMarkBookTable } from '../../../src/teacher/features/study/mark-book/mark-book-file.ts';
import { makeStatisticsTable } from '../../../src/teacher/features/study/marks-file/analysis-tables.ts';
import { makeMarksTable } from '../../../src/teacher/features/study/marks-file/marks-table.ts';
import { listClassAttempts } from '../../../src/teacher/shared/spaces/list-class-attempts.ts';
import { teacher } from './made-class.ts';

/** The figures that the screens and files show of one courseware, by the calls and models that they use. */

const texts = {
  columnHead: (name: string) => name,
  partsHead: (name: string) => name,
  questionHead: (number: number) => `q${number}`,
  describeState: ({ state }: { state: string }) => state,
  nameStudent: ({ user_id }: { user_id: number }) => `${user_id}`,
  head: (name: string) => name,
  figureHead: (name: string) => name,
};

type Table = { columns: readonly { head: string }[]; rows: readonly (readonly unknown[])[] };

/** The cells of a column by those of another. */
function readColumn({ columns, rows }: Table, keyHead: string, head: string): Map<unknown, unknown> {
  const [keyPlace, place] = [keyHead, head].map((name) =>
    columns.findIndex((column) => column.head === name),
  );
  return new Map(rows.map((row) => [row[keyPlace ?? -1], row[place ?? -1]]));
}

export async function readShown(test: TestApp, courseware_id: number) {
  const grid = await test.get('GET /study/grid', { courseware_id }, teacher);
  const detail = await test.get('GET /study/question_detail', { courseware_id }, teacher);
  const analysis = await test.get('GET /study/item_analysis', { courseware_id }, teacher);
  const { questions } = grid.courseware;
  const counted = grid.rows.filter(isCounted);
  const marksFile = makeMarksTable(grid, texts);
  return {
    grid,
    counted,
    detail,
    analysis,
    classAttempts: listClassAttempts(grid.rows, () => '')
      .map(({ attempt_id, state, student_ids }) => [attempt_id, state, student_ids.length] as const)
      .sort(([one], [other]) => one - other),
    facilities: questions.map((question) => findClassFacility(counted, question)),
    hardest: findHardestQuestions(counted, questions),
    strugglers: findStrugglers(
      counted.map((row) => ({ row })),
      questions,
    ),
    percents: readColumn(marksFile, 'student', 'percent'),
    statisticsFile: readColumn(makeStatisticsTable(analysis, texts), 'place', 'facility_index'),
  };
}

export type Shown = Awaited<ReturnType<typeof readShown>>;

/** The totals of the students in the file of a mark book, and its row of averages by their columns. */
export function readBookFile(book: ApiReply<'GET /study/mark_book'>) {
  const { columns, rows } = makeMarkBookTable(book, {
    head: (name) => name,
    describeState: (state) => state,
    describeFinal: () => '',
    meanOf: (name) => name,
    average: 'average',
    category: 'category',
    noCategory: 'none',
    weight: 'weight',
    dropped: 'dropped',
  });
  const placeOf = (name: string) => columns.findIndex(({ head }) => head === name);
  const [number, total] = [placeOf('class_number'), placeOf('total')];
  const averages = rows.find((row) => row[placeOf('student')] === 'average') ?? [];
  return {
    totals: rows.filter((row) => row[number] !== null).map((row) => row[total]),
    averages: new Map(columns.map(({ head }, place) => [head, averages[place]])),
  };
}

/** The percents of a parents' report, by the names of what they are of; of a subject its total. */
export function readReport(html: string): Map<string, string> {
  const shown = new Map<string, string>();
  for (const [, subject = '', body = ''] of html.matchAll(
    /<section><div class="head"><h2>([^<]*)<\/h2>(.*?)<\/section>/gs,
  )) {
    const total = /<p class="total">[^<]*<b>(\d+)%<\/b>/.exec(body)?.[1];
    if (total !== undefined) shown.set(`${subject} total`, total);
    for (const [, name = '', percent = ''] of body.matchAll(
      /<tr><th scope="row">([^<]*).*?<td class="number">(\d*)%?<\/td><\/tr>/gs,
    ))
      shown.set(`${subject} ${name.trim()}`, percent);
  }
  return shown;
}
