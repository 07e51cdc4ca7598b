import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '#contract/language.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Guessing passwords is slow, and does not lock other people out. */

const secondMs = 1_000;
const hourMs = 3_600 * secondMs;
const password = 'correct horse';
const schoolAddress = '203.0.113.7';
const attackerAddress = '198.51.100.9';

let passwordHash: string;
let test: TestApp;
let time: number;

beforeAll(async () => {
  // A cheap hash, because these tests count comparisons and do not measure them.
  passwordHash = await hash(password, { memoryCost: 1_024, timeCost: 1, parallelism: 1 });
});

beforeEach(async () => {
  await test?.close();
  test = await openTestApp();
  await test.app.db.updateTable('user').set({ password_hash: passwordHash }).execute();
  // The clock is stopped, so that no number depends on the speed of this machine.
  time = Date.now();
  test.app.now = () => time;
});
afterAll(() => test.close());

type Caller = { from?: string; cookie?: string | undefined; lang?: string };

function login(
  username: string,
  typedPassword: string,
  { from = schoolAddress, cookie, lang = 'en' }: Caller = {},
) {
  const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
  return test.call(
    'POST /user/login',
    { username, password: typedPassword },
    { address: from, headers, lang },
  );
}

async function countKeys(
  replies: readonly Promise<{ key: string | undefined }>[],
): Promise<Map<string, number>> {
  const countByKey = new Map<string, number>();
  for (const { key = '' } of await Promise.all(replies)) countByKey.set(key, (countByKey.get(key) ?? 0) + 1);
  return countByKey;
}

