import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#contract/language.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  placeCourseware,
  rightResponses,
  submitWork,
  wrongResponses,
} from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** A link opens the released marks of one student until it ends or is taken back, and nothing else. */

let test: TestApp;
let heldId: number;

const dayMs = 86_400_000;
const teacher = { as: 'teacher' } as const;

const submit = (id: number, as: PersonKey, responses: Partial<typeof rightResponses>) =>
  submitWork(test, id, as, responses);

const choice = (language: Language = 'en') => ({
  class_id: test.school.classes.a,
  user_id: test.school.people.student1,
  language,
  remark: 'Reads <b>well</b> & often',
});

const createLink = (options: { subject_id?: number; days?: number; language?: Language } = {}) => {
  const { subject_id, days = 30, language } = options;
  const ends_at = test.app.now() + days * dayMs;
  return test.get('POST /study/report_link_create', { ...choice(language), subject_id, ends_at }, teacher);
};

const open = (path: string, options: { method?: 'GET' | 'HEAD' | 'POST'; address?: string } = {}) =>
  test.server.inject({
    method: options.method ?? 'GET',
    url: `/report/${path}`,
    headers: { 'accept-language': 'en' },
    remoteAddress: options.address ?? '127.0.0.1',
  });

const readLinks = async () => {
  const { class_id, user_id } = choice();
  return (await test.get('GET /study/report_links', { class_id, user_id }, teacher)).items;
};

const countEntries = async (action: string) =>
  (await test.app.db.selectFrom('audit_entry').select('id').where('action', '=', action).execute()).length;

async function setTeaching(has: boolean) {
  const { people, classes, subjects } = test.school;
  const rows = [subjects.maths, subjects.chinese].map((subject_id) => ({
    user_id: people.teacher,
    class_id: classes.a,
    subject_id,
  }));
  if (has) await test.app.db.insertInto('teaching').values(rows).execute();
  else
    await test.app.db
      .deleteFrom('teaching')
      .where('user_id', '=', people.teacher)
      .where('class_id', '=', classes.a)
      .execute();
}

beforeAll(async () => {
  test = await openTestApp();
  const place = async (name: string, settings = {}, subject = test.school.subjects.maths) => {
    test.advance(1_000);
    return (await placeCourseware(test, { name, ...settings }, { subjectId: subject })).id;
  };
  const first = await place('Fractions');
  heldId = await place('Secret test', { marks_held: 1 });
  await place('Forgotten homework', { due_at: test.app.now() + 60_000 });
  await place('Open work', { due_at: test.app.now() + 60 * dayMs });
  const essay = await place('作文', {}, test.school.subjects.chinese);
  await submit(first, 'student1', { ...wrongResponses, q1: rightResponses.q1, q2: rightResponses.q2 });
  await submit(first, 'student2', rightResponses);
  await submit(heldId, 'student1', { q1: rightResponses.q1 });
  await submit(essay, 'student1', rightResponses);
  test.advance(120_000);
});
afterAll(() => test.close());

