import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canConvert, findMissingProgram, listUnavailableExtensions } from '#server/media/availability.ts';
import { findPrograms } from '#server/media/programs/find-programs.ts';

let folder: string;

async function install(...names: string[]) {
  for (const name of names) {
    await writeFile(join(folder, name), '');
    await chmod(join(folder, name), 0o755);
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'programs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the kinds of files that a server can convert', () => {
  it('depend on the programs in its search path', async () => {
    const none = findPrograms(`/nowhere:${folder}`);
    expect(listUnavailableExtensions(none, 'document')).toEqual([
      '.doc',
      '.docx',
      '.xls',
      '.xlsx',
      '.ppt',
      '.pptx',
    ]);
    expect(listUnavailableExtensions(none, 'video')).toHaveLength(7);
    expect(listUnavailableExtensions(none, 'picture')).toEqual(['.heic', '.heif']);
    expect(findMissingProgram(none, 'picture', '.heic')).toBe('heif-convert');
    expect(findMissingProgram(none, 'video', '.avi')).toBe('FFmpeg');
    expect(findMissingProgram(none, 'document', '.docx')).toBe('LibreOffice');
    expect(findMissingProgram(none, 'document', '.pdf')).toBeUndefined();
    expect(canConvert(none, 'video')).toBe(false);

    await install('ffmpeg', 'soffice');
    const some = findPrograms(`/nowhere:${folder}`);
    expect(some).toEqual({
      soffice: join(folder, 'soffice'),
      ffmpeg: join(folder, 'ffmpeg'),
      ffprobe: undefined,
    });
    expect(listUnavailableExtensions(some, 'document')).toEqual([]);
    // Without ffprobe, the server cannot read any facts about a video.
    expect(listUnavailableExtensions(some, 'video')).toContain('.avi');

    await install('ffprobe');
    expect(listUnavailableExtensions(findPrograms(folder), 'video')).toEqual([]);
    expect(canConvert(findPrograms(folder), 'video')).toBe(true);
  });

  it('do not depend on files that cannot be executed', async () => {
    await chmod(join(folder, 'soffice'), 0o644);
    expect(findPrograms(folder).soffice).toBeUndefined();
  });
});
