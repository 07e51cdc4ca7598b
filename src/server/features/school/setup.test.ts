import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiInput } from '#contract/api.ts';
import { isPartOfSearchIndex } from '#server/database/search/searched-tables.ts';
import { writeSetting } from '#server/database/settings.ts';
import { makeSetupToken } from '#server/features/school/setup-token.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';
import { storeBytes } from '#tests/support/test-media.ts';

let test: TestApp;

/** Opens an emptied demo school and returns the token of its first run. */
async function emptyDemoSchool(): Promise<string> {
  await test?.close();
  test = await openTestApp();
  await writeSetting(test.app.db, 'demo_school', '1');
  const { setup_token } = await test.get('POST /admin/demo_empty', { confirm: 'empty' }, { as: 'admin' });
  return setup_token;
}

let token: string;
beforeEach(async () => {
  token = await emptyDemoSchool();
});
afterAll(() => test.close());

const createSetupInput = (
  more: Partial<ApiInput<'POST /school/setup'>> = {},
): ApiInput<'POST /school/setup'> => ({
  token,
  administrator: { name: ' 陳大文 ', email: 'Head@School.example', password: 'violet tram kitchen' },
  school: { name: '維港小學', languages: ['zh-hk', 'en'], time_zone: 'Asia/Hong_Kong' },
  term: { name: '2026–27', first_day: '2026-09-01', last_day: '2027-08-31' },
  ...more,
});
const countPeople = async () => (await test.app.db.selectFrom('user').select('id').execute()).length;

describe('the first run', () => {
  it('creates the school and its administrator, and signs the administrator in', async () => {
    await test.get('POST /school/setup_check', { token });
    const { userinfo } = await test.get('POST /school/setup', createSetupInput());
    expect(userinfo).toMatchObject({ name: '陳大文', roles: ['teacher', 'admin'] });
    const { db } = test.app;
    expect(await test.get('GET /admin/school', {}, { token: userinfo.token })).toMatchObject({
      name: '維港小學',
      languages: ['zh-hk', 'en'],
    });
    expect(await db.selectFrom('calendar').selectAll().execute()).toMatchObject([
      {
        name: '2026–27',
        starts_at: Date.UTC(2026, 7, 31, 16),
        ends_at: Date.UTC(2027, 7, 31, 16) - 1,
        is_current: 1,
      },
    ]);
    const entries = await db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
    expect(entries.map(({ action }) => action)).toEqual(['school.empty', 'person.add', 'school.set_up']);
    expect(JSON.stringify(entries)).not.toMatch(/violet|argon2/);
    const login = { username: 'head@school.example', password: 'violet tram kitchen' };
    expect((await test.call('POST /user/login', login)).key).toBe('success');
  });

  it('takes one of two callers, and none afterwards', async () => {
    const both = await Promise.all([
      test.call('POST /school/setup', createSetupInput()),
      test.call('POST /school/setup', createSetupInput()),
    ]);
    expect(new Set(both.map(({ key }) => key))).toEqual(new Set(['setup_refused', 'success']));
    expect(await countPeople()).toBe(1);
    for (const call of ['POST /school/setup_check', 'POST /school/setup_demo'] as const)
      expect((await test.call(call, { token })).key).toBe('setup_refused');
  });

  it('changes nothing when it is refused', async () => {
    const refusals = [
      [createSetupInput({ token: 'x'.repeat(43) }), 'setup_refused'],
      [
        createSetupInput({ administrator: { ...createSetupInput().administrator, password: 'password1' } }),
        'common_password',
      ],
      [
        createSetupInput({ administrator: { ...createSetupInput().administrator, email: 'nobody' } }),
        'invalid_input',
      ],
      [
        createSetupInput({ school: { ...createSetupInput().school, time_zone: 'Mars/Base' } }),
        'invalid_input',
      ],
      [createSetupInput({ school: { ...createSetupInput().school, languages: [] } }), 'invalid_input'],
      [
        createSetupInput({ term: { name: 'A', first_day: '2026-09-01', last_day: '2026-09-01' } }),
        'invalid_input',
      ],
    ] as const;
    for (const [input, key] of refusals) expect((await test.call('POST /school/setup', input)).key).toBe(key);
    const roles = {
      ...createSetupInput(),
      administrator: { ...createSetupInput().administrator, roles: ['admin'] },
    };
    expect((await test.callRaw('POST /school/setup', roles)).key).toBe('unknown_field');
    expect(await countPeople()).toBe(0);
    expect((await test.call('POST /school/setup', createSetupInput())).key).toBe('success');
  });

  it('ends a token with the next one, and stores only its hash', async () => {
    const next = await makeSetupToken(test.app.db);
    expect((await test.call('POST /school/setup_check', { token })).key).toBe('setup_refused');
    expect((await test.call('POST /school/setup_check', { token: next })).key).toBe('success');
    expect(JSON.stringify(await test.app.db.selectFrom('setting').selectAll().execute())).not.toContain(next);
  });

  it('slows down a person who tries many tokens, but not the one with the right token', async () => {
    const tryWrong = () => test.call('POST /school/setup_check', { token: 'wrong' });
    for (let tries = 0; tries < 30; tries += 1) await tryWrong();
    expect((await tryWrong()).key).toBe('too_many_attempts');
    expect((await test.call('POST /school/setup_check', { token })).key).toBe('success');
  });
});

describe('emptying the demo school', () => {
  it('deletes rows and files, signs everybody out and is done once', async () => {
    await test.close();
    test = await openTestApp();
    const { db } = test.app;
    await placeCourseware(test);
    const media = await storeBytes(test.app, 'a picture');
    const empty = () => test.call('POST /admin/demo_empty', { confirm: 'empty' }, { as: 'admin' });
    expect((await empty()).key).toBe('not_found');
    await writeSetting(db, 'demo_school', '1');
    await writeSetting(db, 'school_name', 'Demo');
    expect(await test.get('GET /admin/demo_school', {}, { as: 'admin' })).toMatchObject({
      is_demo: true,
      people: 6,
      classes: 3,
      units: 1,
      activities: 1,
    });
    expect((await test.call('POST /admin/demo_empty', { confirm: 'empty' }, { as: 'teacher' })).key).toBe(
      'not_allowed',
    );
    expect((await empty()).key).toBe('success');
    expect((await test.call('GET /user/info', {}, { as: 'teacher' })).key).toBe('token_invalid');
    const tables = (await db.introspection.getTables()).filter(
      ({ name, isView }) =>
        !isView &&
        !isPartOfSearchIndex(name) &&
        !/^(kysely|sqlite|setting|storage_use|audit_entry)/.test(name),
    );
    expect(tables.length).toBeGreaterThan(40);
    for (const { name } of tables) {
      const rows = await db
        .selectFrom(name as 'user')
        .selectAll()
        .execute();
      expect([name, rows]).toEqual([name, []]);
    }
    expect(await test.app.files.size(`${media.slice(0, 2)}/${media}`)).toBeUndefined();
    expect(await test.get('GET /common/get_cdn_url', {})).toMatchObject({ school_name: '', is_demo: false });
    expect((await empty()).key).toBe('token_invalid');
  });
});
