import { afterAll, beforeAll, expect, it } from 'vitest';
import { up } from '#server/database/migrations/2026-11-25-subject-words.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addPublished, share } from '#tests/support/test-resources.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it("finds what was shared before by its subject's English name, and leaves the rest", async () => {
  const { maths, chinese } = test.school.subjects;
  const shapes = await share(test, await addPublished(test, { name: 'Shapes', subject_id: maths }));
  await share(test, await addPublished(test, { name: 'Poems', subject_id: chinese }));
  await test.app.db.updateTable('subject').set({ name_eng: 'Mathematics' }).where('id', '=', maths).execute();
  const find = async (keyword: string) => {
    const { items } = await test.get('GET /resource/index', { keyword }, { as: 'teacher' });
    return items.map(({ id }) => id);
  };
  expect(await find('mathematics')).toEqual([]);
  for (let round = 0; round < 2; round += 1) {
    await up(test.app.db, test.app.parts);
    expect(await find('mathematics')).toEqual([shapes]);
    expect(await find('數學')).toEqual([shapes]);
    expect(await find('poems')).toHaveLength(1);
  }
});
