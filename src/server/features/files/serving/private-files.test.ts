import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playerTokenCookie, tokenCookie } from '#contract/limits.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';
import { recordBytes, storeBytes } from '#tests/support/test-media.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** Files that student1 of 4A submits for maths, requested by their direct address. */

let school: TestApp;
let workFileId: number;
let publicFileId: number;
let lostWorkFileId: number;

beforeAll(async () => {
  school = await openTestApp();
  const { app } = school;
  const { people, classes, subjects } = school.school;
  await app.db
    .insertInto('teaching')
    .values({ user_id: people.other, class_id: classes.a, subject_id: subjects.chinese })
    .execute();
  const { id: courseware_id } = await placeCourseware(school);
  const { id: attempt_id } = await school.get(
    'POST /play/start',
    { courseware_id, key: 'a-key-of-this-test' },
    { as: 'student1' },
  );
  const media = await storeBytes(app, 'the work', { isPrivate: true });
  const owner = { owner_id: people.student1, is_private: 1 };
  workFileId = await recordBytes(app, media, { ...owner, attempt_id });
  lostWorkFileId = await recordBytes(app, media, { ...owner, attempt_id: 999_999 });
  publicFileId = await recordBytes(app, await storeBytes(app, 'the work'), {
    ...owner,
    is_private: 0,
    attempt_id: null,
  });
});

afterAll(() => school.close());

const requestFile = (url: string, headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
  school.server.inject({ method, url, headers });

const requesters: PersonKey[] = ['student1', 'teacher', 'admin', 'other', 'student2', 'outsider'];
const allowedByFile = { work: ['student1', 'teacher', 'admin'], lostWork: ['student1', 'admin'] } as const;

describe.each([
  ['/private', tokenCookie, playerTokenCookie],
  ['/play/private', playerTokenCookie, tokenCookie],
])('at %s', (path, cookie, otherCookie) => {
  it.each(requesters)('%s gets what the policy allows, by cookie and by header', async (person) => {
    const token = await school.tokenOf(person);
    for (const [file, id] of [
      ['work', workFileId],
      ['lostWork', lostWorkFileId],
    ] as const) {
      const status = (allowedByFile[file] as readonly string[]).includes(person) ? 200 : 404;
      for (const header of [
        ['cookie', `a=b; ${cookie}=${token}`],
        ['token', token],
      ] as const) {
        const response = await requestFile(`${path}/${id}`, Object.fromEntries([header]));
        expect([file, response.statusCode]).toEqual([file, status]);
        expect(response.body === 'the work').toBe(status === 200);
      }
    }
  });

  it('nobody else gets the file', async () => {
    const token = await school.tokenOf('student1');
    const asked: Record<string, string>[] = [
      {},
      { token: 'unknown' },
      { cookie: `${otherCookie}=${token}` },
      { cookie: `${cookie}=` },
    ];
    for (const headers of asked)
      expect((await requestFile(`${path}/${workFileId}`, headers)).statusCode).toBe(404);
  });

  it('is not cached, not even in parts', async () => {
    const token = await school.tokenOf('teacher');
    const part = await requestFile(`${path}/${workFileId}`, { token, range: 'bytes=4-' });
    expect([part.statusCode, part.body]).toEqual([206, 'work']);
    expect(part.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(part.headers).not.toHaveProperty('access-control-allow-origin');
    expect(part.headers['content-security-policy']).toContain('sandbox');
    expect((await requestFile(`${path}/${workFileId}`, { token }, 'HEAD')).headers['content-length']).toBe(
      '8',
    );
  });

  it('serves only private files', async () => {
    const token = await school.tokenOf('admin');
    for (const id of [
      publicFileId,
      999_999,
      0,
      -1,
      '1e1',
      `${workFileId}.png`,
      '99999999999999999999',
      '%00',
    ]) {
      expect((await requestFile(`${path}/${id}`, { token })).statusCode).toBe(404);
    }
  });
});

it('sends a picture small where that is asked for, and to the same people', async () => {
  const { app } = school;
  const paint = { create: { width: 1_600, height: 1_200, channels: 3, background: '#5c8012' } } as const;
  const noise = await sharp({
    ...paint,
    create: { ...paint.create, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .jpeg()
    .toBuffer();
  const media = await storeBytes(app, noise, { isPrivate: true, extension: '.jpg' });
  const owner = { owner_id: school.school.people.student1, is_private: 1, attempt_id: null } as const;
  const id = await recordBytes(app, media, owner);
  const token = await school.tokenOf('student1');
  const small = await requestFile(`/play/private/${id}?w=320`, { token });
  expect(small.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 320, height: 240 });
  const again = await requestFile(`/play/private/${id}?w=320`, { token });
  expect(again.rawPayload.equals(small.rawPayload)).toBe(true);
  for (const url of [`/play/private/${id}`, `/play/private/${id}?w=321`])
    expect((await requestFile(url, { token })).rawPayload.equals(noise)).toBe(true);
  const classmate = await school.tokenOf('student2');
  expect((await requestFile(`/play/private/${id}?w=320`, { token: classmate })).statusCode).toBe(404);
  // No picture at all.
  expect((await requestFile(`/play/private/${workFileId}?w=320`, { token })).body).toBe('the work');
});

it('nobody sees the work in a deleted courseware', async () => {
  const { app } = school;
  const { attempt_id } = await app.db
    .selectFrom('file')
    .select('attempt_id')
    .where('id', '=', workFileId)
    .executeTakeFirstOrThrow();
  const changeCourseware = () =>
    app.db
      .updateTable('courseware_record')
      .where('id', 'in', (eb) =>
        eb.selectFrom('attempt').select('courseware_id').where('attempt.id', '=', attempt_id),
      );
  const readStatuses = async () =>
    Promise.all(
      (['student1', 'teacher', 'admin'] as const).map(async (person) => {
        const answered = await requestFile(`/private/${workFileId}`, { token: await school.tokenOf(person) });
        return answered.statusCode;
      }),
    );
  await changeCourseware().set({ deleted_at: app.now(), deleted_by: 1 }).execute();
  expect(await readStatuses()).toEqual([404, 404, 404]);
  await changeCourseware().set({ deleted_at: null, deleted_by: null }).execute();
  expect(await readStatuses()).toEqual([200, 200, 200]);
});
