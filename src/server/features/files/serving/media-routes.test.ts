import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activities } from '#activities/models.ts';
import { mediaKey } from '#server/features/files/storage/media-key.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let school: TestApp;
const content = Buffer.from('0123456789');
const name = `${'ab'.repeat(32)}.mp3`;

beforeAll(async () => {
  school = await openTestApp();
  await school.app.files.put(mediaKey(name), content);
});

afterAll(() => school.close());

const requestMedia = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  school.server.inject({ method, url, headers });

describe('media', () => {
  it('are served completely, cached for ever, and cannot run scripts', async () => {
    const response = await requestMedia(`/media/${name}`);
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

  it('are served in parts, as players request them', async () => {
    const middle = await requestMedia(`/media/${name}`, { range: 'bytes=2-4' });
    expect(middle.statusCode).toBe(206);
    expect(middle.body).toBe('234');
    expect(middle.headers['content-range']).toBe('bytes 2-4/10');
    expect((await requestMedia(`/media/${name}`, { range: 'bytes=-3' })).body).toBe('789');
    const behind = await requestMedia(`/media/${name}`, { range: 'bytes=50-' });
    expect(behind.statusCode).toBe(416);
    expect(behind.headers['cache-control']).toBe('no-store');
    expect(behind.body).toBe('');
  });

  it('are sent completely if the range is invalid or belongs to other content', async () => {
    const { headers } = await requestMedia(`/media/${name}`);
    const etag = String(headers.etag);
    const part = await requestMedia(`/media/${name}`, { range: 'bytes=2-4', 'if-range': etag });
    expect([part.statusCode, part.body]).toEqual([206, '234']);
    const odd: Record<string, string>[] = [
      { range: 'bytes=2-4', 'if-range': '"another"' },
      { range: 'bytes=0-1,4-5' },
      { range: 'bytes=4-2,' },
      { range: 'lines=1-2' },
    ];
    for (const asked of odd) {
      const whole = await requestMedia(`/media/${name}`, asked);
      expect([whole.statusCode, whole.body]).toEqual([200, '0123456789']);
    }
    const head = await requestMedia(`/media/${name}`, { range: 'bytes=2-4' }, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '10', '']);
  });

  it('are downloaded under the requested name, with their correct extension', async () => {
    const readDisposition = async (medium: string, query = '') =>
      (await requestMedia(`/media/${medium}${query}`)).headers['content-disposition'];
    const document = `${'ef'.repeat(32)}.pdf`;
    await school.app.files.put(mediaKey(document), content);
    expect(await readDisposition(name)).toBe('inline');
    expect(await readDisposition(document)).toBe('attachment');
    const asked = `?name=${encodeURIComponent('../工作紙 "1".pdf\r\nx: y')}`;
    expect(await readDisposition(document, asked)).toBe(
      `attachment; filename="___ _1_.pdfx: y.pdf"; filename*=UTF-8''${encodeURIComponent('工作紙 "1".pdfx: y.pdf')}`,
    );
    expect(await readDisposition(name, '?name=a.html')).toMatch(/filename="a\.html\.mp3"/);
    expect(await readDisposition(name, '?name=a&name=b')).toBe('inline');
  });

  it.each(['.bin', '.html', '.svg', '.js', '.xml'])('are never served as %s', async (extension) => {
    const medium = `${'ef'.repeat(32)}${extension}`;
    await school.app.files.put(mediaKey(medium), content);
    expect((await requestMedia(`/media/${medium}`)).statusCode).toBe(404);
  });

  it('are not served from where students’ work is stored', async () => {
    const work = `${'12'.repeat(32)}.png`;
    await school.app.files.put(mediaKey(work, true), content);
    for (const path of [work, `private/12/${work}`, `private%2f12%2f${work}`]) {
      expect((await requestMedia(`/media/${path}`)).statusCode).toBe(404);
    }
  });

  it('are not sent again to browsers that have them', async () => {
    const { headers } = await requestMedia(`/media/${name}`);
    const again = await requestMedia(`/media/${name}`, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect((await requestMedia(`/media/${name}`, {}, 'HEAD')).headers['content-length']).toBe('10');
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
    const response = await requestMedia(`/media/${path}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 404, data: null });
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('pictures', () => {
  const picture = `${'34'.repeat(32)}.png`;
  const forms = [
    [320, 'webp', '0'],
    [320, 'avif', '1'],
    [640, 'webp', '2'],
    [1280, 'webp', '3'],
    [1280, 'avif', '4'],
  ] as const;
  const browser = 'image/avif,image/webp,*/*;q=0.8';
  const variantName = (digit: string, format: string) => `${digit.repeat(64)}.${format}`;

  it('are sent as originals with a short cache time until variants exist', async () => {
    await school.app.files.put(mediaKey(picture), content);
    const response = await requestMedia(`/media/${picture}?w=640`, { accept: browser });
    expect(response.body).toBe('0123456789');
    expect(response.headers['cache-control']).toBe('public, max-age=600');
    expect((await requestMedia(`/media/${picture}`)).headers['cache-control']).toContain('immutable');
  });

  it('are sent in the requested width and the best format that the browser accepts', async () => {
    for (const [width, format, digit] of forms) {
      const variant = variantName(digit, format);
      await school.app.files.put(mediaKey(variant), Buffer.from(variant));
      await school.app.db
        .insertInto('media_variant')
        .values({ media: picture, width, format, variant })
        .execute();
    }
    const requestWidth = async (width: number | string, accept: string) => {
      const response = await requestMedia(`/media/${picture}?w=${width}`, { accept });
      expect(response.headers.vary).toContain('Accept');
      expect(response.headers['cache-control']).toContain('immutable');
      return { type: response.headers['content-type'], form: response.body };
    };
    expect(await requestWidth(320, browser)).toEqual({ type: 'image/avif', form: variantName('1', 'avif') });
    expect(await requestWidth(320, 'image/webp')).toEqual({
      type: 'image/webp',
      form: variantName('0', 'webp'),
    });
    expect(await requestWidth(640, browser)).toEqual({ type: 'image/webp', form: variantName('2', 'webp') });
    expect(await requestWidth(1280, 'image/avif;q=0,image/webp')).toEqual({
      type: 'image/webp',
      form: variantName('3', 'webp'),
    });
    expect(await requestWidth(640, 'image/avif')).toEqual({
      type: 'image/avif',
      form: variantName('4', 'avif'),
    });
    for (const [width, accept] of [
      [320, 'image/*,*/*'],
      [1, browser],
      ['abc', browser],
    ] as const) {
      expect(await requestWidth(width, accept)).toEqual({ type: 'image/png', form: '0123456789' });
    }
  });
});

describe('icons of the activity types', () => {
  it('are those that the type list names', async () => {
    const { course_extend_list: types } = await school.get(
      'GET /common/course_extend_list',
      {},
      { as: 'teacher' },
    );
    expect(types).toHaveLength(activities.models.length);
    for (const { icon } of types) {
      const response = await requestMedia(icon);
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
      expect((await requestMedia(`/activity-icons/${path}`)).statusCode).toBe(404);
    },
  );
});
