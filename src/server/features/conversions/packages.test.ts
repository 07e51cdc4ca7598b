import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openObject } from '#server/features/files/storage/stored-objects.service.ts';
import { packageFilesMax } from '#server/media/packages/read-zip.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';
import { makeZip as zip } from '#tests/support/samples/make-zip.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  countStoredRows,
  listWorkFiles,
  queueMedia,
  waitForConversionEnd,
} from '#tests/support/test-conversions.ts';

/** HTML packages as teachers make them, and as attackers could. */

let test: TestApp;
let stop: () => Promise<void>;
const errors: unknown[] = [];

beforeAll(async () => {
  test = await openTestApp();
  stop = startAllJobs(test.app, (error) => errors.push(error));
});
afterEach(async () => {
  expect(errors.splice(0)).toEqual([]);
  await expect.poll(() => listWorkFiles(test.app)).toEqual([]);
});
afterAll(async () => {
  await stop();
  await test.close();
});

/** A zip with dangerous names, which the library yazl would refuse to write. */
async function zipWithName(name: string): Promise<Buffer> {
  const placeholder = 'x'.repeat(Buffer.byteLength(name));
  const bytes = await zip({ 'index.html': '<p>', [placeholder]: 'harm' });
  return replaceBytes(bytes, Buffer.from(placeholder), Buffer.from(name));
}

function replaceBytes(bytes: Buffer, from: Buffer, to: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  for (let at = changed.indexOf(from); at >= 0; at = changed.indexOf(from, at + 1)) to.copy(changed, at);
  return changed;
}

const centralHeader = Buffer.from([0x50, 0x4b, 1, 2]);
const endRecord = Buffer.from([0x50, 0x4b, 5, 6]);

/** Changes the directory entry of the zip's first file. */
function changeFirstEntry(bytes: Buffer, change: (header: Buffer) => void): Buffer {
  const changed = Buffer.from(bytes);
  change(changed.subarray(changed.indexOf(centralHeader)));
  return changed;
}

const convertZip = async (bytes: Uint8Array) =>
  waitForConversionEnd(
    test,
    await queueMedia(test.app, test.school.people.teacher, bytes, '.zip', 'package'),
  );

const listEntries = (base: string) =>
  test.app.db
    .selectFrom('package_entry')
    .selectAll()
    .where('package', '=', base.split('/')[1]!)
    .orderBy('path')
    .execute();

