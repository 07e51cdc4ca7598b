import { afterAll, beforeAll, expect, it } from 'vitest';
import { readZipEntries } from '#tests/support/read-zip.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';

/** The export contains everything stored about a person, and nothing about others. */

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('is a zip with work, files and account, without secrets and other people, and is recorded in the audit', async () => {
  const { student1 } = test.school.people;
  const { db, files } = test.app;
  const { id } = await placeCourseware(test);
  for (const as of ['student1', 'student2'] as const) {
    const attempt = await test.get('POST /play/start', { courseware_id: id }, { as });
    const answers = [{ question_id: 'q3', response: { blanks: { b1: `by ${as}` } }, seq: 1 }];
    await test.get('POST /play/save', { attempt_id: attempt.id, answers }, { as });
  }
  const { student2 } = test.school.people;
  const place = { class_id: test.school.classes.a, subject_id: test.school.subjects.maths };
  for (const [text, ...user_ids] of [
    ['for both', student1, student2],
    ['for one', student2],
  ] as const)
    await test.get(
      'POST /teacher/message_announce',
      { ...place, text, user_ids: [...user_ids] },
      { as: 'teacher' },
    );
  const sha256 = 'cd'.repeat(32);
  await files.put(`private/cd/${sha256}.png`, Buffer.from('bytes'));
  const kind = { extension: '.png', mime: 'image/png', width: 1, height: 1, is_private: 1, bytes: 5 };
  await db
    .insertInto('file')
    .values({ ...kind, sha256, owner_id: student1, name: '../evil/照片.png', created_at: 0 })
    .execute();
  await db.updateTable('user').set({ password_hash: 'SECRET-HASH' }).execute();
  const given = { changed_by: test.school.people.teacher, changed_at: 0, user_id: student1 };
  const book = { class_id: test.school.classes.a, subject_id: test.school.subjects.maths };
  const work = { ...book, name: 'Dictation', day: '2026-11-02', max_score: 20, mark_category_id: null };
  const { id: paper_work_id } = await db
    .insertInto('paper_work')
    .values({ ...work, created_by: given.changed_by, created_at: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('paper_mark')
    .values({ ...given, paper_work_id, score: 15, is_excused: 0 })
    .execute();
  await db
    .insertInto('final_mark')
    .values({ ...given, ...book, share: 0.8, computed_share: null, reason: 'Oral' })
    .execute();

  const headers = { token: await test.tokenOf('admin') };
  const url = '/api/admin/person_export?lang=en&_ajax=1';
  const reply = await test.server.inject({ method: 'POST', url, headers, payload: { id: student1 } });
  expect(reply.headers['content-type']).toBe('application/zip');
  const entries = await readZipEntries(reply.rawPayload);
  const readList = (name: string) =>
    JSON.parse(entries.get(`${name}.json`)?.toString() ?? '') as Record<string, unknown>[];
  expect(readList('account')).toMatchObject([{ id: student1, email: 'student1@example.com' }]);
  expect(readList('classes')).toMatchObject([{ class_name: '4A' }]);
  expect(readList('answers')).toMatchObject([
    { question_id: 'q3', response: '{"blanks":{"b1":"by student1"}}' },
  ]);
  expect(readList('attempts')).toMatchObject([{ courseware_name: 'Quiz' }]);
  expect(readList('phrases')).toEqual([]);
  expect(readList('messages')).toMatchObject([{ text: 'for both', seen_at: null }]);
  expect(readList('paper_marks')).toMatchObject([{ name: 'Dictation', score: 15, max_score: 20 }]);
  expect(readList('final_marks')).toMatchObject([{ share: 0.8, reason: 'Oral' }]);
  const file = [...entries].find(([name]) => name.startsWith('files/'));
  expect(file?.[0]).toMatch(/^files\/\d+-[^/]*照片\.png$/);
  expect(file?.[1].toString()).toBe('bytes');
  const all = [...entries.values()].join('\n');
  for (const absent of ['SECRET-HASH', 'student2']) expect(all).not.toContain(absent);
  const actions = await db.selectFrom('audit_entry').select(['action', 'user_id']).execute();
  expect(actions).toEqual([{ action: 'person.export', user_id: student1 }]);
});
