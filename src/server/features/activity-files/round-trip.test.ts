import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demos } from '#activities/demos.ts';
import { activities } from '#activities/models.ts';
import { openDemoStore } from '#demo/demo-store.ts';
import { importActivityJobs } from '#server/features/activity-files/import/import-activity-jobs.ts';
import { findMediaNames, mediaKey } from '#server/features/files/storage/media-key.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { readZipEntries } from '#tests/support/read-zip.ts';
import { callExport, exportZip, importFile, uploadZip } from '#tests/support/test-activity-files.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { listWorkFiles } from '#tests/support/test-conversions.ts';

/** An activity is saved in one school and taken in by another. */

let here: TestApp;
let there: TestApp;
let stop: () => Promise<void>;
const errors: unknown[] = [];

beforeAll(async () => {
  here = await openTestApp();
  there = await openTestApp();
  there.app.programs = {
    soffice: '/bin/true',
    ffmpeg: '/bin/true',
    ffprobe: '/bin/true',
    'heif-convert': undefined,
  };
  // Conversions have tests of their own: here they wait.
  stop = startJobs(there.app, {
    kinds: importActivityJobs(there.app),
    jobsAtOnceByLane: { activity_file: 1 },
    onError: (error) => errors.push(error),
    pollMs: 20,
  });
});
afterEach(() => {
  expect(errors.splice(0)).toEqual([]);
});
afterAll(async () => {
  await stop();
  await here.close();
  await there.close();
});

const dimensions = { knowledge: 1, observation: 2, analysis: 3, values: 4 };

/** The demo activities of a type, as drafts of the teacher. */
async function addDemo(type: string): Promise<{ id: number; content: unknown }[]> {
  const demo = demos[type];
  const storeFor = () => openDemoStore(here.app, here.school.people.teacher);
  const built = await demo?.buildActivities(storeFor, dimensions);
  const added: { id: number; content: unknown }[] = [];
  for (const { name, description, language, grade, content } of built ?? []) {
    const form = { name, description, display_language: language, grade, subject_id: null };
    const { id, draft_version } = await here.get('POST /diy/add', { type, form }, { as: 'teacher' });
    const fullForm = { ...form, difficulty: 'easy' as const };
    await here.get('POST /diy/save', { id, draft_version, form: fullForm, content }, { as: 'teacher' });
    const saved = await here.get('GET /diy/detail', { id }, { as: 'teacher' });
    added.push({ id, content: saved.content });
  }
  return added;
}

/** The content as a school without dimensions and without these questions in its bank takes it in. */
const withoutIds = (content: unknown): unknown =>
  JSON.parse(
    JSON.stringify(content, (key, value: unknown) =>
      key === 'labels' || key === 'bank' ? undefined : value,
    ),
  );

const readBytes = async ({ app }: TestApp, media: string) => app.files.size(mediaKey(media));

describe.each(activities.models.filter(({ content }) => !content.needsSchool).map(({ type }) => type))(
  'activities of type %s',
  (type) => {
    it('are the same in another school, with all their media', async () => {
      for (const { id, content } of await addDemo(type)) {
        const zip = await exportZip(here, id);
        const state = await importFile(there, await uploadZip(there, zip));
        expect(state).toMatchObject({ state: 'done', message: '', activity: { type } });
        const draft = await there.get('GET /diy/detail', { id: state.activity?.id ?? 0 }, { as: 'teacher' });
        const original = await here.get('GET /diy/detail', { id }, { as: 'teacher' });
        expect(draft.content).toEqual(withoutIds(content));
        expect(draft).toMatchObject({
          name: original.name,
          description: original.description,
          grade: original.grade,
          owner_id: there.school.people.teacher,
          revision_number: 0,
          question_count: expect.any(Number),
        });
        for (const media of findMediaNames([JSON.stringify(content)])) {
          expect(await readBytes(there, media)).toBe(await readBytes(here, media));
          const owned = await there.app.db
            .selectFrom('file')
            .select('owner_id')
            .where('sha256', '=', media.slice(0, 64))
            .execute();
          expect(owned).toEqual([{ owner_id: there.school.people.teacher }]);
        }
      }
    });
  },
);

it('asks for the conversions of the new media', async () => {
  const jobs = await there.app.db.selectFrom('job').select('kind').distinct().execute();
  const kinds = jobs.map(({ kind }) => kind);
  for (const kind of ['picture', 'panorama', 'document', 'video', 'package'])
    expect(kinds).toContain(`convert_${kind}`);
});

it('leaves no zip behind', async () => {
  const { db } = there.app;
  const listObjects = () =>
    db.selectFrom('stored_object').select('key').where('key', 'like', 'private/%').execute();
  await expect.poll(() => listWorkFiles(there.app)).toEqual([]);
  await expect.poll(listObjects).toEqual([]);
  expect(await db.selectFrom('file').select('id').where('is_private', '=', 1).execute()).toEqual([]);
});

