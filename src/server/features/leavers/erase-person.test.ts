import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardsend } from '#activities/cardsend/activity.ts';
import { createEmptyWall } from '#activities/cardsend/model.ts';
import { forAnyContent } from '#form/registry.ts';
import { packSpace } from '#server/features/spaces/pack-spaces.service.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';
import { readDatabase } from '#tests/api/read-database.ts';
import { createEntry } from '#tests/spaces/open-board.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware, rightResponses, wrongResponses } from '#tests/support/test-courseware.ts';

/**
 * After an erasure, no text by the person and no name of theirs is stored anywhere, while figures of classes
 * stay.
 */

let test: TestApp;
let stop: () => Promise<void>;
const admin = { as: 'admin' } as const;
const marker = 'PLANTED-7f3';

beforeAll(async () => {
  test = await openTestApp();
  stop = startAllJobs(test.app, () => undefined, { pollMs: 20 });
});
afterAll(async () => {
  await stop();
  await test.close();
});

/** A quiz that both students of 4A have submitted. The first typed the marker into a blank. */
async function handInQuiz(): Promise<{ coursewareId: number; attemptId: number }> {
  const { id } = await placeCourseware(test, { marks_held: 0 });
  const submitAttempt = async (as: 'student1' | 'student2', responses: Record<string, object>) => {
    const attempt = await test.get('POST /play/start', { courseware_id: id }, { as });
    const answers = Object.entries(responses).map(([question_id, response]) => ({
      question_id,
      response,
      seq: 1,
    }));
    await test.get('POST /play/save', { attempt_id: attempt.id, answers }, { as });
    await test.get('POST /play/submit', { attempt_id: attempt.id }, { as });
    return attempt.id;
  };
  const attemptId = await submitAttempt('student1', { ...rightResponses, q3: { blanks: { b1: marker } } });
  await submitAttempt('student2', { ...wrongResponses, q3: rightResponses.q3 });
  return { coursewareId: id, attemptId };
}

/** Posts a card on a wall, which is stored both as a row and in a pack. */
async function postCards(): Promise<void> {
  const options = { model: forAnyContent(cardsend), content: createEmptyWall() };
  const { id } = await placeCourseware(test, {}, options);
  const { id: attempt_id } = await test.get('POST /play/start', { courseware_id: id }, { as: 'student1' });
  const makeCard = (item: string) =>
    createEntry('wall', item, { kind: 'card', text: marker, column: 'column-1', picture: null });
  const postCard = (item: string) =>
    test.get('POST /play/save', { attempt_id, entries: [makeCard(item)] }, { as: 'student1' });
  await postCard('card-1');
  const { id: spaceId } = await test.app.db.selectFrom('space').select('id').executeTakeFirstOrThrow();
  await packSpace(test.app, spaceId);
  await postCard('card-2');
}

const fileName = `${'ef'.repeat(32)}.png`;
const fileKey = `private/ef/${fileName}`;

