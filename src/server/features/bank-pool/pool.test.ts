import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '#server/database/schema.ts';
import { listPoolIds } from '#server/features/bank-pool/pool-ids.repository.ts';
import { sees } from '#server/policy/bank-viewer.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addQuestion } from '#tests/support/test-bank.ts';

/** The query that finds what a quiz may draw says the same as the policy, for every owner, audience and subject. */

let test: TestApp;
let rows: Row<'exam_question_record'>[];

beforeAll(async () => {
  test = await openTestApp();
  const { people, subjects } = test.school;
  const id = await addQuestion(test, 'Pattern', { grade: 4 });
  const questions = test.app.db.selectFrom('exam_question_record').selectAll().where('id', '=', id);
  const pattern = await questions.executeTakeFirstOrThrow();
  const variants = [people.teacher, people.other].flatMap((owner_id) =>
    (['own', 'subject', 'school'] as const).flatMap((visibility) =>
      [null, subjects.maths, subjects.chinese].flatMap((subject_id) =>
        [4, 5].map((grade) => ({ ...pattern, owner_id, visibility, subject_id, grade })),
      ),
    ),
  );
  // Ids of one byte to four; a draft and a deleted question stay out.
  rows = variants.map((row, index) => ({ ...row, id: 1_000 + index * 59_000_000 }));
  const left = { ...pattern, visibility: 'school' as const };
  const drafts = [
    { ...left, id: 900, is_draft: 1 as const },
    { ...left, id: 901, deleted_at: 1 },
  ];
  await test.app.db
    .insertInto('exam_question_record')
    .values([...rows, ...drafts])
    .execute();
  await test.app.db.deleteFrom('exam_question_record').where('id', '=', id).execute();
  await test.app.db.insertInto('exam_tag').values({ id: 1, name: 'odd', search_key: 'odd' }).execute();
  const tagged = rows.filter((_row, index) => index % 2 === 1);
  const tagRows = tagged.map((row) => ({ question_id: row.id, tag_id: 1 }));
  await test.app.db.insertInto('exam_question_tag').values(tagRows).execute();
});
afterAll(() => test.close());

it.each<[string, boolean, (taught: { maths: number; chinese: number }) => number[]]>([
  ['who teaches nothing', false, () => []],
  ['who teaches one subject', false, ({ maths }) => [maths]],
  ['who teaches both', false, ({ maths, chinese }) => [maths, chinese]],
  ['who sees all', true, () => []],
])('gives a person %s each question that they see once', async (_name, seesAll, listTaught) => {
  const { app, school } = test;
  const viewer = { id: school.people.teacher, seesAll, subjectIds: listTaught(school.subjects) };
  const idsOf = (list: typeof rows) => list.map(({ id }) => id);
  const find = async (filter: Parameters<typeof listPoolIds>[3]) =>
    [...(await listPoolIds(app.db, app.parts, viewer, filter))].sort((one, other) => one - other);
  const seen = rows.filter((row) => sees(viewer, row));
  expect(await find({})).toEqual(idsOf(seen));
  expect(await find({ grade: 4 })).toEqual(idsOf(seen.filter(({ grade }) => grade === 4)));
  expect(await find({ own: true })).toEqual(idsOf(rows.filter(({ owner_id }) => owner_id === viewer.id)));
  expect(await find({ tag: 'odd' })).toEqual(idsOf(seen.filter((row) => rows.indexOf(row) % 2 === 1)));
  expect(await find({ year: 1950 })).toEqual([]);
});
