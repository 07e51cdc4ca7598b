import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resultCodes } from '#contract/codes.ts';
import { storeFile, takeFile } from '#server/features/files/files.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

type Uploaded = { id: number; url: string; name: string; mime: string; bytes: number; width?: number };
type Sent = { code: number; msg: string; data: Uploaded };

let school: TestApp;
let png: Buffer;
let jpeg: Buffer;

const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]);
const mp3 = Buffer.concat(Array.from({ length: 20 }, () => frame));
const emptyTag = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0]);
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

/** A noisy picture, so that its file is long enough to be cut. */
function picture(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
}

beforeAll(async () => {
  school = await openTestApp();
  png = await picture(40, 30).png().toBuffer();
  jpeg = await picture(40, 30).jpeg().toBuffer();
});

afterAll(() => school.close());

const boundary = 'boundary-of-the-test';

function multipart(name: string | Buffer, content: Buffer, field = 'file'): Buffer {
  return Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="`),
    Buffer.from(name),
    Buffer.from('"\r\nContent-Type: image/png\r\n\r\n'),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

async function post(
  kind: string,
  payload: Buffer,
  contentType = `multipart/form-data; boundary=${boundary}`,
) {
  const response = await school.server.inject({
    method: 'POST',
    url: `/api/upload/file?kind=${kind}&lang=en`,
    headers: { token: await school.tokenOf('teacher'), 'content-type': contentType },
    payload,
  });
  return response.json<Sent>();
}

const send = (kind: string, name: string | Buffer, content: Buffer) => post(kind, multipart(name, content));

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const media = (name: string, headers: Record<string, string> = {}) =>
  school.server.inject({ method: 'GET', url: `/media/${name}`, headers });

const remains = () => readdir(join(school.app.env.dataDir, 'incoming')).catch(() => []);

async function countRows(): Promise<number> {
  const { count } = await school.app.db
    .selectFrom('file')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

describe('uploading a picture', () => {
  it('stores its bytes under their hash and tells its size', async () => {
    const { code, data } = await send('picture', 'my cat.PNG', png);
    expect(code).toBe(resultCodes.success);
    expect(data).toEqual({
      id: expect.any(Number),
      url: `${sha256(png)}.png`,
      name: 'my cat.png',
      mime: 'image/png',
      bytes: png.length,
      width: 40,
      height: 30,
    });
    expect((await media(data.url)).rawPayload).toEqual(png);
    expect(await remains()).toEqual([]);
  });

  it('takes JPEG and GIF, by content also under each other’s extension', async () => {
    const gif = await picture(8, 8).gif().toBuffer();
    expect((await send('picture', 'a.gif', gif)).data).toMatchObject({ mime: 'image/gif', width: 8 });
    expect((await send('picture', 'a.jpeg', jpeg)).data).toMatchObject({ url: `${sha256(jpeg)}.jpg` });
    expect((await send('picture', 'a.jpg', png)).data).toMatchObject({ mime: 'image/png' });
  });

  it('keeps one record for an owner and one copy of the bytes for all', async () => {
    const first = await send('picture', 'a.png', png);
    const before = await countRows();
    const again = await send('picture', 'b.png', png);
    expect(again.data).toMatchObject({ id: first.data.id, url: first.data.url, name: 'b.png' });
    expect(await countRows()).toBe(before);
  });

  it('turns a photo upright and removes where it was taken', async () => {
    const photo = await picture(60, 20)
      .jpeg()
      .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 18/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const { data } = await send('picture', 'photo.jpg', photo);
    expect(data).toMatchObject({ width: 20, height: 60, mime: 'image/jpeg' });
    const stored = (await media(data.url)).rawPayload;
    expect(data).toMatchObject({ url: `${sha256(stored)}.jpg`, bytes: stored.length });
    const metadata = await sharp(stored).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata).toMatchObject({ width: 20, height: 60 });
  });
});

describe('uploading a sound', () => {
  it('takes MP3 with and without a tag', async () => {
    expect((await send('sound', 'a.mp3', mp3)).data).toMatchObject({ mime: 'audio/mpeg', bytes: mp3.length });
    const tagged = Buffer.concat([emptyTag, mp3]);
    const { data } = await send('sound', 'b.mp3', tagged);
    expect(data).toMatchObject({ url: `${sha256(tagged)}.mp3` });
    expect(data).not.toHaveProperty('width');
  });
});

describe('hostile uploads', () => {
  const long = 'x'.repeat(300);

  it.each<[what: string, kind: string, name: string, content: () => Buffer]>([
    ['a wrong extension', 'picture', 'cat.exe', () => png],
    ['no extension', 'picture', 'cat', () => png],
    ['a second extension', 'picture', 'cat.png.html', () => png],
    ['a picture named as a sound', 'sound', 'cat.mp3', () => png],
    ['a sound sent as a picture', 'picture', 'song.png', () => mp3],
    ['HTML named as a picture', 'picture', 'page.png', () => html],
    ['HTML named as a sound', 'sound', 'page.mp3', () => html],
    ['SVG', 'picture', 'drawing.svg', () => svg],
    ['SVG named as a picture', 'picture', 'drawing.png', () => svg],
    ['a header of PNG before HTML', 'picture', 'a.png', () => Buffer.concat([png.subarray(0, 40), html])],
    ['a header of GIF before HTML', 'picture', 'a.gif', () => Buffer.concat([Buffer.from('GIF89a'), html])],
    ['a tag of MP3 before HTML', 'sound', 'a.mp3', () => Buffer.concat([emptyTag, html])],
    ['one frame of MP3 before HTML', 'sound', 'a.mp3', () => Buffer.concat([frame, html])],
    ['a tag of MP3 longer than the file', 'sound', 'a.mp3', () => Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f')],
    ['a cut PNG', 'picture', 'a.png', () => png.subarray(0, png.length / 2)],
    ['a cut JPEG', 'picture', 'a.jpg', () => jpeg.subarray(0, jpeg.length / 2)],
    ['an empty file', 'picture', 'a.png', () => Buffer.alloc(0)],
    ['an empty sound', 'sound', 'a.mp3', () => Buffer.alloc(0)],
  ])('refuses %s and keeps nothing', async (_what, kind, name, content) => {
    const rows = await countRows();
    const reply = await send(kind, name, content());
    expect(reply.code).toBe(resultCodes.file_type_refused);
    expect(reply.msg).toContain(kind === 'sound' ? '.mp3' : '.jpg, .jpeg, .png, .gif');
    expect(await countRows()).toBe(rows);
    expect(await remains()).toEqual([]);
  });

  it('refuses a picture of more pixels than a browser bears', async () => {
    const bomb = await sharp({ create: { width: 8_000, height: 7_000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect((await send('picture', 'bomb.png', bomb)).code).toBe(resultCodes.file_type_refused);
  });

  it('serves a picture with a script behind it as nothing but a picture', async () => {
    const polyglot = Buffer.concat([png, html]);
    const { data } = await send('picture', 'a.png', polyglot);
    const response = await media(data.url);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers['content-security-policy']).toContain('sandbox');
  });

  it.each<[sent: string | Buffer, shown: string]>([
    ['../../etc/x.png', 'x.png'],
    ['..\\..\\x.png', 'x.png'],
    ['/etc/passwd/.png', 'file.png'],
    ['😀 貓.png', '😀 貓.png'],
    ['a\tb.png', 'ab.png'],
    ['\u202egnp.png', 'gnp.png'],
    [`${long}.png`, `${'x'.repeat(196)}.png`],
    [Buffer.from([0x61, 0xff, 0x2e, 0x70, 0x6e, 0x67]), 'a\ufffd.png'],
  ])('never makes a path of the name %j', async (sent, shown) => {
    const { data } = await send('picture', sent, png);
    expect(data).toMatchObject({ name: shown, url: `${sha256(png)}.png` });
  });

  it('survives a name with NUL', async () => {
    const { code } = await send('picture', 'a\0b.png', png);
    expect([resultCodes.success, resultCodes.invalid_input, resultCodes.file_type_refused]).toContain(code);
    expect(await remains()).toEqual([]);
  });

  it('refuses what is larger than its kind may be', async () => {
    const reply = await send('picture', 'a.png', Buffer.concat([png, randomBytes(20 * 1024 * 1024)]));
    expect(reply).toMatchObject({ code: resultCodes.file_too_large, msg: expect.stringContaining('20 MB') });
    expect(await remains()).toEqual([]);
  });

  it('takes a file of exactly the limit', async () => {
    const padding = Buffer.alloc(20 * 1024 * 1024 - png.length);
    const { data } = await send('picture', 'a.png', Buffer.concat([png, padding]));
    expect(data.bytes).toBe(20 * 1024 * 1024);
  });

  it.each<[what: string, payload: Buffer, contentType?: string]>([
    ['JSON', Buffer.from('{}'), 'application/json'],
    ['no form at all', Buffer.alloc(0), `multipart/form-data; boundary=${boundary}`],
    ['a form without its boundary', Buffer.from('x'), 'multipart/form-data'],
    ['another field', multipart('a.png', Buffer.from('x'), 'other')],
    ['a form that ends early', multipart('a.png', Buffer.from('x')).subarray(0, 120)],
  ])('refuses %s', async (_what, payload, contentType) => {
    expect((await post('picture', payload, contentType)).code).toBe(resultCodes.invalid_input);
    expect(await remains()).toEqual([]);
  });

  it('is for teachers, and for the kinds it can check', async () => {
    expect((await send('video', 'a.mp4', mp3)).code).toBe(resultCodes.invalid_input);
    const payload = multipart('a.png', png);
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const anonymous = await school.server.inject({
      method: 'POST',
      url: '/api/upload/file?kind=picture',
      headers,
      payload,
    });
    expect(anonymous.json<Sent>().code).toBe(resultCodes.token_invalid);
    const student = await school.server.inject({
      method: 'POST',
      url: '/api/upload/file?kind=picture',
      headers: { ...headers, token: await school.tokenOf('student1') },
      payload,
    });
    expect(student.json<Sent>().code).toBe(resultCodes.not_allowed);
  });

  it('keeps nothing of an upload that breaks off', async () => {
    await school.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = school.server.server.address() as AddressInfo;
    const body = multipart('a.mp3', Buffer.concat([mp3, randomBytes(500_000)]));
    const rows = await countRows();
    const request = httpRequest({
      port,
      method: 'POST',
      path: '/api/upload/file?kind=sound',
      headers: {
        token: await school.tokenOf('teacher'),
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': body.length,
      },
    });
    request.on('error', () => undefined);
    request.write(body.subarray(0, 300_000));
    await expect.poll(remains).toHaveLength(1);
    request.destroy();
    await expect.poll(remains).toEqual([]);
    expect(await countRows()).toBe(rows);
  });
});

describe('taking a file from a stream', () => {
  const rule = { extensions: ['.mp3'], max_bytes: 1024 * 1024 };

  function take(stream: Readable, isCut: boolean) {
    const incoming = { name: 'a.mp3', stream, isCut: () => isCut };
    return takeFile(school.app, school.school.people.teacher, 'sound', incoming, rule);
  }

  it("takes the server's own bytes by the same rules", async () => {
    const { other } = school.school.people;
    const stored = await storeFile(school.app, other, 'picture', 'own.png', png);
    expect(stored).toMatchObject({ url: `${sha256(png)}.png`, width: 40 });
    await expect(storeFile(school.app, other, 'sound', 'own.mp3', png)).rejects.toMatchObject({
      key: 'file_type_refused',
    });
  });

  it('refuses one that was cut at the limit, naming the limit', async () => {
    await expect(take(Readable.from([mp3]), true)).rejects.toMatchObject({
      key: 'file_too_large',
      params: { size: 1 },
    });
    expect(await remains()).toEqual([]);
  });

  it('takes a long sound without holding it in memory', async () => {
    const chunk = Buffer.concat(Array.from({ length: 150 }, () => frame));
    const chunks = 1_600;
    let grown = 0;
    const before = process.memoryUsage.rss();
    const stream = Readable.from(
      (function* () {
        for (let index = 0; index < chunks; index += 1) {
          grown = Math.max(grown, process.memoryUsage.rss() - before);
          yield chunk;
        }
      })(),
    );
    expect((await take(stream, false)).bytes).toBe(chunk.length * chunks);
    expect(chunk.length * chunks).toBeGreaterThan(95 * 1024 * 1024);
    expect(grown).toBeLessThan(60 * 1024 * 1024);
  });
});
