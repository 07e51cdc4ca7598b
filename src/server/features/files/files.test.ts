import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { uploadKinds } from '#contract/choices.ts';
import { storeFile } from '#server/features/files/files.service.ts';
import { photoLimits } from '#server/media/conversion-limits.ts';
import type { Programs } from '#server/media/programs/find-programs.ts';
import { beginTus, type TusTarget, uploadTus } from '#tests/support/clients/tus.ts';
import { createQuizWithFiles } from '#tests/support/quiz-files.ts';
import {
  type FileBytes,
  inventCompoundFile,
  inventMovie,
  inventMp3,
  inventOffice,
  inventPrefixedZip,
  inventZip,
} from '#tests/support/samples/invent-files.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { receivedDir } from './storage/received-bytes.ts';

/** The extension and the content of a file decide as which kind it may be uploaded. */

let school: TestApp;
let target: TusTarget;
let png: FileBytes;
let jpeg: FileBytes;
let pdf: FileBytes;

const allPrograms: Programs = {
  soffice: '/bin/true',
  ffmpeg: '/bin/true',
  ffprobe: '/bin/true',
  'heif-convert': '/usr/bin/true',
};
const mp3 = inventMp3();
const emptyTag = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0]);
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\n你好\n';

/** A noisy picture, whose file is long enough to be truncated. */
function makeNoisyPicture(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'red', noise } });
}

beforeAll(async () => {
  school = await openTestApp();
  school.app.activities = createQuizWithFiles({ uploads: uploadKinds });
  school.app.programs = allPrograms;
  await school.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = school.server.server.address() as AddressInfo;
  target = { origin: `http://127.0.0.1:${port}`, token: await school.tokenOf('teacher') };
  png = Buffer.from(await makeNoisyPicture(40, 30).png().toBuffer());
  jpeg = Buffer.from(await makeNoisyPicture(40, 30).jpeg().toBuffer());
  const document = await PDFDocument.create();
  document.addPage([200, 200]);
  pdf = Buffer.from(await document.save());
});

afterAll(async () => {
  await school.close();
});

const hashBytes = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const requestMedia = (name: string) => school.server.inject({ method: 'GET', url: `/media/${name}` });

function uploadFile(kind: string, filename: string, content: Uint8Array<ArrayBuffer>) {
  return uploadTus(target, { kind, filename }, content);
}

async function uploadAccepted(kind: string, filename: string, content: FileBytes) {
  const { key, data } = await uploadFile(kind, filename, content);
  if (key !== 'success' || !data) throw new Error(`refused: ${key}`);
  return data;
}

