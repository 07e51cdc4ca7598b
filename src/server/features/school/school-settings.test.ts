import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiInput } from '#contract/api.ts';
import { deleteUnusedFiles } from '#server/features/files/storage/unused-files.service.ts';
import { hashPassword } from '#server/features/session/passwords.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';
import { storeBytes } from '#tests/support/test-media.ts';

const passwordHash = await hashPassword('correct horse');
let test: TestApp;

beforeEach(async () => {
  await test?.close();
  test = await openTestApp();
  await test.app.db.updateTable('user').set({ password_hash: passwordHash }).execute();
});
afterAll(() => test.close());

const asAdmin = { as: 'admin' } as const;
const schoolInput: ApiInput<'POST /admin/school'> = {
  name: '維港小學',
  languages: ['en'],
  time_zone: 'Asia/Taipei',
  guests_allowed: true,
  cdn_url: '/media/',
};
const policy = { single_session: false, session_hours: 12, password_min_length: 6, password_sign_in: true };
const signIn = () =>
  test.get('POST /user/login', { username: 'student1@example.com', password: 'correct horse' });
const listEntries = () => test.app.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();

describe('settings of the school', () => {
  it('are sent to both apps, and changes have audit entries', async () => {
    await test.get('POST /admin/school', schoolInput, asAdmin);
    await test.get('POST /admin/school', schoolInput, asAdmin);
    expect(await test.get('GET /common/get_cdn_url', {})).toMatchObject({
      school_name: '維港小學',
      languages: ['en'],
      is_demo: false,
    });
    expect(await listEntries()).toMatchObject([
      {
        actor_id: test.school.people.admin,
        action: 'setting.school',
        before: expect.stringContaining('Asia/Hong_Kong'),
        after: expect.stringContaining('Asia/Taipei'),
      },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'http://cdn.example/',
    '//cdn.example/',
    '',
    'https://a;script-src *',
    'media/',
  ])('take no media address %j', async (cdn_url) => {
    expect((await test.call('POST /admin/school', { ...schoolInput, cdn_url }, asAdmin)).key).toBe(
      'invalid_input',
    );
  });

  it('have a map, which both apps get, and an audit entry of it', async () => {
    const noMap = { address: '', attribution: '', max_zoom: 19 };
    const map = {
      address: 'https://tiles.example:8443/hk/{z}/{x}/{y}@2x.png?key=a-1',
      attribution: '© Lands Department',
      max_zoom: 18,
    };
    const readMap = async () => (await test.get('GET /common/get_cdn_url', {})).map;
    expect(await readMap()).toEqual(noMap);
    await test.get('POST /admin/school_map', { ...map, address: ` ${map.address} ` }, asAdmin);
    expect(await readMap()).toEqual(map);
    expect((await test.get('GET /admin/school', {}, asAdmin)).map).toEqual(map);
    await test.get('POST /admin/school_map', noMap, asAdmin);
    expect(await readMap()).toEqual(noMap);
    const { items } = await test.get('GET /admin/audit', {}, asAdmin);
    expect(items[1]?.changes).toEqual([
      { field: 'map_address', before: '', after: map.address },
      { field: 'map_attribution', before: '', after: map.attribution },
      { field: 'map_max_zoom', before: 19, after: 18 },
    ]);
  });

  it.each([
    'http://tiles.example/{z}/{x}/{y}.png',
    '//tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/{z}/{x}.png',
    'https://tiles.example/{z}/{x}/{y}/{y}.png',
    'https://{s}.tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/{z}/{x}/{y}.png" onload="',
    'javascript:alert({z}{x}{y})',
    'tiles/{z}/{x}/{y}.png',
  ])('take no tiles from %j', async (address) => {
    const input = { address, attribution: '', max_zoom: 18 };
    expect((await test.call('POST /admin/school_map', input, asAdmin)).key).toBe('invalid_input');
  });

  it('keep guests out of every activity', async () => {
    const { joinCode } = await placeCourseware(test, { allow_guests: 1 });
    await test.get('POST /admin/school', { ...schoolInput, guests_allowed: false }, asAdmin);
    const join = () => test.call('POST /play/guest', { code: joinCode, name: 'Visitor' });
    expect((await join()).key).toBe('guests_not_allowed');
    expect((await test.get('GET /play/join', { code: joinCode })).allow_guests).toBe(false);
    await test.get('POST /admin/school', schoolInput, asAdmin);
    expect((await join()).key).toBe('success');
  });

  it('keep the logo as long as it is one', async () => {
    const logo = await storeBytes(test.app, 'a logo', { extension: '.png' });
    const save = (media: string) => test.call('POST /admin/school_logo', { logo: media }, asAdmin);
    expect((await save(`${'0'.repeat(64)}.png`)).key).toBe('not_found');
    expect((await save(logo)).key).toBe('success');
    test.advance(40 * 24 * 3_600_000);
    await deleteUnusedFiles(test.app);
    expect(await test.app.files.size(`${logo.slice(0, 2)}/${logo}`)).toBeDefined();
  });
});

describe('the rules of signing in', () => {
  it('end sessions after the hours of the school, and others at a new sign-in', async () => {
    await test.get(
      'POST /admin/sign_in_policy',
      { ...policy, single_session: true, session_hours: 1 },
      asAdmin,
    );
    const { token } = (await signIn()).userinfo;
    const { token: later } = (await signIn()).userinfo;
    const state = async (each: string) => (await test.call('GET /user/info', {}, { token: each })).key;
    expect([await state(token), await state(later)]).toEqual(['signed_in_elsewhere', 'success']);
    test.advance(3_600_001);
    expect(await state(later)).toBe('token_expired');
  });

  it('ask for longer passwords', async () => {
    await test.get('POST /admin/sign_in_policy', { ...policy, password_min_length: 12 }, asAdmin);
    const { token } = (await signIn()).userinfo;
    const change = (new_password: string) =>
      test.call('POST /user/password', { old_password: 'correct horse', new_password }, { token });
    expect((await change('violet tram')).key).toBe('password_too_short');
    expect((await change('violet trams')).key).toBe('success');
    for (const length of [5, 65])
      expect(
        (await test.call('POST /admin/sign_in_policy', { ...policy, password_min_length: length }, asAdmin))
          .key,
      ).toBe('invalid_input');
  });
});

describe('activity types', () => {
  it('that the school does not use are not offered, and existing ones go on', async () => {
    const add = () => test.call('POST /diy/add', { type: 'diyquiz', form: { name: 'A' } }, { as: 'teacher' });
    const { data } = await add();
    await test.get('POST /admin/activity_types', { hidden: ['diyquiz'] }, asAdmin);
    const { course_extend_list: types } = await test.get(
      'GET /common/course_extend_list',
      {},
      { as: 'teacher' },
    );
    expect(types.find(({ type }) => type === 'diyquiz')?.is_offered).toBe(false);
    expect((await add()).key).toBe('type_not_used');
    expect((await test.call('GET /diy/detail', { id: data.id }, { as: 'teacher' })).key).toBe('success');
    expect((await test.call('POST /admin/activity_types', { hidden: ['x'] }, asAdmin)).key).toBe(
      'invalid_input',
    );
  });
});

describe('dimensions', () => {
  it('that are added at once have different positions', async () => {
    const { db } = test.app;
    const names = Array.from({ length: 6 }, (_, index) => `D${index}`);
    await Promise.all(names.map((name) => test.get('POST /admin/dimension_add', { name }, asAdmin)));
    const rows = await db.selectFrom('dimension').select('position').orderBy('position').execute();
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
    await db.deleteFrom('dimension').execute();
  });

  it('are added, renamed, moved and deleted, each with an entry', async () => {
    const ids: number[] = [];
    for (const name of ['思維', '創意', '溝通'])
      ids.push((await test.get('POST /admin/dimension_add', { name }, asAdmin)).id);
    const names = async () =>
      (await test.get('GET /admin/dimensions', {}, asAdmin)).items.map(({ name }) => name);
    await test.get('POST /admin/dimension_move', { id: ids[2] ?? 0, position: 1 }, asAdmin);
    await test.get(
      'POST /admin/dimension_update',
      { id: ids[0] ?? 0, name: '思考', name_eng: 'Thinking' },
      asAdmin,
    );
    expect(await names()).toEqual(['溝通', '思考', '創意']);
    await test.get('POST /admin/dimension_delete', { id: ids[2] ?? 0 }, asAdmin);
    expect(await names()).toEqual(['思考', '創意']);
    expect((await listEntries()).slice(-6).map(({ action }) => action)).toEqual([
      ...Array.from({ length: 3 }, () => 'dimension.add'),
      'dimension.change',
      'dimension.change',
      'dimension.delete',
    ]);
  });
});
