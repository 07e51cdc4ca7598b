import { describe, expect, it } from 'vitest';
import type { Made } from '#contract/made.ts';
import { createItem } from './editor/changes.ts';
import { findIssues } from './issues.ts';
import { itemsMax, pagesMax } from './limits.ts';
import type { FileItem, Files } from './model.ts';
import { downloadUrl } from './player/download-url.ts';
import { toPublic } from './public-item.ts';
import { listDraftMedia, resolve } from './resolve.ts';

const stored = (url: string) => ({ id: 1, url, name: `my ${url}`, mime: '', bytes: 5 });
const image = { url: 'p.webp', width: 8, height: 6 };
const pages = (count: number) => Array.from({ length: count }, () => ({ image, thumb: image }));
const document = createItem('document', stored('a.docx'));
const video = createItem('video', stored('b.avi'));
const playable = {
  video: { ...image, url: 'b.mp4' },
  duration_ms: 9_000,
  poster: image,
  strip: { ...image, columns: 10, count: 9, interval_ms: 1_000 },
};
const only = (item: FileItem, more: Partial<FileItem> = {}): Files => ({ items: [{ ...item, ...more }] });
const madeOf = (count: number): Made => ({
  'a.docx': { document: { pages: pages(count), text: 'a.json' } },
  'b.avi': { video: playable },
});
const messagesOf = (files: Files, made: Made) => findIssues(files, made).map(({ message }) => message);

describe('what files lack', () => {
  it.each<[string, Files, string[], Made?]>([
    ['no files', { items: [] }, ['items_required']],
    ['a document that is not converted', only(document), ['item_pending']],
    ['one that is', only(document), [], madeOf(2)],
    ['one that is only downloaded', only(document, { download_only: true }), []],
    ['a video that is not converted', only(video), ['item_pending']],
    ['an MP4, which plays as it is', only(createItem('video', stored('c.mp4'))), []],
    ['a name', only(createItem('picture', stored('d.png'), image), { name: ' ' }), ['name_required']],
    [
      'room',
      { items: Array.from({ length: itemsMax + 1 }, () => createItem('video', stored('c.mp4'))) },
      ['items_too_many'],
    ],
    ['room for pages', only(document), ['pages_too_many'], madeOf(pagesMax + 1)],
  ])('%s', (_what, files, expected, made = {}) => {
    expect(messagesOf(files, made)).toEqual(expected);
  });
});

it('gives every file its own conversion, and waits for files that are shown', () => {
  const files: Files = { items: [document, video, { ...video, id: 'again', media: 'a.docx' }] };
  const { items } = resolve(files, madeOf(2));
  expect(items.map((item) => [item.document?.pages.length, item.video?.video.url])).toEqual([
    [2, undefined],
    [undefined, 'b.mp4'],
    // The same medium, listed as another kind of file.
    [undefined, undefined],
  ]);
  const download = { ...document, id: 'd', download_only: true };
  const picture = createItem('picture', stored('d.png'), image);
  expect(listDraftMedia({ items: [document, download, picture] }).map(({ waitFor }) => waitFor)).toEqual([
    true,
    false,
    false,
  ]);
});

it('shows documents as pages with their words, pictures as one page, videos converted; always the file itself to download', () => {
  const files = resolve({ items: [document, video] }, madeOf(2));
  const picture = createItem('picture', stored('d.png'), { width: 4_000, height: 3_000 });
  const shown = toPublic({ items: [...files.items, picture] }).items;
  expect(shown.map(({ url }) => url)).toEqual(['a.docx', 'b.avi', 'd.png']);
  expect(shown[0]?.pages.map(({ text }) => text)).toEqual([
    { url: 'a.json', index: 0 },
    { url: 'a.json', index: 1 },
  ]);
  expect(shown[1]?.video).toMatchObject({ url: 'b.mp4', poster: image });
  expect(shown[2]?.pages[0]?.image.url).toBe('d.png?w=1280');
});

it('shows no content of files that are only downloaded', () => {
  const files = resolve(only(document, { download_only: true }), madeOf(2));
  expect(toPublic(files).items[0]).toMatchObject({ pages: [], video: null, url: 'a.docx' });
});

it('downloads under the name that the teacher gave', () => {
  expect(downloadUrl('/media/a.pdf', '工作紙 1&2.pdf')).toBe(
    '/media/a.pdf?name=%E5%B7%A5%E4%BD%9C%E7%B4%99%201%262.pdf',
  );
});
