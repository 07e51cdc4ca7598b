import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkMedia } from '#server/features/activities/check-media.service.ts';
import { deleteUnusedFiles } from '#server/features/files/storage/unused-files.service.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';
import { makeZip } from '#tests/support/samples/make-zip.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { queueMedia, waitForConversionEnd } from '#tests/support/test-conversions.ts';

/** Media named in drafts and revisions are kept, and the check after a restore reports missing ones. */

let test: TestApp;
const as = 'teacher' as const;
let media: string;
let activityId: number;
let revisionId: number;

beforeAll(async () => {
  test = await openTestApp();
  const zip = await makeZip({ 'index.html': '<p>seesaw</p>' });
  media = await queueMedia(test.app, test.school.people.teacher, zip, '.zip', 'package');
  const stop = startAllJobs(test.app, (error) => {
    throw error;
  });
  await waitForConversionEnd(test, media);
  await stop();
  const form = {
    name: 'Seesaw',
    description: 'Levers',
    display_language: 'en' as const,
    subject_id: test.school.subjects.maths,
    grade: 4,
    difficulty: 'easy' as const,
  };
  const added = await test.get('POST /diy/add', { type: 'webviewcourseware', form }, { as });
  activityId = added.id;
  const content = { package: { media, name: 'seesaw.zip' }, title: '', note: '' };
  await test.get(
    'POST /diy/save',
    { id: activityId, draft_version: added.draft_version, form, content },
    { as },
  );
  const completed = await test.get('POST /diy/complete', { id: activityId }, { as });
  if (!completed.completed) throw new Error('The package is not complete');
  revisionId = completed.revision_id ?? 0;
});
afterAll(() => test.close());

const listResultRows = () =>
  test.app.db.selectFrom('made_media').selectAll().where('media', '=', media).execute();
const dayMs = 86_400_000;

it('finds nothing missing, even if nobody has opened the activity for long', async () => {
  expect(await checkMedia(test.app)).toEqual([]);
  for (const days of [1, 32, 64]) {
    await deleteUnusedFiles({ ...test.app, now: () => test.app.now() + days * dayMs });
  }
  expect(await listResultRows()).toHaveLength(1);
  expect(await checkMedia(test.app)).toEqual([]);
});

it('reports media that are not stored, and media without a conversion result', async () => {
  const key = `${media.slice(0, 2)}/${media}`;
  await test.app.files.delete(key);
  expect(await checkMedia(test.app)).toEqual([
    `draft ${activityId}: ${media} is not stored`,
    `revision ${revisionId}: ${media} is not stored`,
  ]);
  const rows = await listResultRows();
  await test.app.db.deleteFrom('made_media').execute();
  expect(await checkMedia(test.app)).toContain(
    `revision ${revisionId}: the conversion result of ${media} is missing`,
  );
  await test.app.db.insertInto('made_media').values(rows).execute();
});
