import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDiskFiles } from '#server/storage/disk-files.ts';
import { openTestFiles, type TestFiles } from '#tests/support/test-files.ts';

/** Both implementations of the file store keep the same promises; TEST_FILES chooses the tested one. */

let testFiles: TestFiles;
const localPath = join(tmpdir(), randomUUID());
const content = randomBytes(3 * 1024 * 1024);

beforeAll(async () => {
  testFiles = await openTestFiles();
  await writeFile(localPath, content);
});

afterAll(async () => {
  await testFiles.close();
  await rm(localPath);
});

const read = async (key: string, range?: { start: number; end: number }) =>
  buffer(await testFiles.files.read(key, range));

describe('the file store', () => {
  it('keeps a local file whole, and gives any part of it', async () => {
    const { files } = testFiles;
    await files.put('ab/whole.bin', localPath);
    expect(await files.size('ab/whole.bin')).toBe(content.length);
    expect((await read('ab/whole.bin')).equals(content)).toBe(true);
    expect(
      (await read('ab/whole.bin', { start: 1_000_000, end: 1_000_099 })).equals(
        content.subarray(1_000_000, 1_000_100),
      ),
    ).toBe(true);
  });

  it('keeps bytes, empty ones too, and lets the same be stored again', async () => {
    const { files } = testFiles;
    for (const bytes of [Buffer.from('first'), Buffer.from('first'), Buffer.alloc(0)]) {
      await files.put('private/cd/bytes.bin', bytes);
      expect(await files.size('private/cd/bytes.bin')).toBe(bytes.length);
      expect((await read('private/cd/bytes.bin')).equals(bytes)).toBe(true);
    }
  });

  it('has no object that was never stored, was deleted, or whose write was interrupted', async () => {
    const { files } = testFiles;
    expect(await files.size('ef/never.bin')).toBeUndefined();
    await expect(read('ef/never.bin')).rejects.toThrow();
    await files.put('ef/gone.bin', content);
    await files.delete('ef/gone.bin');
    await files.delete('ef/gone.bin');
    expect(await files.size('ef/gone.bin')).toBeUndefined();
    await expect(files.put('ef/broken.bin', `${localPath}-unknown`)).rejects.toThrow();
    expect(await files.size('ef/broken.bin')).toBeUndefined();
  });
});

describe('on disk', () => {
  const folder = join(tmpdir(), randomUUID());
  const parts = join(folder, 'parts');
  const disk = openDiskFiles(folder);
  const now = Date.now();

  afterAll(() => rm(folder, { recursive: true }));

  it('a broken-off write leaves no part, and one of a crash goes after a day', async () => {
    await disk.put('ab/x.bin', content);
    // A folder with the final name makes the last step fail.
    await expect(disk.put('ab', content)).rejects.toThrow();
    expect(await readdir(parts)).toEqual([]);
    await writeFile(join(parts, 'crashed'), 'x');
    await writeFile(join(parts, 'running'), 'x');
    const yesterday = new Date(now - 25 * 3_600_000);
    await utimes(join(parts, 'crashed'), yesterday, yesterday);
    await disk.clean(now);
    expect(await readdir(parts)).toEqual(['running']);
  });
});
