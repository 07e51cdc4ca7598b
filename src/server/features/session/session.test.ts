import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '#contract/language.ts';
import { hashPassword } from '#server/features/session/passwords.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const password = 'correct horse';
const passwordHash = await hashPassword(password);

let test: TestApp;

beforeEach(async () => {
  await test?.close();
  test = await openTestApp();
  await test.app.db.updateTable('user').set({ password_hash: passwordHash }).execute();
});
afterAll(() => test.close());

const login = (username: string, typedPassword = password, lang = 'en') =>
  test.call('POST /user/login', { username, password: typedPassword }, { lang });

const readUser = (token: string) => test.call('GET /user/info', {}, { token });

async function signIn(person: PersonKey = 'teacher'): Promise<string> {
  const { data } = await login(`${person}@example.com`);
  return data.userinfo.token;
}

const allowOneSession = () =>
  test.app.db.insertInto('setting').values({ key: 'single_session', value: '1' }).execute();

describe('signing in', () => {
  it('returns a token and its person, for both groups', async () => {
    const { people } = test.school;
    for (const [person, user_group, roles] of [
      ['teacher', 'teacher', ['teacher']],
      ['admin', 'teacher', ['teacher', 'admin']],
      ['student1', 'student', ['student']],
    ] as const) {
      const { data, key } = await login(` ${person.toUpperCase()}@Example.com `);
      expect(key).toBe('success');
      expect(data).toEqual({
        userinfo: {
          id: people[person],
          token: expect.stringMatching(/^[\w-]{43}$/),
          user_group,
          roles,
          name: person,
          nickname: person,
          nickname_eng: person,
          avatar: '',
          is_guest: false,
          must_change_password: false,
        },
      });
      expect((await readUser(data.userinfo.token)).data).toMatchObject(data);
    }
  });

  it('stores no token, only its hash', async () => {
    const token = await signIn();
    const rows = await test.app.db.selectFrom('session').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('refuses a wrong password, an unknown account and a disabled one alike', async () => {
    await test.app.db.updateTable('user').set({ is_active: 0 }).where('name', '=', 'other').execute();
    const refusals = [
      await login('teacher@example.com', 'wrong'),
      await login('nobody@example.com'),
      await login('other@example.com'),
      await login("' or 1=1 --"),
    ];
    for (const { key, msg, data, status } of refusals) {
      expect({ key, data, status }).toEqual({ key: 'wrong_credentials', data: null, status: 200 });
      expect(msg).toBe(refusals[0]?.msg);
    }
    expect(await test.app.db.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  it('refuses an account without a password', async () => {
    await test.app.db.updateTable('user').set({ password_hash: '' }).execute();
    expect((await login('teacher@example.com', ' ')).key).toBe('wrong_credentials');
    expect((await login('teacher@example.com', '')).key).toBe('invalid_input');
  });
});

describe('a session', () => {
  it('is asked for by header or by query', async () => {
    const token = await signIn();
    const { data } = await test.call('GET /user/info', { token });
    expect(data.userinfo).toMatchObject({ name: 'teacher', token });
  });

  it('is refused without a token or with an invented one', async () => {
    expect(await test.call('GET /user/info', {})).toMatchObject({ code: 50008, data: null });
    expect(await readUser('invented')).toMatchObject({ code: 50008 });
    expect(await readUser('x'.repeat(5_000))).toMatchObject({ code: 50008 });
    expect(await test.call('GET /teacher/index', {})).toMatchObject({ code: 50008, data: null });
  });

  it('ends after twelve hours', async () => {
    const begunAt = test.app.now();
    const token = await signIn('student1');
    const lengthMs = test.app.now() - begunAt + 12 * hourMs;
    test.advance(12 * hourMs - minuteMs);
    const { code, data } = await readUser(token);
    expect(code).toBe(1);
    expect(data.signed_in_until).toBeGreaterThanOrEqual(begunAt + 12 * hourMs);
    expect(data.signed_in_until).toBeLessThanOrEqual(begunAt + lengthMs);
    test.advance(minuteMs);
    expect(await readUser(token)).toMatchObject({ code: 50014, data: null });
  });

  it('of a teacher ends after twelve hours, however much it is used', async () => {
    const token = await signIn();
    for (let time = 0; time < 12 * hourMs - minuteMs; time += hourMs - minuteMs) {
      test.advance(Math.min(hourMs - minuteMs, 12 * hourMs - minuteMs - time));
      expect((await readUser(token)).code).toBe(1);
    }
    test.advance(minuteMs);
    expect((await readUser(token)).code).toBe(50014);
  });

  it.each(['teacher', 'admin'] as const)(
    'of a %s ends when nobody was there for an hour, never before the browser ends it',
    async (person) => {
      const token = await signIn(person);
      const otherToken = await signIn('other');
      // The result does not depend on when the last use was recorded.
      for (const wait of [minuteMs, 90_000, hourMs, 3 * minuteMs, hourMs]) {
        test.advance(wait);
        expect((await readUser(token)).code).toBe(1);
      }
      test.advance(hourMs + 5 * minuteMs);
      for (const key of ['GET /user/info', 'GET /teacher/today', 'POST /user/present'] as const) {
        expect(await test.callRaw(key, {}, { token })).toMatchObject({ code: 50014, data: null });
        expect((await test.callRaw(key, {}, { token: otherToken })).code).toBe(50014);
      }
    },
  );

  it('continues while the browser reports that the teacher is present', async () => {
    const token = await signIn();
    for (let round = 0; round < 4; round += 1) {
      test.advance(50 * minuteMs);
      await test.get('POST /user/present', {}, { token });
    }
    expect((await readUser(token)).code).toBe(1);
  });

  it('is noted as used at most once in two minutes, and of students never', async () => {
    const writes: string[] = [];
    const observedApp = await openTestApp((sql) => void (/update "session"/i.test(sql) && writes.push(sql)));
    writes.length = 0;
    const callFiveTimes = async (as: PersonKey) => {
      for (let round = 0; round < 5; round += 1) await observedApp.get('GET /user/info', {}, { as });
    };
    for (const as of ['teacher', 'student1'] as const) {
      await callFiveTimes(as);
      expect(writes).toHaveLength(0);
    }
    observedApp.advance(2 * minuteMs);
    await callFiveTimes('student1');
    expect(writes).toHaveLength(0);
    await callFiveTimes('teacher');
    expect(writes).toHaveLength(1);
    await observedApp.close();
  });

  it('ends when the account is disabled', async () => {
    const token = await signIn();
    await test.app.db.updateTable('user').set({ is_active: 0 }).execute();
    expect((await readUser(token)).code).toBe(50008);
  });

  it('ends by signing out, which may be repeated, and leaves others alone', async () => {
    const [token, otherToken] = [await signIn(), await signIn()];
    expect(token).not.toBe(otherToken);
    for (let round = 0; round < 2; round++) {
      expect((await test.call('POST /user/logout', {}, { token })).code).toBe(1);
    }
    expect((await readUser(token)).code).toBe(50008);
    expect((await readUser(otherToken)).code).toBe(1);
    expect((await test.call('POST /user/logout', {})).code).toBe(1);
  });

  it('ends by a later sign-in where the school allows one only', async () => {
    await allowOneSession();
    const [firstToken, colleagueToken] = [await signIn(), await signIn('other')];
    const secondToken = await signIn();
    expect(await readUser(firstToken)).toMatchObject({ code: 50012, data: null });
    expect((await readUser(secondToken)).code).toBe(1);
    expect((await readUser(colleagueToken)).code).toBe(1);
  });

  it('is tidied away at a later sign-in, long after its end', async () => {
    await signIn();
    await signIn('other');
    test.advance(25 * hourMs);
    await signIn();
    const rows = await test.app.db.selectFrom('session').select('user_id').execute();
    const { teacher, other } = test.school.people;
    expect(new Set(rows.map(({ user_id }) => user_id))).toEqual(new Set([teacher, other]));
    expect(rows).toHaveLength(2);
  });
});

describe('the language', () => {
  it('is remembered', async () => {
    await test.get('POST /user/language', { language: 'zh-cn' }, { as: 'teacher' });
    const rows = await test.app.db.selectFrom('user').select(['name', 'language']).execute();
    expect(rows.filter(({ language }) => language !== '')).toEqual([{ name: 'teacher', language: 'zh-cn' }]);
  });

  it('of a refusal is the one asked for', async () => {
    const texts = [];
    for (const lang of languages) {
      texts.push((await login('teacher@example.com', 'wrong', lang)).msg);
    }
    expect(texts).toEqual([
      '登入名稱或密碼不正確。',
      '登录名或密码不正确。',
      'The sign-in name or the password is not right.',
      '登入名稱或密碼不正確。',
    ]);
  });
});
