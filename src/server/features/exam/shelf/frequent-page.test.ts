import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ExamSort } from '#contract/choices.ts';
import type { Row } from '#server/database/schema.ts';
import { questionShelf } from '#server/features/exam/questions/question-shelf.ts';
import { listTokens } from '#server/features/exam/shelf/tokens.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addQuestion } from '#tests/support/test-bank.ts';

/** Pages of a bank that is larger than what a list looks at first. */

type Question = Row<'exam_question_record'>;

const count = 1_400;
let test: TestApp;
let questions: Question[];

/** Every question differs from its neighbours; the newest twenty are the only ones of grade 6. */
function vary(first: Question, index: number): Question {
  return {
    ...first,
    id: first.id + index,
    title: `Question ${(index * 7) % 10}`,
    grade: index > count - 20 ? 6 : 1 + (index % 3),
    year: 2020 + (index % 9),
    visibility: index % 4 === 0 ? 'own' : 'school',
    owner_id: index % 2 === 0 ? test.school.people.other : first.owner_id,
    changed_at: first.changed_at - ((index * 31) % 97),
  };
}

beforeAll(async () => {
  test = await openTestApp();
  const id = await addQuestion(test, 'Question');
  const { db, parts } = test.app;
  const first = await db
    .selectFrom('exam_question_record')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  questions = [first, ...Array.from({ length: count }, (_, index) => vary(first, index + 1))];
  for (let from = 1; from < questions.length; from += 100) {
    const rows = questions.slice(from, from + 100);
    await db.insertInto('exam_question_record').values(rows).execute();
    const tokensOfRow = (row: Question) =>
      listTokens(row, { searchText: row.search_text, tagIds: [], shelf: questionShelf });
    await parts.questionSearch.put(
      db,
      rows.map((row) => ({ id: row.id, tokens: tokensOfRow(row) })),
    );
  }
});
afterAll(() => test.close());

const columns = { newest: 'id', title: 'title', year: 'year', changed: 'changed_at' } as const;

function listAll(filter: Partial<Question>, sort: ExamSort): number[] {
  const column = columns[sort];
  const isFound = (one: Question) =>
    (one.owner_id === questions[0]?.owner_id || one.visibility === 'school') &&
    Object.entries(filter).every(([name, value]) => one[name as keyof Question] === value);
  const compare = (a: Question, b: Question) =>
    a[column] === b[column] ? a.id - b.id : a[column] < b[column] ? -1 : 1;
  return questions
    .filter(isFound)
    .toSorted((a, b) => compare(b, a))
    .map(({ id }) => id);
}

it.each<[string, Partial<Question>]>([
  ['in every third row', { grade: 2 }],
  ['in every ninth row', { year: 2024 }],
  ['in every twenty-seventh row', { year: 2024, grade: 2 }],
  ['in the newest rows alone', { grade: 6 }],
  ['nowhere', { grade: 5 }],
  ['mostly hidden', { visibility: 'own' }],
])('are as in a list of all, where the filter is met %s', async (_where, filter) => {
  for (const sort of ['newest', 'title', 'year', 'changed'] as const) {
    const all = listAll(filter, sort);
    for (const offset of [0, 50, 100, 150]) {
      const input = { filter: JSON.stringify(filter), sort, order: 'desc', limit: 50, offset } as const;
      const page = await test.get('GET /exam/question_list', input, { as: 'teacher' });
      expect(page.items.map(({ id }) => id)).toEqual(all.slice(offset, offset + 50));
      expect([page.total, page.total_is_bound]).toEqual([Math.min(all.length, 100), all.length > 100]);
      expect(page.has_more).toBe(all.length > offset + 50);
    }
  }
});
