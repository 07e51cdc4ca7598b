import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openMailServer, readMailText } from '#tests/support/servers/mail-server.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Resetting a forgotten password, over a real SMTP connection. */

let test: TestApp;
let mailServer: Awaited<ReturnType<typeof openMailServer>>;
const publicUrl = 'https://learn.example.com';
const goodPassword = 'violet tram kitchen';

beforeAll(async () => {
  mailServer = await openMailServer();
});
beforeEach(async () => {
  await test?.close();
  mailServer.mails.length = 0;
  const sender = { MAIL_FROM: 'School <school@example.com>', PUBLIC_URL: `${publicUrl}/` };
  test = await openTestApp(undefined, { SMTP_URL: mailServer.url, ...sender });
});
afterAll(async () => {
  await test.close();
  mailServer.close();
});

const requestReset = (username: string, from = '198.51.100.1') =>
  test.call('POST /user/password_forgotten', { username }, { address: from });
const resetPassword = (token: string, password = goodPassword) =>
  test.call('POST /user/password_reset', { token, password });

async function receiveToken(username = 'teacher@example.com'): Promise<string> {
  const earlierCount = mailServer.mails.length;
  await requestReset(username);
  await expect.poll(() => mailServer.mails.length, { timeout: 5_000 }).toBe(earlierCount + 1);
  const lastMail = mailServer.mails.at(-1);
  return (
    /https:\/\/learn\.example\.com\/password#(\S+)/.exec(lastMail ? readMailText(lastMail) : '')?.[1] ?? ''
  );
}

it('is replaced by a mailed link that counts once, and all sessions end', async () => {
  const { teacher } = test.school.people;
  const { db } = test.app;
  await db.updateTable('user').set({ language: 'zh-hk', name: '陳老師' }).where('id', '=', teacher).execute();
  const token = await test.tokenOf('teacher');
  const toldPeople: number[] = [];
  const stop = test.app.bus.subscribe('access', teacher, () => toldPeople.push(teacher));
  const link = await receiveToken('Teacher@Example.com');
  expect(mailServer.mails.map(({ to }) => to)).toEqual(['teacher@example.com']);
  expect(mailServer.mails.map(readMailText)[0]).toMatch(/陳老師：[^]*半小時/);
  const storedResets = JSON.stringify(await db.selectFrom('password_reset').selectAll().execute());
  expect(storedResets).not.toContain(link);

  // A refused password does not use up the link.
  expect((await resetPassword(link, '123456')).key).toBe('common_password');
  const replies = await Promise.all([resetPassword(link), resetPassword(link, 'amber ladder spoon')]);
  expect(new Set(replies.map(({ key }) => key))).toEqual(new Set(['reset_link_over', 'success']));
  stop();
  expect(toldPeople).toEqual([teacher]);
  expect((await test.call('GET /user/info', {}, { token })).key).toBe('token_invalid');
  const chosenPassword = replies[0]?.key === 'success' ? goodPassword : 'amber ladder spoon';
  const signInReply = await test.call('POST /user/login', {
    username: 'teacher@example.com',
    password: chosenPassword,
  });
  expect(signInReply.key).toBe('success');
  expect((await resetPassword(link)).key).toBe('reset_link_over');
  const entries = await db.selectFrom('audit_entry').select(['action', 'actor_id']).execute();
  expect(entries).toEqual([{ action: 'person.password', actor_id: teacher }]);
});

it('is over after half an hour, and when another link was asked for', async () => {
  const firstToken = await receiveToken();
  const secondToken = await receiveToken();
  expect((await resetPassword(firstToken)).key).toBe('reset_link_over');
  test.advance(30 * 60_000 + 1);
  expect((await resetPassword(secondToken)).key).toBe('reset_link_over');
  expect((await resetPassword('made up')).key).toBe('reset_link_over');
});

it('does not reveal whether there is an account, and mails nothing to closed accounts or accounts without an address', async () => {
  const { student1, student2 } = test.school.people;
  const { db } = test.app;
  await db.updateTable('user').set({ is_active: 0 }).where('id', '=', student1).execute();
  await db.updateTable('user').set({ email: null, login_name: 's1' }).where('id', '=', student2).execute();
  const names = ['teacher@example.com', 'student1@example.com', 's1', 'nobody@example.com'];
  const replies = new Set<string>();
  const timeByName = new Map<string, number>();
  for (let round = 0; round < 3; round++)
    for (const [index, name] of names.entries()) {
      const began = performance.now();
      const { status, code, msg, data } = await requestReset(name, `203.0.113.${index}`);
      timeByName.set(
        name,
        Math.min(timeByName.get(name) ?? Number.POSITIVE_INFINITY, performance.now() - began),
      );
      replies.add(JSON.stringify({ status, code, msg, data }));
    }
  expect([...replies]).toHaveLength(1);
  // The reply waits neither for the search nor for the mail.
  const [knownTime = 0, ...otherTimes] = names.map((name) => timeByName.get(name) ?? 0);
  expect(knownTime - Math.max(...otherTimes)).toBeLessThan(20);
  await expect.poll(() => mailServer.mails.length, { timeout: 5_000 }).toBe(3);
  expect(new Set(mailServer.mails.map(({ to }) => to))).toEqual(new Set(['teacher@example.com']));
  // The fourth request has to wait, also for an account that does not exist.
  for (const name of names) expect((await requestReset(name, '203.0.113.77')).key).toBe('too_many_attempts');
});

it('is not offered where the server sends no mail', async () => {
  expect((await test.get('GET /common/get_cdn_url', {})).has_mail).toBe(true);
  const appWithoutMail = await openTestApp();
  expect((await appWithoutMail.get('GET /common/get_cdn_url', {})).has_mail).toBe(false);
  const refusedReply = await appWithoutMail.call('POST /user/password_forgotten', {
    username: 'teacher@example.com',
  });
  expect(refusedReply.key).toBe('no_mail');
  await appWithoutMail.close();
});