async function countRowsByTable(): Promise<Record<string, number>> {
  const tables = ['file', 'stored_object', 'upload', 'job'] as const;
  const counted = tables.map(async (table) => {
    const all = school.app.db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('count'));
    return [table, (await all.executeTakeFirstOrThrow()).count] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}

const listReceivedFiles = () => readdir(receivedDir(school.app.env.dataDir));

/** A sector behind a compound file with 16-bit numbers, most significant byte first. */
function addSector(file: Buffer, numbers: readonly (readonly [at: number, value: number])[]) {
  const sector = Buffer.alloc(512);
  for (const [at, value] of numbers) sector.writeUInt16BE(value, at);
  const linked = Buffer.from(file);
  // Sectors of 512 bytes; the second entry of the directory, which is the stream, begins at the added one.
  linked.writeUInt16LE(9, 30);
  linked.writeUInt32LE(linked.length / 512 - 1, 512 + 128 + 116);
  return Buffer.concat([linked, sector]);
}

describe('uploading a picture', () => {
  it('stores its bytes under their hash, returns its size and starts making variants', async () => {
    const { file, conversion } = await uploadAccepted('picture', 'my cat.PNG', png);
    expect(file).toEqual({
      id: expect.any(Number),
      url: `${hashBytes(png)}.png`,
      name: 'my cat.png',
      mime: 'image/png',
      bytes: png.length,
      width: 40,
      height: 30,
    });
    expect(conversion).toMatchObject({ media: file.url, state: 'queued', message: '' });
    expect((await requestMedia(file.url)).rawPayload).toEqual(png);
    expect(await listReceivedFiles()).toEqual([]);
  });

  it('accepts JPEG and GIF by their content, even under each other’s extension', async () => {
    const gif = Buffer.from(await makeNoisyPicture(8, 8).gif().toBuffer());
    expect((await uploadAccepted('picture', 'a.gif', gif)).file).toMatchObject({
      mime: 'image/gif',
      width: 8,
    });
    expect((await uploadAccepted('picture', 'a.jpeg', jpeg)).file.url).toBe(`${hashBytes(jpeg)}.jpg`);
    expect((await uploadAccepted('picture', 'a.jpg', png)).file.mime).toBe('image/png');
  });

  it('keeps one record for each owner and one copy of the bytes for everybody', async () => {
    const first = await uploadAccepted('picture', 'a.png', png);
    const before = await countRowsByTable();
    const again = await uploadAccepted('picture', 'b.png', png);
    expect(again.file).toMatchObject({ id: first.file.id, url: first.file.url, name: 'b.png' });
    expect(await countRowsByTable()).toEqual({ ...before, upload: (before['upload'] ?? 0) + 1 });
  });

  it('turns a photo upright and removes where it was taken', async () => {
    const photo = await makeNoisyPicture(60, 20)
      .jpeg()
      .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 18/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const { file } = await uploadAccepted('picture', 'photo.jpg', Buffer.from(photo));
    expect(file).toMatchObject({ width: 20, height: 60, mime: 'image/jpeg' });
    const storedBytes = (await requestMedia(file.url)).rawPayload;
    expect(file).toMatchObject({ url: `${hashBytes(storedBytes)}.jpg`, bytes: storedBytes.length });
    const metadata = await sharp(storedBytes).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata).toMatchObject({ width: 20, height: 60 });
    expect(await listReceivedFiles()).toEqual([]);
  });

  it('refuses a HEIC photo that cannot be converted in time, with that reason', async () => {
    const { timeMs } = photoLimits;
    onTestFinished(() => {
      photoLimits.timeMs = timeMs;
      school.app.programs = allPrograms;
    });
    photoLimits.timeMs = 200;
    const program = join(school.app.env.dataDir, 'slow-convert');
    await writeFile(program, '#!/bin/sh\nsleep 20\n', { mode: 0o755 });
    school.app.programs = { ...allPrograms, 'heif-convert': program };
    const heic = Buffer.from('00000018667479706865696300000000', 'hex');
    const reply = await uploadFile('picture', 'IMG_1.heic', heic);
    expect(reply).toMatchObject({ key: 'photo_took_too_long', data: null });
    expect(reply.msg).toContain('JPG');
    expect(await listReceivedFiles()).toEqual([]);
  });
});

describe('uploading other kinds', () => {
  it('accepts MP3 with and without a tag, and does not convert it', async () => {
    const { file, conversion } = await uploadAccepted('sound', 'a.mp3', mp3);
    expect(file).toMatchObject({ mime: 'audio/mpeg', bytes: mp3.length });
    expect(file).not.toHaveProperty('width');
    expect(conversion).toBeNull();
    const tagged = Buffer.concat([emptyTag, mp3]);
    expect((await uploadAccepted('sound', 'b.mp3', tagged)).file.url).toBe(`${hashBytes(tagged)}.mp3`);
  });

  it.each<[kind: string, name: string, content: () => FileBytes | Promise<FileBytes>, extension: string]>([
    ['document', 'a.pdf', () => pdf, '.pdf'],
    ['document', 'a.docx', () => inventOffice('docx'), '.docx'],
    ['document', 'a.xlsx', () => inventOffice('xlsx'), '.xlsx'],
    ['document', 'a.pptx', () => inventOffice('pptx'), '.pptx'],
    ['document', 'a.doc', () => inventCompoundFile('WordDocument'), '.doc'],
    ['document', 'a.xls', () => inventCompoundFile('Workbook'), '.xls'],
    ['document', 'a.ppt', () => inventCompoundFile('PowerPoint Document'), '.ppt'],
    ['document', 'named wrongly.pdf', () => inventCompoundFile('WordDocument'), '.doc'],
    ['video', 'a.mp4', () => inventMovie(), '.mp4'],
    ['video', 'a.mov', () => inventMovie('qt  '), '.mov'],
    ['video', 'a.3gp', () => inventMovie('3gp4'), '.3gp'],
    ['video', 'a.avi', () => Buffer.from('RIFF\x20\0\0\0AVI LIST', 'latin1'), '.avi'],
    ['video', 'a.mpv', () => Buffer.from('000001b3160120', 'hex'), '.mpeg'],
    ['video', 'a.rmvb', () => Buffer.from('.RMF\0\0\0\x12\0\0', 'latin1'), '.rmvb'],
    ['package', 'a.zip', () => inventZip({ 'index.html': 'page', 'a.js': '1' }), '.zip'],
    ['package', 'in a folder.zip', () => inventZip({ 'game/index.html': 'page' }), '.zip'],
  ])('takes %s %s for what it is, and starts its conversion', async (kind, name, content, extension) => {
    const bytes = await content();
    const { file, conversion } = await uploadAccepted(kind, name, bytes);
    expect(file.url).toBe(`${hashBytes(bytes)}${extension}`);
    expect(conversion).toMatchObject({ media: file.url, state: 'queued' });
  });

  it('accepts captions with and without a byte order mark', async () => {
    const { file, conversion } = await uploadAccepted('captions', 'a.vtt', Buffer.from(captions));
    expect(file).toMatchObject({ url: `${hashBytes(Buffer.from(captions))}.vtt`, mime: 'text/vtt' });
    expect(conversion).toBeNull();
    expect((await uploadFile('captions', 'a.vtt', Buffer.from(`\ufeff${captions}`))).key).toBe('success');
  });

  it('names the missing program, before the upload by the file name and after it by the content', async () => {
    school.app.programs = {
      soffice: undefined,
      ffmpeg: undefined,
      ffprobe: undefined,
      'heif-convert': undefined,
    };
    const office = await beginTus(target, { kind: 'document', filename: 'a.docx' }, 1_000);
    const avi = Buffer.from('RIFF\x20\0\0\0AVI LIST', 'latin1');
    const film = await uploadFile('video', 'a.mp4', avi);
    const plain = await uploadFile('document', 'a.pdf', pdf);
    school.app.programs = allPrograms;
    expect(office).toMatchObject({ status: 415, key: 'conversion_unavailable' });
    expect(film).toMatchObject({ key: 'conversion_unavailable', data: null });
    expect(film.msg).toContain('FFmpeg');
    expect(plain.key).toBe('success');
    expect(await listReceivedFiles()).toEqual([]);
  });
});

