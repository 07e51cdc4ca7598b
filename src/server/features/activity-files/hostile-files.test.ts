import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#contract/language.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';
import { makeZip, type ZipContent } from '#tests/support/samples/make-zip.ts';
import { importFile, uploadZip } from '#tests/support/test-activity-files.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { listWorkFiles } from '#tests/support/test-conversions.ts';

/** Files of activities as attackers and accidents make them: each is refused whole, in words that help. */

let test: TestApp;
let stop: () => Promise<void>;
const errors: unknown[] = [];
let picture: Buffer;

beforeAll(async () => {
  test = await openTestApp();
  stop = startAllJobs(test.app, (error) => errors.push(error), { pollMs: 20 });
  picture = await sharp({ create: { width: 12, height: 9, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
});
afterEach(async () => {
  expect(errors.splice(0)).toEqual([]);
  await expect.poll(() => listWorkFiles(test.app)).toEqual([]);
});
afterAll(async () => {
  await stop();
  await test.close();
});

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

type Description = Record<string, unknown> & { media: Record<string, unknown>[] };

/** What a link with a start picture says; `changes` replace parts of it. */
function describeLink(bytes: Buffer = picture, changes: Record<string, unknown> = {}): Description {
  const sha256 = hash(bytes);
  const media = `${sha256}.png`;
  return {
    format: 'e-learning activity',
    version: 1,
    type: 'link',
    content_version: 1,
    form: { name: 'Link', startup_screen: media },
    subject: null,
    dimensions: [],
    content: {},
    media: [{ media, path: 'media/1-a.png', name: 'a.png', kind: 'picture', bytes: bytes.length, sha256 }],
    ...changes,
  };
}

type Options = Parameters<typeof makeZip>[1];

const zipOf = (description: unknown, files: ZipContent = { 'media/1-a.png': picture }, options?: Options) =>
  makeZip(
    {
      'activity.json': typeof description === 'string' ? description : JSON.stringify(description),
      ...files,
    },
    options,
  );

/** The first medium described otherwise. */
function withMedium(changes: Record<string, unknown>): Description {
  const description = describeLink();
  return { ...description, media: description.media.map((medium) => ({ ...medium, ...changes })) };
}

function replaceBytes(bytes: Buffer, from: string, to: string): Buffer {
  const changed = Buffer.from(bytes);
  for (let at = changed.indexOf(from); at >= 0; at = changed.indexOf(from, at + 1)) changed.write(to, at);
  return changed;
}

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of ['activity', 'file', 'stored_object', 'media_use', 'activity_import'] as const) {
    const { count } = await test.app.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = count;
  }
  return counts;
}

const encryptedBit = 1;
const centralHeader = Buffer.from([0x50, 0x4b, 1, 2]);

function encrypt(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const at = changed.indexOf(centralHeader);
  changed.writeUInt16LE(changed.readUInt16LE(at + 8) | encryptedBit, at + 8);
  return changed;
}

const otherPicture = async () =>
  sharp({ create: { width: 12, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
const text = Buffer.from('<script>alert(1)</script>');
const manyFiles = () =>
  Object.fromEntries(Array.from({ length: 5_001 }, (_, index) => [`media/${index}`, 'x']));

type Case = [name: string, words: string, zip: () => Promise<Buffer>];

const cases: Case[] = [
  ['no zip at all', 'damaged', async () => Buffer.from('PK\u0003\u0004 but no zip')],
  ['a zip that is cut off', 'damaged', async () => (await zipOf(describeLink())).subarray(0, -40)],
  ['a zip without a description', 'does not describe', () => makeZip({ 'other.json': '{}' })],
  ['a description that is no JSON', 'does not describe', () => zipOf('{"format": "e-lea')],
  ['a description nested without end', 'does not describe', () => zipOf('['.repeat(100_000))],
  ['another format', 'does not describe', () => zipOf(describeLink(picture, { format: 'other' }))],
  ['a list instead of a description', 'does not describe', () => zipOf([])],
  ['a newer version of the format', 'newer version', () => zipOf(describeLink(picture, { version: 2 }))],
  [
    'a newer version of the content',
    'newer version',
    () => zipOf(describeLink(picture, { content_version: 99 })),
  ],
  ['a huge description', 'far more', () => zipOf(`{"a":"${'x'.repeat(5 * 1024 * 1024)}"}`)],
  [
    'a content that is too large',
    'cannot be read',
    () =>
      zipOf(describeLink(picture, { type: 'diyquiz', content: { questions: 'x'.repeat(2 * 1024 * 1024) } })),
  ],
  ['an unknown type', 'does not know', () => zipOf(describeLink(picture, { type: 'nothing' }))],
  [
    'a type called like a field of all objects',
    'does not know',
    () => zipOf(describeLink(picture, { type: 'constructor' })),
  ],
  [
    'a type whose questions come from the bank',
    'Course Resources',
    () => zipOf(describeLink(picture, { type: 'questionquiz' })),
  ],
  [
    'a type that the school does not use',
    'does not use',
    () => zipOf(describeLink(picture, { type: 'cardsend' })),
  ],
  ['a content that its type refuses', 'cannot be read', () => zipOf(describeLink(picture, { content: 7 }))],
  [
    'a form that nobody could save',
    'cannot be read',
    () => zipOf(describeLink(picture, { form: { name: 'x'.repeat(101) } })),
  ],
  [
    'a name that is a prototype',
    'cannot be read',
    () => zipOf(JSON.stringify(describeLink()).replace('"content":{}', '"content":{"__proto__":{"a":1}}')),
  ],
  ['a text with NUL', 'cannot be read', () => zipOf(describeLink(picture, { form: { name: 'a\u0000b' } }))],
  [
    'an old content that cannot be upgraded',
    'cannot be read',
    () => zipOf(describeLink(picture, { type: 'ebook', content_version: 1, content: { pages: 3 } })),
  ],
  [
    'a medium that is not in the zip',
    'lacks a medium of the activity: a.png',
    () => zipOf(describeLink(), {}),
  ],
  ['a medium that is not in the list', 'lacks a medium', () => zipOf(describeLink(picture, { media: [] }))],
  [
    'a medium that is no stored file',
    'lacks a medium',
    () => zipOf(describeLink(picture, { form: { name: 'Link', startup_screen: '../../etc/passwd' } })),
  ],
  [
    'a medium with other bytes',
    'not the one that was saved: a.png',
    async () => zipOf(describeLink(), { 'media/1-a.png': await otherPicture() }),
  ],
  [
    'a hash that is another one',
    'not the one that was saved',
    async () => zipOf(withMedium({ sha256: hash(await otherPicture()) })),
  ],
  ['a size that is another one', 'not the one that was saved', () => zipOf(withMedium({ bytes: 3 }))],
  [
    'a page that claims to be a picture',
    'cannot be taken: a.png',
    () => zipOf(describeLink(text), { 'media/1-a.png': text }),
  ],
  [
    'a path out of the folder',
    'cannot be used',
    async () =>
      replaceBytes(
        await zipOf(describeLink(), { 'media/1-a.png': picture, 'aaaaaaaa.txt': 'x' }),
        'aaaaaaaa.txt',
        '../../aa.txt',
      ),
  ],
  [
    'an absolute path',
    'cannot be used',
    async () =>
      replaceBytes(
        await zipOf(describeLink(), { 'media/1-a.png': picture, 'aaaa.txt': 'x' }),
        'aaaa.txt',
        '/aaa.txt',
      ),
  ],
  [
    'two files of one name',
    'cannot be used',
    () => zipOf(describeLink(), { 'media/1-a.png': picture, 'MEDIA/1-A.PNG': picture }),
  ],
  ['a link to another file', 'cannot be used', () => zipOf(describeLink(), undefined, { mode: 0o120777 })],
  ['a password', 'password', async () => encrypt(await zipOf(describeLink()))],
  ['more files than any activity', 'far more', () => zipOf(describeLink(), manyFiles())],
  [
    'a zip bomb',
    'far more',
    () => zipOf(describeLink(), { 'media/1-a.png': Buffer.alloc(25 * 1024 * 1024) }),
  ],
];

describe('taking in', () => {
  beforeAll(() => test.get('POST /admin/activity_types', { hidden: ['cardsend'] }, { as: 'admin' }));

  it.each(cases)('refuses %s whole', async (_name, words, zip) => {
    const before = await countRows();
    const file_id = await uploadZip(test, await zip());
    const state = await importFile(test, file_id);
    expect(state).toMatchObject({ state: 'failed', activity: null, message: expect.stringContaining(words) });
    for (const lang of languages) {
      const { message } = await test.get('GET /diy/import_state', { file_id }, { as: 'teacher', lang });
      expect(message).not.toMatch(/[{}]|^$/);
    }
    await expect.poll(countRows).toEqual(before);
  });

  it('keeps nothing where the storage is too small for all of it', async () => {
    const used = await test.get('GET /admin/storage', {}, { as: 'admin' });
    const before = await countRows();
    const large = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: 'gray',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
    const description = describeLink(large, {});
    const icon = `${hash(picture)}.png`;
    const zip = await zipOf(
      {
        ...description,
        form: { name: 'Link', icon, startup_screen: `${hash(large)}.png` },
        media: [...describeLink().media, { ...description.media[0], path: 'media/2-b.png' }],
      },
      { 'media/1-a.png': picture, 'media/2-b.png': large },
    );
    const file_id = await uploadZip(test, zip);
    await test.get(
      'POST /admin/storage',
      { quota_bytes: used.used_bytes + zip.length + picture.length + 10 },
      { as: 'admin' },
    );
    expect(await importFile(test, file_id)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('room'),
    });
    await test.get('POST /admin/storage', { quota_bytes: null }, { as: 'admin' });
    await expect.poll(countRows).toEqual(before);
  });

  it('takes in what is right, and stores a rewritten picture under its new name', async () => {
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'navy' } })
      .png()
      .withExif({ IFD0: { Artist: 'somebody' } })
      .toBuffer();
    const zip = await zipOf(describeLink(photo), { 'media/1-a.png': photo });
    const state = await importFile(test, await uploadZip(test, zip));
    expect(state).toMatchObject({ state: 'done', activity: { name: 'Link' } });
    const draft = await test.get('GET /diy/detail', { id: state.activity?.id ?? 0 }, { as: 'teacher' });
    expect(draft.startup_screen).toMatch(/^[0-9a-f]{64}\.png$/);
    expect(draft.startup_screen).not.toContain(hash(photo));
    const reply = await test.server.inject({ method: 'GET', url: `/media/${draft.startup_screen}` });
    expect(reply.statusCode).toBe(200);
    expect((await sharp(reply.rawPayload).metadata()).exif).toBeUndefined();
  });
});
