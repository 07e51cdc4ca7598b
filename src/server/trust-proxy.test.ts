import { afterEach, describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { hashPassword } from '#server/features/session/passwords.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Which senders the server believes when a request names another client's address. */

let test: TestApp | undefined;
afterEach(() => test?.close());

/** How many of seven wrong sign-ins are checked, each claiming to come from a different address. */
async function countEvaluated(env: Record<string, string>, from: string): Promise<number> {
  test = await openTestApp(undefined, env);
  const now = Date.now();
  test.app.now = () => now;
  const keys: (string | undefined)[] = [];
  for (let index = 0; index < 7; index++) {
    const headers = { 'x-forwarded-for': `198.51.100.99, 203.0.113.${index}` };
    const credentials = { username: 'teacher@example.com', password: `wrong ${index}` };
    keys.push((await test.call('POST /user/login', credentials, { address: from, headers })).key);
  }
  return keys.filter((key) => key === 'wrong_credentials').length;
}

describe('TRUST_PROXY', () => {
  it('unset: no sender may name another client’s address', async () => {
    expect(await countEvaluated({}, '127.0.0.1')).toBe(5);
  });

  it.each(['loopback', '10.0.0.7', '10.0.0.0/8, loopback', 'fd00::/8,10.0.0.7'])(
    '%s: a proxy there may name it',
    async (list) => {
      const from = list === 'loopback' ? '127.0.0.1' : '10.0.0.7';
      expect(await countEvaluated({ TRUST_PROXY: list }, from)).toBe(7);
    },
  );

  it.each(['loopback', '10.0.0.0/8'])('%s: others may not', async (list) => {
    expect(await countEvaluated({ TRUST_PROXY: list }, '192.0.2.1')).toBe(5);
  });

  it.each(['yes', 'true', '1', '10.0.0.0/33', 'proxy.example', '10.0.0.1;10.0.0.2', ','])(
    '%s is refused at the start',
    (list) => {
      expect(() => readEnv({ TRUST_PROXY: list })).toThrow(/TRUST_PROXY: expected/);
    },
  );

  it('recognises https behind a proxy, so that the cookie is marked as secure', async () => {
    test = await openTestApp(undefined, { TRUST_PROXY: 'loopback' });
    await test.app.db
      .updateTable('user')
      .set({ password_hash: await hashPassword('correct horse') })
      .execute();
    const credentials = { username: 'teacher@example.com', password: 'correct horse' };
    const headers = { 'x-forwarded-proto': 'https' };
    const reply = await test.call('POST /user/login', credentials, { headers });
    expect(String(reply.headers['set-cookie'])).toMatch(/; Secure$/);
  });
});
