import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openMailServer, textOf } from '#tests/support/servers/mail-server.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Resetting a forgotten password, over a real SMTP connection. */

let test: TestApp;
let mail: Awaited<ReturnType<typeof openMailServer>>;
const publicUrl = 'https://learn.example.com';
const good = 'violet tram kitchen';

beforeAll(async () => {
  mail = await openMailServer();
});
beforeEach(async () => {
  await test?.close();
  mail.mails.length = 0;
  const sender = { MAIL_FROM: 'School <school@example.com>', PUBLIC_URL: `${publicUrl}/` };
  test = await openTestApp(undefined, { SMTP_URL: mail.url, ...sender });
});
afterAll(async () => {
  await test.close();
  mail.close();
});

const ask = (username: string, from = '198.51.100.1') =>
  test.call('POST /user/password_forgotten', { username }, { from });
const reset = (token: string, password = good) => test.call('POST /user/password_reset', { token, password });

async function receiveToken(username = 'teacher@example.com'): Promise<string> {
  const before = mail.mails.length;
  await ask(username);
  await expect.poll(() => mail.mails.length, { timeout: 5_000 }).toBe(before + 1);
  const last = mail.mails.at(-1);
  return /https:\/\/learn\.example\.com\/password#(\S+)/.exec(last ? textOf(last) : '')?.[1] ?? '';
}

it('is replaced by a mailed link that counts once, and all sessions end', async () => {
  const { teacher } = test.school.people;
  const { db } = test.app;
  await db.updateTable('user').set({ language: 'zh-hk', name: '陳老師' }).where('id', '=', teacher).execute();
  const token = await test.tokenOf('teacher');
  const told: number[] = [];
  const stop = test.app.bus.subscribe('access', teacher, () => told.push(teacher));
  const link = await receiveToken('Teacher@Example.com');
  expect(mail.mails.map(({ to }) => to)).toEqual(['teacher@example.com']);
  expect(mail.mails.map(textOf)[0]).toMatch(/陳老師：[^]*半小時/);
  const stored = JSON.stringify(await db.selectFrom('password_reset').selectAll().execute());
  expect(stored).not.toContain(link);

  // A refused password does not use up the link.
  expect((await reset(link, '123456')).key).toBe('common_password');
  const both = await Promise.all([reset(link), reset(link, 'amber ladder spoon')]);
  expect(new Set(both.map(({ key }) => key))).toEqual(new Set(['reset_link_over', 'success']));
  stop();
  expect(told).toEqual([teacher]);
  expect((await test.call('GET /user/info', {}, { token })).key).toBe('token_invalid');
  const chosen = both[0]?.key === 'success' ? good : 'amber ladder spoon';
  const signedIn = await test.call('POST /user/login', { username: 'teacher@example.com', password: chosen });
  expect(signedIn.key).toBe('success');
  expect((await reset(link)).key).toBe('reset_link_over');
  const entries = await db.selectFrom('audit_entry').select(['action', 'actor_id']).execute();
  expect(entries).toEqual([{ action: 'person.password', actor_id: teacher }]);
});

it('is over after half an hour, and when another link was asked for', async () => {
  const first = await receiveToken();
  const second = await receiveToken();
  expect((await reset(first)).key).toBe('reset_link_over');
  test.advance(30 * 60_000 + 1);
  expect((await reset(second)).key).toBe('reset_link_over');
  expect((await reset('made up')).key).toBe('reset_link_over');
});

it('does not reveal whether there is an account, and mails nothing to closed accounts or accounts without an address', async () => {
  const { student1, student2 } = test.school.people;
  const { db } = test.app;
  await db.updateTable('user').set({ is_active: 0 }).where('id', '=', student1).execute();
  await db.updateTable('user').set({ email: null, login_name: 's1' }).where('id', '=', student2).execute();
  const names = ['teacher@example.com', 'student1@example.com', 's1', 'nobody@example.com'];
  const replies = new Set<string>();
  const times = new Map<string, number>();
  for (let round = 0; round < 3; round++)
    for (const [index, name] of names.entries()) {
      const began = performance.now();
      const { status, code, msg, data } = await ask(name, `203.0.113.${index}`);
      times.set(name, Math.min(times.get(name) ?? Number.POSITIVE_INFINITY, performance.now() - began));
      replies.add(JSON.stringify({ status, code, msg, data }));
    }
  expect([...replies]).toHaveLength(1);
  // The reply waits neither for the search nor for the mail.
  const [known = 0, ...others] = names.map((name) => times.get(name) ?? 0);
  expect(known - Math.max(...others)).toBeLessThan(20);
  await expect.poll(() => mail.mails.length, { timeout: 5_000 }).toBe(3);
  expect(new Set(mail.mails.map(({ to }) => to))).toEqual(new Set(['teacher@example.com']));
  // The fourth request has to wait, also for an account that does not exist.
  for (const name of names) expect((await ask(name, '203.0.113.77')).key).toBe('too_many_attempts');
});

it('is not offered where the server sends no mail', async () => {
  expect((await test.get('GET /common/get_cdn_url', {})).has_mail).toBe(true);
  const other = await openTestApp();
  expect((await other.get('GET /common/get_cdn_url', {})).has_mail).toBe(false);
  const asked = await other.call('POST /user/password_forgotten', { username: 'teacher@example.com' });
  expect(asked.key).toBe('no_mail');
  await other.close();
});