/** Signs in and returns the cookie that makes the browser known. */
async function signInKnownBrowser(username: string, from = schoolAddress): Promise<string> {
  const { key, headers } = await login(username, password, { from });
  expect(key).toBe('success');
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** Sends wrong passwords as fast as the waits allow until `count` were compared. Returns how long that took. */
async function guessWrongly(username: string, count: number, caller: Caller = {}): Promise<number> {
  const startedAt = time;
  for (let evaluatedCount = 0; evaluatedCount < count; ) {
    const { key, headers } = await login(username, `wrong ${time}`, caller);
    if (key === 'wrong_credentials') evaluatedCount += 1;
    else time += Number(headers['retry-after']) * secondMs;
  }
  return time - startedAt;
}

/** Sends wrong passwords from many addresses until the account's wait has its maximum length. */
async function attackFromEverywhere(username: string): Promise<void> {
  for (let index = 0; index < 22; index++) await guessWrongly(username, 5, { from: `198.51.100.${index}` });
}

describe('1,200 sign-ins at once for one account', () => {
  it('have five passwords evaluated, and the right one among the rest does not get in', async () => {
    const counts = await countKeys(
      Array.from({ length: 1_200 }, (_, index) =>
        login('teacher@example.com', index === 1_199 ? password : `guess ${index}`),
      ),
    );
    const evaluated = (counts.get('wrong_credentials') ?? 0) + (counts.get('success') ?? 0);
    expect([evaluated, counts.get('success') ?? 0]).toEqual([5, 0]);
    expect((counts.get('too_many_attempts') ?? 0) + (counts.get('overloaded') ?? 0)).toBe(1_195);
  });

  it('from as many addresses have a hundred evaluated', async () => {
    const counts = await countKeys(
      Array.from({ length: 1_200 }, (_, index) =>
        login('teacher@example.com', `guess ${index}`, { from: `198.51.${index % 256}.${index >> 8}` }),
      ),
    );
    expect(counts.get('wrong_credentials')).toBe(100);
  });

  it('from addresses of one IPv6 network have five evaluated', async () => {
    const counts = await countKeys(
      Array.from({ length: 50 }, (_, index) =>
        login('teacher@example.com', `guess ${index}`, { from: `2001:db8:1:2::${index + 1}` }),
      ),
    );
    expect(counts.get('wrong_credentials')).toBe(5);
  });

  it('for an account that does not exist are answered alike', async () => {
    const guessOften = (username: string) =>
      countKeys(Array.from({ length: 30 }, (_, index) => login(username, `guess ${index}`)));
    expect(await guessOften('nobody@example.com')).toEqual(await guessOften('teacher@example.com'));
  });
});

describe('the wait', () => {
  it('begins after five failures and doubles from a second to eight, in a known browser to a quarter of an hour', async () => {
    const listWaits = async (caller: Caller) => {
      const waits: number[] = [];
      for (let failures = 0; failures < 17; failures++) {
        waits.push((await guessWrongly('teacher@example.com', 1, caller)) / secondMs);
      }
      return waits;
    };
    const cookie = await signInKnownBrowser('teacher@example.com');
    expect(await listWaits({})).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 8, 8, 8, 8, 8, 8, 8, 8]);
    expect(await listWaits({ cookie })).toEqual([
      0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900,
    ]);
  });

  it('lets a guesser at one address try 200 passwords in the first hour, and 120 in each further one', async () => {
    const countTriesInHour = async () => {
      const end = time + hourMs;
      let count = 0;
      while (time < end) {
        const { key, headers } = await login('teacher@example.com', `wrong ${time}`);
        if (key === 'wrong_credentials') count += 1;
        else time += Number(headers['retry-after']) * secondMs;
      }
      return count;
    };
    expect(await countTriesInHour()).toBeLessThanOrEqual(200);
    expect(await countTriesInHour()).toBeLessThanOrEqual(120);
  });

  it('is not prolonged by tries that were refused', async () => {
    await guessWrongly('teacher@example.com', 8);
    for (let round = 0; round < 40; round++) await login('teacher@example.com', 'wrong');
    time += 8 * secondMs;
    expect((await login('teacher@example.com', password)).key).toBe('success');
  });

  it('is over with the right password', async () => {
    await guessWrongly('teacher@example.com', 9);
    time += 8 * secondMs;
    expect((await login('teacher@example.com', password)).key).toBe('success');
    expect(await guessWrongly('teacher@example.com', 5)).toBe(0);
  });

  it('is forgotten after a day', async () => {
    await guessWrongly('teacher@example.com', 12);
    time += 24 * hourMs;
    expect(await guessWrongly('teacher@example.com', 5)).toBe(0);
  });

  it('is given in seconds and minutes, in every language', async () => {
    const texts: string[] = [];
    const collectTexts = async (cookie: string) => {
      for (const lang of languages)
        texts.push((await login('teacher@example.com', password, { lang, cookie })).msg);
    };
    const cookie = await signInKnownBrowser('teacher@example.com');
    await guessWrongly('teacher@example.com', 5, { cookie });
    await collectTexts(cookie);
    await guessWrongly('teacher@example.com', 8, { cookie });
    await collectTexts(cookie);
    expect(texts).toEqual([
      '嘗試次數過多，請等候 1 秒後再試。',
      '尝试次数过多，请等待 1 秒后再试。',
      'Too many tries. Please wait 1 second, then try again.',
      '嘗試次數過多，請等候 1 秒後再試。',
      '嘗試次數過多，請等候 5 分鐘後再試。',
      '尝试次数过多，请等待 5 分钟后再试。',
      'Too many tries. Please wait 5 minutes, then try again.',
      '嘗試次數過多，請等候 5 分鐘後再試。',
    ]);
  });
});

it.each([
  'ｔｅａｃｈｅｒ＠ｅｘａｍｐｌｅ．ｃｏｍ',
  '\u200bteacher@example.com\ufeff',
  '\u202aTeacher@example.com\u202c',
  ' teacher\u00ad@example.com\u3000',
])('the name %j is the one that it looks like, a password is only itself', async (typedName) => {
  expect((await login(typedName, password)).key).toBe('success');
  expect((await login(typedName, `${password}\u200b`)).key).toBe('wrong_credentials');
});

