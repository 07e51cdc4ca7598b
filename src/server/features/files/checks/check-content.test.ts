import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkContent } from './check-content.ts';

const noPrograms = {
  programs: { soffice: undefined, ffmpeg: undefined, ffprobe: undefined, 'heif-convert': undefined },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recordings-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The first bytes of recordings by browsers. */
const recordingStartByExtension = {
  '.weba': Buffer.from('1a45dfa3874282847765626d', 'hex'),
  '.m4a': Buffer.from(
    `${'00'.repeat(3)}18${Buffer.from('ftypM4A ').toString('hex')}${'00'.repeat(12)}`,
    'hex',
  ),
  '.wav': Buffer.from(`RIFF\x24\0\0\0WAVEfmt ${'\0'.repeat(24)}`, 'latin1'),
};

it.each(Object.entries(recordingStartByExtension))(
  'accepts a %s recording only from students',
  async (extension, bytes) => {
    const path = join(folder, `recording${extension}`);
    await writeFile(path, bytes);
    expect(await checkContent(noPrograms, 'sound', path, true)).toMatchObject({ extension });
    expect(await checkContent(noPrograms, 'sound', path)).toBeUndefined();
    expect(await checkContent(noPrograms, 'picture', path, true)).toBeUndefined();
  },
);

it('refuses a web page as a recording', async () => {
  const path = join(folder, 'page.webm');
  await writeFile(path, '<!doctype html><script>alert(1)</script>');
  expect(await checkContent(noPrograms, 'sound', path, true)).toBeUndefined();
});