it('describes itself, and names no id of its school', async () => {
  const [trip] = await addDemo('digitaltravel');
  const zip = await exportZip(here, trip?.id ?? 0);
  const entries = await readZipEntries(zip);
  const description = JSON.parse(entries.get('activity.json')?.toString() ?? '') as {
    media: { path: string; name: string; kind: string; bytes: number; sha256: string; media: string }[];
  };
  expect(description).toMatchObject({
    format: 'e-learning activity',
    version: 1,
    type: 'digitaltravel',
    subject: null,
  });
  expect(Object.keys(description)).not.toContain('id');
  for (const { path, bytes, sha256, media } of description.media) {
    expect(entries.get(path)?.length).toBe(bytes);
    expect(media.startsWith(sha256)).toBe(true);
  }
  expect(description.media.map(({ kind }) => kind)).toContain('panorama');
  expect([...entries.keys()].length).toBe(description.media.length + 1);
});

it('carries subject and dimensions by their names, and says what the other school lacks', async () => {
  const dimension = async ({ app }: TestApp, name: string, position: number) => {
    const row = await app.db
      .insertInto('dimension')
      .values({ name, position })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };
  await dimension(there, '別的', 1);
  const wanted = await dimension(there, '觀察', 2);
  const observing = await dimension(here, '觀察', 1);
  const unknown = await dimension(here, '推理', 2);
  const [trip] = await addDemo('digitaltravel');
  const original = await here.get('GET /diy/detail', { id: trip?.id ?? 0 }, { as: 'teacher' });
  const content = original.content as { questions: Record<string, unknown>[] };
  const questions = content.questions.map((question, index) => ({
    ...question,
    labels: { dimension_id: index === 0 ? observing : unknown, level: 'low' },
  }));
  const form = { name: 'Trip', subject_id: here.school.subjects.maths };
  const { id, draft_version } = original;
  await here.get(
    'POST /diy/save',
    { id, draft_version, form, content: { ...content, questions, labels: undefined } },
    { as: 'teacher' },
  );
  const { maths } = here.school.subjects;
  await here.app.db
    .updateTable('subject')
    .set({ name: '天文', name_eng: '' })
    .where('id', '=', maths)
    .execute();
  const state = await importFile(there, await uploadZip(there, await exportZip(here, id)));
  expect(state.left_out).toEqual([
    expect.stringContaining('no subject called 天文'),
    expect.stringContaining('no dimensions called 推理'),
  ]);
  const taken = await there.get('GET /diy/detail', { id: state.activity?.id ?? 0 }, { as: 'teacher' });
  expect(taken.subject_id).toBeNull();
  const labels = (taken.content as typeof content).questions.map((question) => question['labels']);
  expect(labels[0]).toEqual({ dimension_id: wanted, level: 'low' });
  expect(labels.slice(1).every((each) => each === undefined)).toBe(true);
});

it('refuses activities whose questions come from the bank, and says why', async () => {
  const { id } = await here.get('POST /diy/add', { type: 'questionquiz' }, { as: 'teacher' });
  const reply = await callExport(here, id);
  expect(reply.json()).toMatchObject({ code: 41_515, msg: expect.stringContaining('Course Resources') });
});

it('refuses an activity of which a medium is no longer stored', async () => {
  const media = `${'ab'.repeat(32)}.png`;
  const form = { name: 'Broken', startup_screen: media };
  const { id } = await here.get('POST /diy/add', { type: 'link', form }, { as: 'teacher' });
  expect((await callExport(here, id)).json()).toMatchObject({ code: 41_516 });
});

it('takes in a file once, however often it is asked for', async () => {
  const { id } = await here.get('POST /diy/add', { type: 'link', form: { name: 'Once' } }, { as: 'teacher' });
  const file_id = await uploadZip(there, await exportZip(here, id));
  const ask = () => there.get('POST /diy/import', { file_id }, { as: 'teacher' });
  await Promise.all([ask(), ask()]);
  await importFile(there, file_id);
  expect((await ask()).state).toBe('done');
  const rows = await there.app.db.selectFrom('activity').select('id').where('name', '=', 'Once').execute();
  expect(rows.length).toBe(1);
});

it('shows files and how far they are to their owner alone', async () => {
  const { id } = await here.get('POST /diy/add', { type: 'link', form: { name: 'Mine' } }, { as: 'teacher' });
  const zip = await exportZip(here, id);
  expect((await callExport(here, id, 'other')).json()).toMatchObject({ code: 40_401 });
  const file_id = await uploadZip(there, zip);
  for (const as of ['other', 'admin'] as const) {
    expect((await there.call('POST /diy/import', { file_id }, { as })).key).toBe('not_found');
  }
  await importFile(there, file_id);
  expect((await there.call('GET /diy/import_state', { file_id }, { as: 'other' })).key).toBe('not_found');
});
