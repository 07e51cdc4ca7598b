import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { requestDueMails } from '#server/features/messages/message-mail-jobs.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';
import { openMailServer, readMailText } from '#tests/support/servers/mail-server.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware, rightResponses } from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** Messages are mailed to students with an address, over a real SMTP connection. */

const teacher = { as: 'teacher' } as const;
const minute = 60_000;

let test: TestApp;
let mailServer: Awaited<ReturnType<typeof openMailServer>>;
let stopJobs: () => Promise<void>;
const errors: unknown[] = [];

beforeAll(async () => {
  mailServer = await openMailServer();
});
beforeEach(async () => {
  await test?.close();
  mailServer.mails.length = 0;
  mailServer.recipients.answer = () => undefined;
  errors.length = 0;
  const sender = { MAIL_FROM: 'School <school@example.com>', PUBLIC_URL: 'https://learn.example.com/' };
  test = await openTestApp(undefined, { SMTP_URL: mailServer.url, ...sender });
  test.stopClock();
  stopJobs = startAllJobs(test.app, (error) => errors.push(error), { pollMs: 20 });
});
afterEach(() => stopJobs());
afterAll(async () => {
  await test.close();
  mailServer.close();
});

const both = ['student1', 'student2'] as const;
const announce = (people: readonly PersonKey[] = both, text = 'Bring a ruler') =>
  test.get(
    'POST /teacher/message_announce',
    {
      class_id: test.school.classes.a,
      subject_id: test.school.subjects.maths,
      user_ids: people.map((key) => test.school.people[key]),
      text,
    },
    teacher,
  );
const receivers = () => mailServer.mails.map(({ to }) => to).sort();
const jobState = async () => (await findJob(test.app.db, 'message_mail', 'all'))?.state;
async function waitForJob(): Promise<void> {
  await expect.poll(jobState, { timeout: 5_000 }).toBe('done');
}
const countWaiting = async () =>
  (await test.app.db.selectFrom('message_mail').select('tries').execute()).length;
const changePerson = (key: PersonKey, change: object) =>
  test.app.db.updateTable('user').set(change).where('id', '=', test.school.people[key]).execute();

it('writes each student once, in the language of the student, with a link and without marks', async () => {
  await changePerson('student2', { language: 'zh-hk', name: '李小明' });
  const { id } = await placeCourseware(test, { name: 'Fractions', marks_held: 1 });
  const attempt = await test.get('POST /play/start', { courseware_id: id }, { as: 'student2' });
  const answers = [{ question_id: 'q1', response: rightResponses.q1, seq: 1 }];
  await test.get('POST /play/save', { attempt_id: attempt.id, answers }, { as: 'student2' });
  await test.get('POST /play/submit', { attempt_id: attempt.id }, { as: 'student2' });
  await announce();
  await waitForJob();
  expect(receivers()).toEqual(['student1@example.com', 'student2@example.com']);
  const [english = '', chinese = ''] = [...mailServer.mails]
    .sort((a, b) => (a.to < b.to ? -1 : 1))
    .map(readMailText);
  // The first language of the school.
  expect(english).toContain('student1：');
  expect(chinese).toMatch(/李小明：[^]*Bring a ruler[^]*https:\/\/learn\.example\.com\/play/);
  await test.get(
    'POST /study/marks_release',
    { courseware_id: id, is_released: true, confirmed: true },
    teacher,
  );
  await waitForJob();
  const aboutMarks = mailServer.mails.at(-1);
  expect(mailServer.mails).toHaveLength(3);
  const text = aboutMarks ? readMailText(aboutMarks) : '';
  expect(text).toContain('「Fractions」的成績已公佈');
  expect(text.replaceAll(/https:\S+/g, '')).not.toMatch(/\d/);
});

it('writes nobody without an address, who has left, who does not want it, or to whom it was not', async () => {
  await changePerson('student1', { email: null, login_name: 's1' });
  expect((await test.get('GET /user/profile', {}, { as: 'student1' })).wants_mail).toBeNull();
  expect((await test.get('GET /user/profile', {}, { as: 'student2' })).wants_mail).toBe(true);
  await test.get('POST /user/profile_save', { wants_mail: false }, { as: 'student2' });
  expect((await test.get('GET /user/profile', {}, { as: 'student2' })).wants_mail).toBe(false);
  await announce();
  expect(await countWaiting()).toBe(0);
  await test.get('POST /user/profile_save', { wants_mail: true }, { as: 'student2' });
  await announce();
  await waitForJob();
  expect(receivers()).toEqual(['student2@example.com']);
});

it('tries again, longer and longer, while the mail server is away, and sends nothing twice', async () => {
  mailServer.recipients.answer = () => '421 busy';
  await announce();
  await expect.poll(() => errors.length, { timeout: 5_000 }).toBe(1);
  expect(await countWaiting()).toBe(2);
  mailServer.recipients.answer = () => undefined;
  // Nothing is due yet.
  await requestDueMails(test.app);
  expect(mailServer.mails).toEqual([]);
  test.advance(minute);
  await requestDueMails(test.app);
  await expect.poll(receivers, { timeout: 5_000 }).toEqual(['student1@example.com', 'student2@example.com']);
  await waitForJob();
  expect(await countWaiting()).toBe(0);
  test.advance(5 * minute);
  await requestDueMails(test.app);
  await announce(['student1'], 'And a pencil');
  await waitForJob();
  expect(receivers()).toEqual(['student1@example.com', 'student1@example.com', 'student2@example.com']);
  const identities = mailServer.mails.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
  expect(new Set(identities).size).toBe(3);
});

it('gives up on an address that the server refuses, and writes the others', async () => {
  mailServer.recipients.answer = (to) => (to.startsWith('student1') ? '550 nobody here' : undefined);
  await announce();
  await waitForJob();
  expect(receivers()).toEqual(['student2@example.com']);
  expect(await countWaiting()).toBe(0);
  expect(errors).toEqual([]);
});

it('writes no more about a message that was seen, taken back, or is days old', async () => {
  await stopJobs();
  const seen = await announce(['student1'], 'Seen');
  const takenBack = await announce(['student2'], 'Taken back');
  await test.get('POST /play/message_seen', { id: seen.id }, { as: 'student1' });
  await test.get('POST /teacher/message_take_back', { id: takenBack.id }, teacher);
  expect(await countWaiting()).toBe(1);
  stopJobs = startAllJobs(test.app, (error) => errors.push(error), { pollMs: 20 });
  await waitForJob();
  await stopJobs();
  await announce(['student2'], 'Old');
  await test.advanceSignedIn(4 * 24 * 60 * minute);
  stopJobs = startAllJobs(test.app, (error) => errors.push(error), { pollMs: 20 });
  await waitForJob();
  expect(await countWaiting()).toBe(0);
  expect(mailServer.mails).toEqual([]);
});
