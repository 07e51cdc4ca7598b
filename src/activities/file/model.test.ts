import { describe, expect, it } from 'vitest';
import { createItem, takeMade } from './changes.ts';
import { downloadUrl } from './download-url.ts';
import { findIssues, published } from './issues.ts';
import { itemsMax, pagesMax } from './limits.ts';
import type { FileItem, Files } from './model.ts';
import { toPublic } from './show-item.ts';

const stored = (url: string) => ({ id: 1, url, name: `my ${url}`, mime: '', bytes: 5 });
const image = { url: 'p.webp', width: 8, height: 6 };
const pages = (count: number) => Array.from({ length: count }, () => ({ image, thumb: image }));
const document = createItem('document', stored('a.docx'));
const video = createItem('video', stored('b.avi'));
const made = { kind: 'document' as const, pages: pages(2), text: 'a.json' };
const playable = {
  kind: 'video' as const,
  video: { ...image, url: 'b.mp4' },
  duration_ms: 9_000,
  poster: image,
  strip: { ...image, columns: 10, count: 9, interval_ms: 1_000 },
};
const only = (item: FileItem, more: Partial<FileItem> = {}): Files => ({ items: [{ ...item, ...more }] });
const messagesOf = (files: Files) => findIssues(files).map(({ message }) => message);

describe('what files lack', () => {
  it.each<[string, Files, string[]]>([
    ['no files', { items: [] }, ['items_required']],
    ['a document that is not converted', only(document), ['item_pending']],
    ['one that is', takeMade(only(document), 'a.docx', made), []],
    ['one that is only downloaded', only(document, { download_only: true }), []],
    ['a video that is not converted', only(video), ['item_pending']],
    ['an MP4, which plays as it is', only(createItem('video', stored('c.mp4'))), []],
    ['a name', only(createItem('picture', stored('d.png'), image), { name: ' ' }), ['name_required']],
    [
      'room',
      { items: Array.from({ length: itemsMax + 1 }, () => createItem('video', stored('c.mp4'))) },
      ['items_too_many'],
    ],
    [
      'room for pages',
      only(document, { document: { pages: pages(pagesMax + 1), text: 't.json' } }),
      ['pages_too_many'],
    ],
  ])('%s', (_what, files, expected) => {
    expect(messagesOf(files)).toEqual(expected);
    expect(published.safeParse(files).success).toBe(expected.length === 0);
  });
});

it('gives what a conversion made to the file it was made of, once', () => {
  const files: Files = { items: [document, video] };
  const taken = takeMade(files, 'b.avi', playable);
  expect(taken.items[0]).toBe(document);
  expect(taken.items[1]?.video?.video.url).toBe('b.mp4');
  expect(takeMade(taken, 'b.avi', playable)).toBe(taken);
  // The same medium, taken for something else.
  expect(takeMade(files, 'a.docx', playable)).toBe(files);
});

it('shows documents as pages with their words, pictures as one page, videos converted; always the file itself to download', () => {
  const files = takeMade(takeMade({ items: [document, video] }, 'a.docx', made), 'b.avi', playable);
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

it('shows nothing of what is only downloaded', () => {
  const files = takeMade(only(document, { download_only: true }), 'a.docx', made);
  expect(toPublic(files).items[0]).toMatchObject({ pages: [], video: null, url: 'a.docx' });
});

it('downloads under the name that the teacher gave', () => {
  expect(downloadUrl('/media/a.pdf', '工作紙 1&2.pdf')).toBe(
    '/media/a.pdf?name=%E5%B7%A5%E4%BD%9C%E7%B4%99%201%262.pdf',
  );
});