describe('a package', () => {
  it('is unpacked: each file by its path in the package, with its type', async () => {
    const { state, result, media } = await convertZip(
      await zip({
        'my quiz/index.html': '<script src="js/main.js">',
        'my quiz/js/main.js': 'go()',
        'my quiz/圖片/一.png': new Uint8Array([1, 2]),
        'my quiz/data.unknown': 'x',
        'my quiz/.DS_Store': 'x',
        '__MACOSX/my quiz/._index.html': 'x',
      }),
    );
    const base = `packages/${media.slice(0, 64)}/`;
    expect({ state, result }).toEqual({
      state: 'done',
      result: { kind: 'package', base, entry: 'index.html', files: 4 },
    });
    const entries = await listEntries(base);
    expect(Object.fromEntries(entries.map(({ path, mime }) => [path, mime]))).toEqual({
      'index.html': 'text/html; charset=utf-8',
      'js/main.js': 'text/javascript; charset=utf-8',
      '圖片/一.png': 'image/png',
      'data.unknown': 'application/octet-stream',
    });
    const script = entries.find(({ path }) => path === 'js/main.js')!;
    const bytes = await (await openObject(test.app, script.key.slice(3)))!.openStream();
    expect(Buffer.concat(await bytes.toArray()).toString()).toBe('go()');
  });

  it('may contain another zip, which is not unpacked', async () => {
    const inner = await zip({ 'zeros.bin': new Uint8Array(5_000_000) });
    const { result } = await convertZip(await zip({ 'Index.HTML': '<p>', 'inner.zip': inner }));
    expect(result).toMatchObject({ entry: 'Index.HTML', files: 2 });
  });

  it.each([
    ['with a folder above', '../../x.html', 'package_path_refused'],
    ['with a folder above inside', 'a/../../x.html', 'package_path_refused'],
    ['with an absolute path', '/etc/passwd', 'package_path_refused'],
    ['with a backslash', '..\\..\\x.html', 'package_path_refused'],
    ['with a drive', 'C:/x.html', 'package_path_refused'],
    ['with a NUL in a name', 'a\0.html', 'package_path_refused'],
    ['with an empty step', 'a//x.html', 'package_path_refused'],
    ['with a name that differs in case only', 'INDEX.html', 'package_same_name'],
  ])('%s is refused', async (_what, name, error) => {
    expect(await readRefusal(await zipWithName(name))).toBe(error);
  });

  it('with a name in two Unicode forms is refused', async () => {
    expect(await readRefusal(await zip({ 'index.html': 'a', 'é.png': 'a', 'e\u0301.png': 'b' }))).toBe(
      'package_same_name',
    );
  });

  it('without a start page is refused', async () => {
    expect(await readRefusal(await zip({ 'a/c.html': 'a', 'a/d.html': 'a' }))).toBe('package_without_index');
    expect(await readRefusal(await zip({ 'c.html': 'a', 'd.html': 'a' }))).toBe('package_without_index');
    expect(await readRefusal(await zip({}))).toBe('package_without_index');
  });

  it('with a symbolic link is refused', async () => {
    const bytes = await zip({ 'index.html': '/etc/passwd' }, { mode: 0o120777 });
    expect(await readRefusal(bytes)).toBe('package_path_refused');
  });

  it('that is encrypted is refused', async () => {
    const bytes = changeFirstEntry(await zip({ 'index.html': 'a' }), (header) => {
      header.writeUInt16LE(header.readUInt16LE(8) | 1, 8);
    });
    expect(await readRefusal(bytes)).toBe('package_encrypted');
  });

  it('with too many files is refused, even if only the end of the zip states their number', async () => {
    const names = Array.from({ length: packageFilesMax }, (_, index) => `${index}.txt`);
    const files = Object.fromEntries(['index.html', ...names].map((name) => [name, '']));
    const bytes = await zip(files, { compress: false });
    expect(await readRefusal(bytes)).toBe('package_too_many_files');
    const few = await zip({ 'index.html': 'a' });
    few.writeUInt16LE(0xfff0, few.indexOf(endRecord) + 8);
    few.writeUInt16LE(0xfff0, few.indexOf(endRecord) + 10);
    expect(await readRefusal(few)).toBe('package_too_many_files');
  });

  it('that declares a larger size than allowed is refused before anything is unpacked', async () => {
    const bytes = changeFirstEntry(await zip({ 'index.html': 'a' }), (header) =>
      header.writeUInt32LE(600_000_000, 24),
    );
    expect(await readRefusal(bytes)).toBe('package_too_large');
  });

  it('that unpacks to far more than its size is refused', async () => {
    const zeros = new Uint8Array(30_000_000);
    expect(await readRefusal(await zip({ 'index.html': 'a', 'zeros.bin': zeros }))).toBe('package_bomb');
  });

  it('that contains more than it declares is stopped', async () => {
    const zeros = new Uint8Array(30_000_000);
    const bytes = changeFirstEntry(await zip({ 'index.html': zeros }), (header) =>
      header.writeUInt32LE(1_000, 24),
    );
    expect(await readRefusal(bytes)).toBe('package_damaged');
  });

  it('with a wrong checksum is refused', async () => {
    const bytes = changeFirstEntry(await zip({ 'index.html': 'a' }), (header) => header.writeUInt32LE(7, 16));
    expect(await readRefusal(bytes)).toBe('package_damaged');
  });

  it('that is truncated or no zip is refused', async () => {
    const whole = await zip({ 'index.html': 'a'.repeat(1_000), 'b.txt': 'b' });
    expect(await readRefusal(whole.subarray(0, whole.length - 40))).toBe('package_damaged');
    expect(await readRefusal(Buffer.from('<html>not a zip</html>'))).toBe('package_damaged');
    expect(await readRefusal(whole.subarray(100))).toBe('package_damaged');
  });

  it('that always fails while it is stored leaves no entries and no used files', async () => {
    const { files } = test.app;
    const bytes = await zip({ 'index.html': 'one of a kind', 'b.txt': 'another one' });
    let puts = 0;
    test.app.files = {
      ...files,
      put: (key, path) => {
        puts += 1;
        return puts >= 3 ? Promise.reject(new Error('The disk went away')) : files.put(key, path);
      },
    };
    const media = await queueMedia(test.app, test.school.people.teacher, bytes, '.zip', 'package');
    for (const tries of [1, 2]) {
      const read = test.app.db.selectFrom('job').select(['tries', 'state', 'error']).where('key', '=', media);
      const waiting = { tries, state: 'queued', error: 'failed' };
      await expect.poll(() => read.executeTakeFirst()).toEqual(waiting);
      await test.advanceSignedIn(60_000);
      test.app.bus.publish('jobs', 0, { kind: 'convert_package' });
    }
    expect(await waitForConversionEnd(test, media)).toMatchObject({ state: 'failed', may_retry: true });
    test.app.files = files;
    expect(errors.splice(0)).toHaveLength(3);
    const uses = test.app.db.selectFrom('media_use').select('key').where('holder_media', '=', media);
    await expect.poll(() => uses.execute()).toEqual([]);
    expect(await listEntries(`packages/${media.slice(0, 64)}/`)).toEqual([]);
  });
});

/** The reason of the failed conversion. Also checks that the conversion left nothing stored. */
async function readRefusal(bytes: Buffer): Promise<string> {
  const { teacher } = test.school.people;
  const before = await countStoredRows(test.app);
  const media = await queueMedia(test.app, teacher, bytes, '.zip', 'package');
  const { state, result, message, may_retry } = await waitForConversionEnd(test, media);
  expect({ state, result, may_retry }).toEqual({ state: 'failed', result: null, may_retry: false });
  expect(message).not.toMatch(/[{}\0]/);
  await expect.poll(() => countStoredRows(test.app)).toEqual(before);
  expect(await openObject(test.app, media)).toBeUndefined();
  const row = test.app.db.selectFrom('job').select('error').where('key', '=', media);
  return (await row.executeTakeFirstOrThrow()).error;
}
