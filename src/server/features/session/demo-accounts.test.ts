import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '#contract/language.ts';
import { isFromThisMachine } from '#server/auth/this-machine.ts';
import {
  chooseDemoPassword,
  readDemoPassword,
  replacePublicPassword,
} from '#server/features/school/demo-password.service.ts';
import { easyWords } from '#server/features/school/easy-words.ts';
import { hashPassword } from '#server/features/session/passwords.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/**
 * Demo accounts may have a public password. They work only on the server's own machine, unless DEMO=1 allows them
 * everywhere.
 */

const password = 'elearning';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
  await test.app.db
    .updateTable('user')
    .set({ password_hash: await hashPassword(password) })
    .execute();
  await test.app.db.updateTable('user').set({ is_demo: 1 }).where('name', '<>', 'other').execute();
});
beforeEach(() => {
  test.app.env.demoForced = false;
});
afterAll(() => test.close());

type Caller = { address?: string; headers?: Record<string, string> };

const login = (caller: Caller, name = 'teacher', typedPassword = password) =>
  test.call('POST /user/login', { username: `${name}@example.com`, password: typedPassword }, caller);

const localCallers: Caller[] = [
  {},
  ...[
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    '127.0.0.1:3000',
    '127.8.9.1',
    '[::1]',
    '[::1]:3000',
  ].map((host) => ({ headers: { host } })),
  { headers: { origin: 'http://localhost:3000', referer: 'http://localhost:3000/login' } },
  ...['127.0.0.1', '127.0.0.9', '::1', '::ffff:127.0.0.1'].map((address) => ({ address })),
];

const remoteCallers: Caller[] = [
  ...['203.0.113.7', '192.168.1.20', '::ffff:192.168.1.20', 'fe80::1'].map((address) => ({ address })),
  ...[
    'school.example',
    'school.example:3000',
    'localhost.school.example',
    '127.0.0.1.nip.io',
    '2130706433',
    '0x7f.1',
    '[::2]',
    '192.168.1.20:3000',
    '0.0.0.0',
  ].map((host) => ({ headers: { host } })),
  ...[
    'forwarded',
    'via',
    'x-real-ip',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'X-Forwarded-Port',
    'X_Forwarded_For',
    'x-original-forwarded-for',
    'x-original-host',
    'x-client-ip',
    'cf-connecting-ip',
    'true-client-ip',
    'client-ip',
  ].map((name) => ({ headers: { [name]: '127.0.0.1' } })),
  // A proxy without own headers still forwards the page's address from the browser.
  { headers: { origin: 'https://school.example' } },
  { headers: { origin: 'null' } },
  { headers: { referer: 'https://school.example/login' } },
];

describe('a demo account', () => {
  it.each(localCallers)('signs in on this machine: %j', async (caller) => {
    expect((await login(caller)).key).toBe('success');
  });

  it.each(remoteCallers)('does not sign in from elsewhere: %j', async (caller) => {
    expect((await login(caller)).key).toBe('demo_only_here');
    expect((await login(caller, 'admin')).key).toBe('demo_only_here');
  });

  it('explains the refusal in every language, but only after the right password', async () => {
    const address = '203.0.113.7';
    const credentials = { username: 'teacher@example.com', password };
    for (const lang of languages) {
      expect((await test.call('POST /user/login', credentials, { address, lang })).msg).toContain('DEMO=1');
    }
    expect((await login({ address }, 'teacher', 'wrong')).key).toBe('wrong_credentials');
  });

  it('signs in from everywhere if DEMO=1 was set by hand', async () => {
    test.app.env.demoForced = true;
    for (const caller of remoteCallers) expect((await login(caller)).key).toBe('success');
  });

  it('does not sign in by HTTP/1.0, which proxies speak by default', () => {
    const socket = { remoteAddress: '127.0.0.1' };
    const headers = { host: '127.0.0.1:3000' };
    expect(isFromThisMachine({ headers, httpVersion: '1.1', socket })).toBe(true);
    expect(isFromThisMachine({ headers, httpVersion: '1.0', socket })).toBe(false);
  });

  it('takes its sessions nowhere else', async () => {
    const { data } = await login({});
    const { token } = data.userinfo;
    for (const caller of remoteCallers) {
      expect((await test.call('GET /teacher/index', {}, { token, ...caller })).key).toBe('token_invalid');
      expect((await test.call('GET /user/info', {}, { token, ...caller })).key).toBe('token_invalid');
    }
    expect((await test.call('GET /teacher/index', {}, { token })).key).toBe('success');
  });
});

describe('the password of the demo school', () => {
  const start = () => replacePublicPassword(test.app);
  const readPassword = () => readDemoPassword(test.app.db);

  it('is the public one where DEMO=1 was set by hand', async () => {
    test.app.env.demoForced = true;
    expect(chooseDemoPassword(test.app.env)).toBe(password);
    await start();
    expect((await login({})).key).toBe('success');
    expect(await readPassword()).toBe(password);
  });

  it('is random elsewhere: the public one ends at the next start, with the sessions that it opened', async () => {
    const { token } = (await login({})).data.userinfo;
    await start();
    const madePassword = await readPassword();
    expect(madePassword).toMatch(/^[a-z]+-[a-z]+-[a-z]+$/);
    expect(madePassword).not.toBe(chooseDemoPassword(test.app.env));
    expect((await login({})).key).toBe('wrong_credentials');
    expect((await login({}, 'admin')).key).toBe('wrong_credentials');
    expect((await login({}, 'admin', madePassword)).key).toBe('success');
    expect((await login({}, 'other')).key).toBe('success');
    expect((await test.call('GET /user/info', {}, { token })).key).toBe('token_invalid');
  });

  it('stays the same at further starts, also with DEMO=1', async () => {
    const madePassword = await readPassword();
    await start();
    test.app.env.demoForced = true;
    await start();
    expect(await readPassword()).toBe(madePassword);
    expect((await login({}, 'teacher', madePassword)).key).toBe('success');
  });

  it('is of enough words to take years to guess', () => {
    expect(new Set(easyWords).size).toBe(easyWords.length);
    expect(easyWords.length).toBeGreaterThan(400);
    for (const word of easyWords) expect(word).toMatch(/^[a-z]{3,8}$/);
  });
});

it('other accounts of the same database sign in from everywhere', async () => {
  for (const caller of remoteCallers) expect((await login(caller, 'other')).key).toBe('success');
});