describe('the page behind a link', () => {
  it('shows released marks, what is missing and the remark as text; nothing of what is held', async () => {
    const { token } = await createLink();
    const page = await open(token);
    expect(page.statusCode).toBe(200);
    for (const text of ['student1', '4A', '2026–27', 'Fractions', '50%', '作文', '100%'])
      expect(page.body).toContain(text);
    expect(page.body).toContain('<b>Missing work:</b> Forgotten homework');
    expect(page.body).toContain('Reads &lt;b&gt;well&lt;/b&gt; &amp; often');
    for (const text of ['Secret test', 'Open work', 'student2', '20%']) expect(page.body).not.toContain(text);
    expect(page.body).not.toContain('<script');
  });

  it('has the share of the mark book, also once held marks are released', async () => {
    const { token } = await createLink({ subject_id: test.school.subjects.maths });
    const release = (is_released: boolean) =>
      test.get('POST /study/marks_release', { courseware_id: heldId, is_released }, teacher);
    await release(true);
    const { class_id, user_id } = choice();
    const key = { class_id, subject_id: test.school.subjects.maths };
    const { students } = await test.get('GET /study/mark_book', key, teacher);
    const total = students.find((student) => student.user_id === user_id)?.total;
    const page = await open(token);
    await release(false);
    expect(total).toMatchObject({ share: 0.35, marked: 2 });
    expect(page.body).toContain('Average <b>35%</b> <span class="note">from 2 marked activities</span>');
    expect(page.body).not.toContain('作文');
    expect((await open(token)).body).toContain('<b>50%</b>');
  });

  it('is for no search engine, cache, referrer or script, and sets no cookie', async () => {
    const { token } = await createLink();
    for (const { headers } of [await open(token), await open('x'.repeat(43))]) {
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow, noarchive',
      });
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect((await open(token)).body).toContain('<meta name="robots" content="noindex, nofollow, noarchive">');
    // Messengers show the titles of addresses.
    expect((await open(token)).body).toContain('<title>Learning report</title>');
  });

  it('answers unknown, ended, revoked and incomplete links with one and the same page', async () => {
    const revoked = await createLink();
    await test.get('POST /study/report_link_revoke', { id: revoked.id }, teacher);
    const ended = await createLink({ days: 1 });
    await test.advanceSignedIn(dayMs + 1_000);
    const { token } = await createLink();
    const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const pages = [];
    for (const path of [revoked.token, ended.token, changed, token.slice(1), 'a', '%00', "'--"])
      pages.push(await open(path));
    expect(new Set(pages.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
    expect(pages[0]?.body).toContain('This link no longer works');
  });

  it('opens by GET alone, and counts and records each opening', async () => {
    const { id, token } = await createLink();
    const before = await countEntries('report.open');
    for (const method of ['HEAD', 'POST'] as const)
      expect((await open(token, { method })).statusCode).toBe(404);
    expect((await readLinks()).find((link) => link.id === id)).toMatchObject({
      opened_at: null,
      opened_count: 0,
    });
    await open(token);
    await open(token);
    const link = (await readLinks()).find((each) => each.id === id);
    expect(link?.opened_count).toBe(2);
    expect(link?.opened_at).toBeGreaterThan(0);
    expect((await countEntries('report.open')) - before).toBe(2);
  });

  it('opens nothing while its teacher does not teach the class, or the student is not in it', async () => {
    const { token } = await createLink();
    const one = await createLink({ subject_id: test.school.subjects.maths });
    await setTeaching(false);
    expect([(await open(token)).statusCode, (await open(one.token)).statusCode]).toEqual([404, 404]);
    await setTeaching(true);
    expect((await open(token)).statusCode).toBe(200);
    const { class_id, user_id } = choice();
    await test.app.db
      .deleteFrom('class_student')
      .where('class_id', '=', class_id)
      .where('user_id', '=', user_id)
      .execute();
    expect((await open(token)).statusCode).toBe(404);
    await test.app.db.insertInto('class_student').values({ class_id, user_id, class_number: 1 }).execute();
  });

  it('asks people of one network to wait, before it looks for a token', async () => {
    const { id, token } = await createLink();
    const address = '203.0.113.9';
    test.stopClock();
    for (let count = 0; count < 60; count += 1) await open('guess', { address });
    const page = await open(token, { address });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([429, '1']);
    expect((await readLinks()).find((link) => link.id === id)?.opened_count).toBe(0);
    expect((await open(token, { address: '198.51.100.7' })).statusCode).toBe(200);
  });

  it.each([
    ['zh-hk', 'zh-Hant-HK', '欠交：'],
    ['zh-tw', 'zh-Hant-TW', '缺交：'],
    ['zh-cn', 'zh-Hans-CN', '缺交：'],
  ] as const)('is in the language that was chosen: %s', async (language, tag, missing) => {
    const { token } = await createLink({ language });
    const { body } = await open(token);
    expect(body).toContain(`<html lang="${tag}">`);
    expect(body).toContain(missing);
  });
});

describe('links', () => {
  it('store no token', async () => {
    const { token } = await createLink();
    const rows = JSON.stringify([
      await test.app.db.selectFrom('report_link').selectAll().execute(),
      await test.app.db.selectFrom('audit_entry').selectAll().execute(),
    ]);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(rows).not.toContain(token);
  });

  it('end at most 90 days later, and not in the past', async () => {
    for (const days of [-1, 0, 92]) await expect(createLink({ days })).rejects.toThrow();
    await createLink({ days: 90 });
  });

  it('are seen and taken back by who made them, and by administrators', async () => {
    const { id } = await createLink();
    const { people, classes, subjects } = test.school;
    const row = { user_id: people.other, class_id: classes.a, subject_id: subjects.maths };
    await test.app.db.insertInto('teaching').values(row).execute();
    const { class_id, user_id } = choice();
    const seenBy = async (as: PersonKey) =>
      (await test.get('GET /study/report_links', { class_id, user_id }, { as })).items.some(
        (link) => link.id === id,
      );
    expect([await seenBy('teacher'), await seenBy('other'), await seenBy('admin')]).toEqual([
      true,
      false,
      true,
    ]);
    const revoke = (as: PersonKey) => test.call('POST /study/report_link_revoke', { id }, { as });
    expect((await revoke('other')).key).toBe('not_found');
    await revoke('admin');
    await revoke('teacher');
    expect((await readLinks()).find((link) => link.id === id)?.revoked_at).toBeGreaterThan(0);
    expect(await countEntries('report.revoke')).toBe(2);
  });

  it('are made only for own subjects, and for students of the class', async () => {
    const ends_at = test.app.now() + dayMs;
    const create = async (input: { user_id?: number; subject_id?: number }, as: PersonKey) =>
      (await test.call('POST /study/report_link_create', { ...choice(), ends_at, ...input }, { as })).key;
    const { people, subjects } = test.school;
    expect(await create({ user_id: people.outsider }, 'teacher')).toBe('not_found');
    // Teaches the class maths alone.
    expect(await create({ subject_id: subjects.chinese }, 'other')).toBe('not_found');
    expect(await create({}, 'student1')).toBe('not_allowed');
    const { html } = await test.get('POST /study/report_preview', choice(), { as: 'other' });
    expect(html).toContain('Fractions');
    expect(html).not.toContain('作文');
  });
});
