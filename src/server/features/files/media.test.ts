import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityModels } from '#activities/models.ts';
import { mediaKey } from '#server/features/files/media-key.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let school: TestApp;
const content = Buffer.from('0123456789');
const name = `${'ab'.repeat(32)}.mp3`;

beforeAll(async () => {
  school = await openTestApp();
  await school.app.files.put(mediaKey(name), content);
});

afterAll(() => school.close());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  school.server.inject({ method, url, headers });

describe('media', () => {
  it('are served whole, for ever, and inert', async () => {
    const response = await get(`/media/${name}`);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toEqual(content);
    expect(response.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(response.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  });

  it('are served in parts, as players ask for them', async () => {
    const middle = await get(`/media/${name}`, { range: 'bytes=2-4' });
    expect(middle.statusCode).toBe(206);
    expect(middle.body).toBe('234');
    expect(middle.headers['content-range']).toBe('bytes 2-4/10');
    expect((await get(`/media/${name}`, { range: 'bytes=-3' })).body).toBe('789');
    const behind = await get(`/media/${name}`, { range: 'bytes=50-' });
    expect(behind.statusCode).toBe(416);
    expect(behind.headers['cache-control']).toBe('no-store');
    expect(behind.body).toBe('');
  });

  it('are not sent again to who has them', async () => {
    const { headers } = await get(`/media/${name}`);
    const again = await get(`/media/${name}`, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect((await get(`/media/${name}`, {}, 'HEAD')).headers['content-length']).toBe('10');
  });

  it.each([
    `${'cd'.repeat(32)}.mp3`,
    `${'AB'.repeat(32)}.mp3`,
    'ab'.repeat(32),
    `${'ab'.repeat(32)}.mp3.part`,
    '..%2f..%2fschool.db',
    '..%5c..%5cschool.db',
    `ab%2f${name}`,
    '%00',
    'x'.repeat(200),
    '',
  ])('are unknown under /media/%s', async (path) => {
    const response = await get(`/media/${path}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 404, data: null });
    expect(response.headers['cache-control']).toBeUndefined();
  });
});

describe('icons of the activity types', () => {
  it('are those the type list names', async () => {
    const { course_extend_list: types } = await school.get(
      'GET /common/course_extend_list',
      {},
      { as: 'teacher' },
    );
    expect(types).toHaveLength(activityModels.length);
    for (const { icon } of types) {
      const response = await get(icon);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': expect.stringContaining('image/svg+xml'),
        'x-content-type-options': 'nosniff',
      });
      expect(response.headers['content-security-policy']).toContain('sandbox');
      expect(response.body).toContain('<svg');
    }
  });

  it.each(['unknown.svg', '..%2fmodels.svg', 'constructor.svg', 'icon.png', ''])(
    'are unknown under /activity-icons/%s',
    async (path) => {
      expect((await get(`/activity-icons/${path}`)).statusCode).toBe(404);
    },
  );
});