/** Adds a submitted file, a teacher's comment, a correction, audit entries and a linked account. */
async function plantRows(attempt_id: number): Promise<void> {
  const { db, files } = test.app;
  const { student1, teacher } = test.school.people;
  await files.put(fileKey, Buffer.from(marker));
  await db
    .insertInto('stored_object')
    .values({ key: fileKey, bytes: 11, created_at: 0, unused_since: null })
    .execute();
  const kind = { extension: '.png', mime: 'image/png', width: 1, height: 1, is_private: 1, bytes: 11 };
  const of = { owner_id: student1, attempt_id, question_id: 'q3', created_at: 0 };
  const { id } = await db
    .insertInto('file')
    .values({ ...kind, ...of, sha256: fileName.slice(0, 64), name: `${marker}.png` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('answer')
    .set({ files: `[${id}]` })
    .where('question_id', '=', 'q3')
    .where('attempt_id', '=', attempt_id)
    .execute();
  await db
    .updateTable('attempt')
    .set({ comment: marker, comment_by: teacher })
    .where('id', '=', attempt_id)
    .execute();
  const step = { attempt_id, question_id: 'q3', number: 1, score: 0, comment: marker };
  await db
    .insertInto('mark_step')
    .values({ ...step, marked_by: teacher, marked_at: 0 })
    .execute();
  const answers = JSON.stringify([
    { question_id: 'q3', response: JSON.stringify({ text: marker }), files: '[]' },
  ]);
  const sent = { submitted_at: 0, score: 0, max_score: 1, needs_teacher: 0, time_ms: 0, is_return: 1 };
  const reopening = { attempt_id, number: 1, answers, message: marker, reopened_by: teacher, reopened_at: 0 };
  await db
    .insertInto('attempt_reopening')
    .values({ ...sent, ...reopening })
    .execute();
  const entry = { at: 0, actor_id: teacher, action: 'x', subject_kind: 'user', subject_id: student1 };
  await db
    .insertInto('audit_entry')
    .values([
      {
        ...entry,
        search_text: marker,
        user_id: student1,
        before: JSON.stringify({ name: `former ${marker}` }),
        reason: marker,
      },
      {
        ...entry,
        search_text: marker,
        reason: '',
        after: JSON.stringify({ list: [{ name: marker }], kept: 'other words' }),
      },
    ])
    .execute();
  await db
    .insertInto('user_identity')
    .values({ issuer: 'https://id.example', subject: marker, user_id: student1, linked_at: 0 })
    .execute();
  const final = { user_id: student1, share: 1, reason: marker, computed_share: null };
  const book = { class_id: test.school.classes.a, subject_id: test.school.subjects.maths };
  await test.get('POST /study/final_mark_set', { ...book, ...final }, { as: 'teacher' });
  await db.insertInto('comment_phrase').values({ user_id: student1, text: marker }).execute();
  const { classes } = test.school;
  const link = { class_id: classes.a, subject_id: null, language: 'en', created_at: 0, ends_at: 1 } as const;
  await db
    .insertInto('report_link')
    .values({ ...link, token_hash: 'hash', user_id: student1, created_by: teacher, remark: marker })
    .execute();
  await db.updateTable('session').set({ user_agent: marker }).where('user_id', '=', student1).execute();
}

/** The content of all tables as text, with packs decompressed. */
async function readAllTables(): Promise<string> {
  const packs = await test.app.db.selectFrom('space_pack').select('content').execute();
  const unpacked = packs.map(({ content }) => inflateRawSync(Buffer.from(content, 'base64')).toString());
  return [await readDatabase(test), ...unpacked].join('\n');
}

async function readStatistics(courseware_id: number) {
  const readQuestion = (question_id: string) =>
    test.get('GET /study/question_detail', { courseware_id, question_id }, { as: 'teacher' });
  const all = await Promise.all(['q1', 'q2', 'q3'].map(readQuestion));
  return all.map(({ statistics, median_time_ms, report: { rows, unanswered } }) => ({
    statistics,
    median_time_ms,
    unanswered,
    rows: rows.map(({ correct, student_ids }) => [correct, student_ids]),
  }));
}

it('leaves no text and no file of the person, and does not change the statistics of the class', async () => {
  const { student1: id } = test.school.people;
  const names = { name: marker, nickname: `${marker} nick`, nickname_eng: `${marker} eng` };
  const account = { login_name: `${marker}-login`.toLowerCase(), source_id: marker };
  await test.get('POST /admin/person_save', { id, ...names }, admin);
  await test.app.db.updateTable('user').set(account).where('id', '=', id).execute();
  await test.get('GET /admin/people', { keyword: marker }, admin);
  const { coursewareId, attemptId } = await handInQuiz();
  await postCards();
  await plantRows(attemptId);
  await test.get('POST /admin/person_close', { id }, admin);
  const before = await readStatistics(coursewareId);
  expect((await readAllTables()).split(marker).length).toBeGreaterThan(15);
  expect(await test.get('GET /admin/person_traces', { id }, admin)).toEqual({
    attempts: 2,
    files: 1,
    items: 2,
  });

  await test.get('POST /admin/person_erase', { id, name: marker }, admin);
  await expect
    .poll(async () => (await findJob(test.app.db, 'erase_person', String(id)))?.state, { timeout: 10_000 })
    .toBe('done');
  const linesWithMarker = (await readAllTables())
    .split('\n')
    .filter((line) => line.toLowerCase().includes(marker.toLowerCase()));
  expect(linesWithMarker).toEqual([]);
  expect(await test.app.files.size(fileKey)).toBeUndefined();
  expect(await readStatistics(coursewareId)).toEqual(before);
  // Actors, actions and the names of other people are kept.
  const entries = await test.app.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
  expect(entries.map(({ action }) => action)).toEqual([
    'person.change',
    'x',
    'x',
    'final_mark.set',
    'person.close',
    'person.erase',
  ]);
  expect(entries[2]?.after).toBe('{"list":[{"name":"…"}],"kept":"other words"}');
});

it('is refused for open accounts, another name and a second time, and cannot be undone by reopening', async () => {
  const { student1, student2 } = test.school.people;
  const erasePerson = async (id: number, name: string) =>
    (await test.call('POST /admin/person_erase', { id, name }, admin)).key;
  expect(await erasePerson(student2, 'student2')).toBe('person_not_closed');
  await test.get('POST /admin/person_close', { id: student2 }, admin);
  expect(await erasePerson(student2, 'student1')).toBe('name_differs');
  expect(await erasePerson(student1, 'Erased person')).toBe('person_erased');
  expect((await test.call('POST /admin/person_reopen', { id: student1 }, admin)).key).toBe('person_erased');
});

it('leaves what only looks like the school id or login name of the person in entries about others', async () => {
  const { outsider: id, teacher } = test.school.people;
  const { db } = test.app;
  await db.updateTable('user').set({ source_id: '12', login_name: '4b' }).where('id', '=', id).execute();
  const entry = { at: 0, actor_id: teacher, action: 'y', subject_kind: 'attempt', subject_id: 1 } as const;
  const before = JSON.stringify({ comment: '12', teachings: [['4b', 'maths']], list: ['outsider', '12'] });
  const after = JSON.stringify({ source_id: '12', login_name: '4b', name: 'Other' });
  await db
    .insertInto('audit_entry')
    .values({ ...entry, before, after, search_text: '', reason: '' })
    .execute();
  await test.get('POST /admin/person_close', { id }, admin);
  await test.get('POST /admin/person_erase', { id, name: 'outsider' }, admin);
  const stored = await db.selectFrom('audit_entry').selectAll().where('action', '=', 'y').execute();
  expect(stored).toMatchObject([
    {
      before: JSON.stringify({ comment: '12', teachings: [['4b', 'maths']], list: ['…', '12'] }),
      after: JSON.stringify({ source_id: '…', login_name: '…', name: 'Other' }),
    },
  ]);
});