describe('hostile uploads', () => {
  it.each<[what: string, kind: string, name: string, content: () => FileBytes | Promise<FileBytes>]>([
    ['a wrong extension', 'picture', 'cat.exe', () => png],
    ['no extension', 'picture', 'cat', () => png],
    ['a second extension', 'picture', 'cat.png.html', () => png],
    ['a picture named as a sound', 'sound', 'cat.mp3', () => png],
    ['a sound sent as a picture', 'picture', 'song.png', () => mp3],
    ['HTML named as a picture', 'picture', 'page.png', () => html],
    ['HTML named as a sound', 'sound', 'page.mp3', () => html],
    ['HTML named as a document', 'document', 'page.pdf', () => html],
    ['HTML named as captions', 'captions', 'page.vtt', () => html],
    ['HTML named as a package', 'package', 'page.zip', () => html],
    ['SVG', 'picture', 'drawing.svg', () => svg],
    ['SVG named as a picture', 'picture', 'drawing.png', () => svg],
    ['a header of PNG before HTML', 'picture', 'a.png', () => Buffer.concat([png.subarray(0, 40), html])],
    ['a header of GIF before HTML', 'picture', 'a.gif', () => Buffer.concat([Buffer.from('GIF89a'), html])],
    ['a header of MP4 before HTML', 'video', 'a.mp4', () => Buffer.concat([inventMovie('isom', []), html])],
    ['a film without its description', 'video', 'a.mp4', () => inventMovie('isom', ['mdat'])],
    ['a cut film', 'video', 'a.mp4', () => inventMovie().subarray(0, 150)],
    ['a sound named as a film', 'video', 'a.mp4', () => inventMovie('M4A ')],
    ['a tag of MP3 before HTML', 'sound', 'a.mp3', () => Buffer.concat([emptyTag, html])],
    ['one frame of MP3 before HTML', 'sound', 'a.mp3', () => Buffer.concat([inventMp3(1), html])],
    ['a tag of MP3 longer than the file', 'sound', 'a.mp3', () => Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f')],
    ['a cut PNG', 'picture', 'a.png', () => png.subarray(0, png.length / 2)],
    ['a cut JPEG', 'picture', 'a.jpg', () => jpeg.subarray(0, jpeg.length / 2)],
    ['an empty picture', 'picture', 'a.png', () => Buffer.alloc(0)],
    ['an empty sound', 'sound', 'a.mp3', () => Buffer.alloc(0)],
    ['an empty package', 'package', 'a.zip', () => Buffer.alloc(0)],
    ['a compound file of no document', 'document', 'a.doc', () => inventCompoundFile('Other')],
    ['an Office file without its parts', 'document', 'a.docx', () => inventOffice('docx', false)],
    ['any zip as a document', 'document', 'a.docx', () => inventZip({ 'word/document.xml': 'x' })],
    ['a cut Office file', 'document', 'a.pptx', async () => (await inventOffice('pptx')).subarray(0, -30)],
    [
      'a picture before a package',
      'package',
      'a.zip',
      async () => inventPrefixedZip(png, await inventZip({ 'index.html': 'x' })),
    ],
    [
      'a cut package',
      'package',
      'a.zip',
      async () => (await inventZip({ 'index.html': 'x' })).subarray(0, -30),
    ],
    [
      'captions that are not UTF-8',
      'captions',
      'a.vtt',
      () => Buffer.concat([Buffer.from(captions), Buffer.from([0xff, 0xfe])]),
    ],
    ['captions with a NUL', 'captions', 'a.vtt', () => Buffer.from(`${captions}\0`)],
    ['captions without a cue', 'captions', 'a.vtt', () => Buffer.from('WEBVTT\n')],
  ])('refuses %s and keeps nothing', async (_what, kind, name, content) => {
    const rows = await countRowsByTable();
    const reply = await uploadFile(kind, name, await content());
    const isNamedSo = /\.(png|jpg|gif|mp3|mp4|pdf|docx?|pptx|vtt|zip)$/.test(name);
    const key = isNamedSo ? 'file_content_refused' : 'file_type_refused';
    expect(reply).toMatchObject({ key, data: null });
    expect(reply.msg).toMatch(/\.(png|mp3|mp4|pdf|zip|vtt)/);
    expect(await countRowsByTable()).toEqual(rows);
    expect(await listReceivedFiles()).toEqual([]);
  });

  it('refuses a package without a start page, with that reason', async () => {
    for (const name of ['other.txt', 'a/b/c/index.html', 'index.html.txt']) {
      const reply = await uploadFile('package', 'a.zip', await inventZip({ [name]: 'x' }));
      expect(reply).toMatchObject({ key: 'package_without_page', data: null });
    }
    expect(await listReceivedFiles()).toEqual([]);
  });

  it.each([
    [
      'with more pixels than browsers show well',
      { width: 9_000, height: 6_000 },
      { width: 4_096, height: 2_731 },
    ],
    [
      'that is held upright',
      { width: 9_000, height: 6_000, orientation: 6 },
      { width: 2_731, height: 4_096 },
    ],
  ])('makes a photo smaller %s', async (_what, { width, height, ...turned }, smaller) => {
    const photo = sharp({ create: { width, height, channels: 3, background: 'red' } }).jpeg();
    const bytes = await photo.withMetadata(turned).toBuffer();
    const { file } = await uploadAccepted('picture', 'photo.jpg', bytes);
    expect(file).toMatchObject({ mime: 'image/jpeg', ...smaller });
  });

  it('refuses a picture that would take too much memory, and says that it has too many pixels', async () => {
    const create = { width: 11_000, height: 10_000, channels: 3, background: 'red' } as const;
    const bomb = await sharp({ create }).png().toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await uploadFile('picture', 'bomb.png', Buffer.from(bomb))).toMatchObject({
      key: 'picture_too_large',
      msg: expect.stringContaining('100'),
    });
  });

  it.each([
    ['of Office since 2007', 'a.docx', () => inventCompoundFile('EncryptedPackage')],
    ['of PowerPoint before', 'a.ppt', () => inventCompoundFile('EncryptedSummary')],
    [
      'of Word before',
      'a.doc',
      () =>
        addSector(inventCompoundFile('WordDocument'), [
          [0, 0xeca5],
          [10, 0x0001],
        ]),
    ],
    [
      'of Excel before',
      'a.xls',
      () =>
        addSector(inventCompoundFile('Workbook'), [
          [0, 0x0908],
          [2, 0x1000],
          [20, 0x2f00],
        ]),
    ],
  ] as const)('says that a document %s has a password', async (_what, name, content) => {
    const reply = await uploadFile('document', name, content());
    expect(reply).toMatchObject({ key: 'file_encrypted', data: null });
    expect(await listReceivedFiles()).toEqual([]);
  });

  it('takes an old document whose pictures look like the beginning of one with a password', async () => {
    const picture = Buffer.alloc(512);
    picture.writeUInt16BE(0xeca5, 0);
    picture.writeUInt16LE(0x100, 10);
    const plain = addSector(inventCompoundFile('WordDocument'), [[0, 0xeca5]]);
    const { file } = await uploadAccepted('document', 'a.doc', Buffer.concat([plain, picture]));
    expect(file).toMatchObject({ mime: 'application/msword' });
  });

  it.each([
    ['what a phone writes behind it', Buffer.from('SEFT-TRAILER-data')],
    ['a few zeros behind it', Buffer.alloc(13)],
    ['a page behind it', html],
  ])('takes a film with %s, as a film', async (_what, rest) => {
    const { file } = await uploadAccepted('video', 'a.mp4', Buffer.concat([inventMovie(), rest]));
    expect(file).toMatchObject({ mime: 'video/mp4' });
    const response = await requestMedia(file.url);
    expect(response.headers).toMatchObject({
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['XAVC', 'MSNV', 'F4V ', 'NDSC', 'iso6', 'zzzz'])('takes a film of the brand %s', async (brand) => {
    const { file } = await uploadAccepted('video', 'a.mp4', inventMovie(brand));
    expect(file).toMatchObject({ mime: 'video/mp4' });
  });

  it('takes a film without a brand, as old cameras write it', async () => {
    const bytes = inventMovie();
    const { file } = await uploadAccepted('video', 'a.mov', bytes.subarray(bytes.readUInt32BE(0)));
    expect(file).toMatchObject({ mime: 'video/quicktime' });
  });

  it.each([
    ['index.htm', { 'index.htm': 'page' }],
    ['INDEX.HTML in a folder beside others', { 'read me.txt': 'x', 'game/INDEX.HTML': 'page' }],
    ['a page in two folders', { 'a/b/index.html': 'page' }],
    ['one page of another name', { 'story.html': 'page', 'a.js': '' }],
    ['a page behind backslashes', { 'game\\index.html': 'page' }],
    ['a manifest', { 'imsmanifest.xml': '<x/>', 'res/a.html': 'page' }],
    ['the only page of its only folder', { 'a/other.html': 'x' }],
  ])('takes a package with %s', async (_what, entries) => {
    const { file } = await uploadAccepted('package', 'a.zip', await inventZip(entries));
    expect(file).toMatchObject({ mime: 'application/zip' });
  });

  it('serves a picture with a script behind it only as a picture', async () => {
    const { file } = await uploadAccepted('picture', 'a.png', Buffer.concat([png, html]));
    const response = await requestMedia(file.url);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers['content-security-policy']).toContain('sandbox');
  });

  it.each<[sent: string, shown: string]>([
    ['../../etc/x.png', 'x.png'],
    ['..\\..\\x.png', 'x.png'],
    ['/etc/passwd/.png', 'file.png'],
    ['😀 貓.png', '😀 貓.png'],
    ['a\tb.png', 'ab.png'],
    ['a\0b.png', 'ab.png'],
    ['\u202egnp.png', 'gnp.png'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(196)}.png`],
  ])('never makes a path of the name %j', async (sent, shown) => {
    const { file } = await uploadAccepted('picture', sent, png);
    expect(file).toMatchObject({ name: shown, url: `${hashBytes(png)}.png` });
  });

  it('accepts a file of exactly the maximum size, and no larger one', async () => {
    const limit = 20 * 1024 * 1024;
    const padded = Buffer.concat([png, Buffer.alloc(limit - png.length)]);
    expect((await uploadAccepted('picture', 'a.png', padded)).file.bytes).toBe(limit);
    const reply = await uploadFile('picture', 'a.png', Buffer.concat([padded, Buffer.alloc(1)]));
    expect(reply).toMatchObject({ key: 'file_too_large', data: null });
    expect(reply.msg).toContain('20 MB');
  });
});

describe('files that the server stores itself', () => {
  it('follow the same rules', async () => {
    const { other } = school.school.people;
    const stored = await storeFile(school.app, other, 'picture', 'own.png', png);
    expect(stored).toMatchObject({ url: `${hashBytes(png)}.png`, width: 40 });
    for (const [name, key] of [
      ['own.mp3', 'file_content_refused'],
      ['own.png', 'file_type_refused'],
    ] as const) {
      await expect(storeFile(school.app, other, 'sound', name, png)).rejects.toMatchObject({ key });
    }
    expect(await readdir(`${school.app.env.dataDir}/incoming`)).toEqual([]);
  });
});
