import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { storeMedia } from '#tests/support/test-conversions.ts';

/** How many questions a draft has. */

const as = 'teacher' as const;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Stores a document of two pages, and its conversion. */
async function storeDocument(): Promise<string> {
  const { app, school } = test;
  const media = await storeMedia(app, school.people.teacher, Buffer.from('pages'), '.pdf');
  const image = { url: media, width: 600, height: 800 };
  const result = { kind: 'document', pages: [1, 2].map(() => ({ image, thumb: image })), text: media };
  await app.db
    .insertInto('made_media')
    .values({ media, kind: 'document', result: JSON.stringify(result), made_at: app.now() })
    .execute();
  return media;
}

it('counts the pages of a converted document as questions', async () => {
  const media = await storeDocument();
  const form = {
    name: 'Leaves',
    description: '',
    display_language: 'en' as const,
    subject_id: test.school.subjects.maths,
    grade: 4,
    difficulty: 'easy' as const,
  };
  const added = await test.get('POST /diy/add', { type: 'penactivity', form }, { as });
  const content = {
    documents: [{ media, name: 'a.pdf' }],
    pages: [{ id: 'p', source: { media, page: null } }],
  };
  await test.get(
    'POST /diy/save',
    { id: added.id, draft_version: added.draft_version, form, content },
    { as },
  );
  expect(await test.get('GET /diy/detail', { id: added.id }, { as })).toMatchObject({ question_count: 2 });
});