describe('others', () => {
  it('sign in at once behind the address from which an account is attacked', async () => {
    for (const name of ['teacher', 'student1', 'student2', 'nobody']) {
      await guessWrongly(`${name}@example.com`, 20, { from: attackerAddress });
    }
    expect((await login('other@example.com', password, { from: attackerAddress })).key).toBe('success');
    expect((await login('admin@example.com', password, { from: attackerAddress })).key).toBe('success');
  });

  it.each([11, 40, 90])(
    'wait at most eight seconds in a new browser behind the address from which %i guesses came',
    async (count) => {
      await guessWrongly('teacher@example.com', count);
      const { key, headers } = await login('teacher@example.com', password);
      expect(key).toBe('too_many_attempts');
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(8);
      time += 8 * secondMs;
      expect((await login('teacher@example.com', password)).key).toBe('success');
    },
  );

  it('sign in at once to the attacked account from another address', async () => {
    await guessWrongly('teacher@example.com', 30, { from: attackerAddress });
    expect((await login('teacher@example.com', password)).key).toBe('success');
  });

  it('wait at most half a minute in a new browser while many addresses attack the account', async () => {
    await attackFromEverywhere('teacher@example.com');
    const { key, headers } = await login('teacher@example.com', password);
    expect([key, Number(headers['retry-after'])]).toEqual(['too_many_attempts', 30]);
    time += 30 * secondMs;
    expect((await login('teacher@example.com', password)).key).toBe('success');
  });
});

describe('a browser where the person has signed in before', () => {
  it('never waits because of attacks on the account from other places', async () => {
    const cookie = await signInKnownBrowser('teacher@example.com');
    await guessWrongly('teacher@example.com', 20);
    await attackFromEverywhere('teacher@example.com');
    expect((await login('teacher@example.com', password)).key).toBe('too_many_attempts');
    expect((await login('teacher@example.com', password, { cookie })).key).toBe('success');
  });

  it('slows down for its own failures only', async () => {
    const cookie = await signInKnownBrowser('teacher@example.com');
    expect(await guessWrongly('teacher@example.com', 6, { cookie })).toBe(secondMs);
    expect(await guessWrongly('teacher@example.com', 1)).toBe(0);
    const other = await signInKnownBrowser('teacher@example.com');
    expect((await login('teacher@example.com', 'wrong', { cookie: other })).key).toBe('wrong_credentials');
  });

  it('is known for this person only', async () => {
    const cookie = await signInKnownBrowser('student1@example.com');
    await guessWrongly('teacher@example.com', 7);
    expect((await login('teacher@example.com', password, { cookie })).key).toBe('too_many_attempts');
  });

  it('is known to several persons by one cookie', async () => {
    const cookie = await signInKnownBrowser('student1@example.com');
    const { headers } = await login('student2@example.com', password, { cookie });
    expect(String(headers['set-cookie']).split(';')[0]).toBe(cookie);
    for (const name of ['student1', 'student2']) {
      await guessWrongly(`${name}@example.com`, 7);
      expect((await login(`${name}@example.com`, password, { cookie })).key).toBe('success');
    }
  });

  it('is known by a cookie that no script reads and no other site sends, and that is stored hashed', async () => {
    const { headers } = await login('teacher@example.com', password);
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(
      /^e_learning_browser=[\w-]{43}; Max-Age=15552000; Path=\/api; HttpOnly; SameSite=Lax$/,
    );
    const [, token = ''] = /=([\w-]+);/.exec(cookie) ?? [];
    const rows = await test.app.db.selectFrom('known_browser').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is not known by a cookie that nobody gave', async () => {
    const cookie = `e_learning_browser=${'x'.repeat(43)}`;
    const { headers } = await login('teacher@example.com', password, { cookie });
    expect(String(headers['set-cookie'])).not.toContain(cookie);
  });

  it('is forgotten after half a year without signing in', async () => {
    const cookie = await signInKnownBrowser('teacher@example.com');
    time += 181 * 24 * hourMs;
    await guessWrongly('teacher@example.com', 7);
    expect((await login('teacher@example.com', password, { cookie })).key).toBe('too_many_attempts');
  });
});
