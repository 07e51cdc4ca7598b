import { describe, expect, it } from 'vitest';
import type { ConversionResults } from '#contract/conversion-results.ts';
import { createItem } from './editor/changes.ts';
import { findIssues } from './issues.ts';
import { itemsMax, pagesMax } from './limits.ts';
import type { FileItem, Files } from './model.ts';
import { downloadUrl } from './player/download-url.ts';
import { toPublic } from './public-item.ts';
import { listDraftMedia, resolve } from './resolve.ts';

const createStoredFile = (url: string) => ({ id: 1, url, name: `my ${url}`, mime: '', bytes: 5 });
const image = { url: 'p.webp', width: 8, height: 6 };
const createPages = (count: number) => Array.from({ length: count }, () => ({ image, thumb: image }));
const document = createItem('document', createStoredFile('a.docx'));
const video = createItem('video', createStoredFile('b.avi'));
const playableVideo = {
  video: { ...image, url: 'b.mp4' },
  duration_ms: 9_000,
  poster: image,
  strip: { ...image, columns: 10, count: 9, interval_ms: 1_000 },
};
const createSingleFile = (item: FileItem, more: Partial<FileItem> = {}): Files => ({
  items: [{ ...item, ...more }],
});
const resultsWithPages = (count: number): ConversionResults => ({
  'a.docx': { document: { pages: createPages(count), text: 'a.json' } },
  'b.avi': { video: playableVideo },
});
const messagesOf = (files: Files, conversionResults: ConversionResults) =>
  findIssues(files, conversionResults).map(({ message }) => message);

describe('issues of files', () => {
  it.each<[string, Files, string[], ConversionResults?]>([
    ['no files', { items: [] }, ['items_required']],
    ['a document that is not converted', createSingleFile(document), ['item_pending']],
    ['one that is', createSingleFile(document), [], resultsWithPages(2)],
    ['one that is only downloaded', createSingleFile(document, { download_only: true }), []],
    ['a video that is not converted', createSingleFile(video), ['item_pending']],
    ['an MP4, which plays as it is', createSingleFile(createItem('video', createStoredFile('c.mp4'))), []],
    [
      'a name',
      createSingleFile(createItem('picture', createStoredFile('d.png'), image), { name: ' ' }),
      ['name_required'],
    ],
    [
      'room',
      { items: Array.from({ length: itemsMax + 1 }, () => createItem('video', createStoredFile('c.mp4'))) },
      ['items_too_many'],
    ],
    ['room for pages', createSingleFile(document), ['pages_too_many'], resultsWithPages(pagesMax + 1)],
  ])('%s', (_what, files, expected, conversionResults = {}) => {
    expect(messagesOf(files, conversionResults)).toEqual(expected);
  });
});

it('gives every file its own conversion, and waits for files that are shown', () => {
  const files: Files = { items: [document, video, { ...video, id: 'again', media: 'a.docx' }] };
  const { items } = resolve(files, resultsWithPages(2));
  expect(items.map((item) => [item.document?.pages.length, item.video?.video.url])).toEqual([
    [2, undefined],
    [undefined, 'b.mp4'],
    // The same medium, listed as another kind of file.
    [undefined, undefined],
  ]);
  const downloadOnlyFile = { ...document, id: 'd', download_only: true };
  const picture = createItem('picture', createStoredFile('d.png'), image);
  expect(
    listDraftMedia({ items: [document, downloadOnlyFile, picture] }).map(
      ({ awaitsConversion }) => awaitsConversion,
    ),
  ).toEqual([true, false, false]);
});

it('shows documents as pages with their words, pictures as one page, videos converted; always the file itself to download', () => {
  const files = resolve({ items: [document, video] }, resultsWithPages(2));
  const picture = createItem('picture', createStoredFile('d.png'), { width: 4_000, height: 3_000 });
  const publicItems = toPublic({ items: [...files.items, picture] }).items;
  expect(publicItems.map(({ url }) => url)).toEqual(['a.docx', 'b.avi', 'd.png']);
  expect(publicItems[0]?.pages.map(({ text }) => text)).toEqual([
    { url: 'a.json', index: 0 },
    { url: 'a.json', index: 1 },
  ]);
  expect(publicItems[1]?.video).toMatchObject({ url: 'b.mp4', poster: image });
  expect(publicItems[2]?.pages[0]?.image.url).toBe('d.png?w=1280');
});

it('shows no content of files that are only downloaded', () => {
  const files = resolve(createSingleFile(document, { download_only: true }), resultsWithPages(2));
  expect(toPublic(files).items[0]).toMatchObject({ pages: [], video: null, url: 'a.docx' });
});

it('downloads under the name that the teacher gave', () => {
  expect(downloadUrl('/media/a.pdf', '工作紙 1&2.pdf')).toBe(
    '/media/a.pdf?name=%E5%B7%A5%E4%BD%9C%E7%B4%99%201%262.pdf',
  );
});
