import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StoredFile } from '#form/activity-type.ts';
import type { EditorProps } from '#form/activity-views.ts';
import { inventMedia } from '#tests/browser/invent-media.ts';
import { showEditor } from '#tests/browser/show-editor.tsx';
import { ebook } from '../activity.ts';
import { documentsMax, pagesInDraftMax } from '../limits.ts';
import { createEmptyEbook, type Ebook, type EbookPage } from '../model.ts';
import { Editor } from './editor.tsx';

// A small limit, because rendering two thousand cards takes long.
vi.mock('../limits.ts', async (load) => ({
  ...(await load<typeof import('../limits.ts')>()),
  pagesInDraftMax: 9,
}));

const picture = inventMedia('page.png');
const image = { url: picture, width: 640, height: 480 };
const createPage = (id: string, more: Partial<EbookPage> = {}): EbookPage => ({
  id,
  image,
  title: id,
  url: '',
  ...more,
});
const button = (name: string | RegExp) => page.getByRole('button', { name });

/** The server's replies about conversions, by medium. */
const conversions = new Map<string, object>();
const requestedPaths: string[] = [];

function setConversion(media: string, more: object): void {
  conversions.set(media, {
    media,
    state: 'running',
    progress: 0,
    message: '',
    may_retry: false,
    result: null,
    ...more,
  });
}

beforeEach(async () => {
  await page.viewport(1216, 900);
  conversions.clear();
  requestedPaths.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation((request) => {
    const url = new URL(String(request instanceof Request ? request.url : request), location.href);
    requestedPaths.push(url.pathname);
    const items = [...conversions.values()];
    const data = url.pathname.endsWith('/retry') ? items[0] : { items };
    return Promise.resolve(Response.json({ code: 1, msg: '', data }));
  });
});

afterEach(() => {
  document.body.innerHTML = '';
});

function show(
  content: Ebook,
  more: { uploadFile?: EditorProps['uploadFile']; goTo?: EditorProps['goTo'] } = {},
) {
  return showEditor<Ebook>({ model: ebook, Editor, content, ...more });
}

async function dropFiles(...files: File[]): Promise<void> {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const target = button('Choose files').element();
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  await Promise.resolve();
}

const mediaOf = (name: string) =>
  `${name.charCodeAt(0).toString(16).padStart(64, '0')}${/\.\w+$/.exec(name)?.[0] ?? ''}`;

function storeFile(file: File, kind: string): Promise<StoredFile> {
  const size = kind === 'picture' ? { width: 640, height: 480 } : {};
  const url = kind === 'picture' ? picture : mediaOf(file.name);
  return Promise.resolve({ id: 1, url, name: file.name, mime: file.type, bytes: 1, ...size });
}

describe('adding files', () => {
  it('adds pages for pictures at once, and for documents after their conversion, in the order of their names', async () => {
    const media = mediaOf('b2.pdf');
    setConversion(media, { progress: 0.42 });
    const { draft, issues } = await show(createEmptyEbook(), { uploadFile: storeFile });
    await dropFiles(new File(['x'], 'c10.png'), new File(['x'], 'b2.pdf'), new File(['x'], 'a1.png'));
    await expect.element(page.getByText('Pages of b2.pdf')).toBeVisible();
    await expect.element(page.getByText('Converting… 42%')).toBeVisible();
    expect(draft().pages.map(({ source }) => source?.media)).toEqual([undefined, media, undefined]);
    expect(issues().map(({ message }) => message)).toEqual(['document_pending']);
    const storedDraft = draft();

    const result = {
      kind: 'document',
      pages: [
        { image, thumb: image },
        { image, thumb: image },
      ],
      text: 'w.json',
    };
    setConversion(media, { state: 'done', progress: 1, result });
    await vi.waitFor(() => expect(issues()).toEqual([]), 5000);
    await expect.element(button(/^Page 4/)).toBeVisible();
    // The conversion alone does not change the draft.
    expect(draft()).toEqual(storedDraft);
    await button(/^Page 3/).click();
    await page.getByRole('textbox', { name: /^Title/ }).fill('Ferry');
    expect(draft().pages.map(({ source, title }) => [source?.page, title])).toEqual([
      [undefined, ''],
      [0, ''],
      [1, 'Ferry'],
      [undefined, ''],
    ]);
  });

  it('says why a conversion failed, and tries it again', async () => {
    const media = mediaOf('f.pdf');
    setConversion(media, { state: 'failed', message: 'It is locked by a password.', may_retry: true });
    const waitingPage = { id: 'w', title: '', url: '', source: { media, page: null } };
    await show({ ...createEmptyEbook(), pages: [waitingPage], documents: [{ media, name: 'f.pdf' }] });
    await expect.element(page.getByText('It is locked by a password.')).toBeVisible();
    setConversion(media, { state: 'queued' });
    await button('Convert again').click();
    await expect.element(page.getByText('Waiting to be converted…')).toBeVisible();
    expect(requestedPaths).toContain('/api/upload/retry');
  });

  it('adds each file as soon as it has arrived, in its place', async () => {
    const arrivals = new Map<string, () => void>();
    const uploadFile: EditorProps['uploadFile'] = async (file, kind) => {
      await new Promise<void>((finishUpload) => arrivals.set(file.name, finishUpload));
      return { ...(await storeFile(file, kind)), url: file.name };
    };
    const { draft } = await show({ ...createEmptyEbook(), pages: [createPage('old')] }, { uploadFile });
    await dropFiles(...['3.png', '1.png', '2.png'].map((name) => new File(['x'], name)));
    const listImageUrls = () => draft().pages.map((one) => one.image?.url);
    for (const [name, there] of [
      ['2.png', ['2.png']],
      ['3.png', ['2.png', '3.png']],
      ['1.png', ['1.png', '2.png', '3.png']],
    ] as const) {
      arrivals.get(name)?.();
      await vi.waitFor(() => expect(listImageUrls()).toEqual([picture, ...there]));
    }
  });

  it('says why each failed file did not arrive', async () => {
    const uploadFile = () => Promise.reject(new Error('The school has no room left.'));
    const { draft } = await show(createEmptyEbook(), { uploadFile });
    await dropFiles(new File(['x'], 'a.png'), new File(['x'], 'virus.exe'));
    await expect.element(page.getByText('a.png: The school has no room left.')).toBeVisible();
    await expect.element(page.getByText('virus.exe: Files of this kind cannot be used here.')).toBeVisible();
    expect(draft().pages).toEqual([]);
  });
});

describe('a book that is full', () => {
  const createBook = (files: number, pages: number): Ebook => ({
    ...createEmptyEbook(),
    documents: Array.from({ length: files }, (_, index) => ({
      media: mediaOf(`${index}.pdf`),
      name: 'x.pdf',
    })),
    pages: Array.from({ length: pages }, (_, index) => createPage(`p${index}`)),
  });

  it('names the documents that are left out with the remedy, and adds the rest', async () => {
    const uploadFile = vi.fn<EditorProps['uploadFile']>(storeFile);
    const { draft } = await show(createBook(documentsMax - 1, 2), { uploadFile });
    await dropFiles(...['a.pdf', 'b.pdf', 'c.png', 'd.pdf'].map((name) => new File(['x'], name)));
    const text = 'not added, because there are 100 documents already. Put it into a second activity.';
    await expect.element(page.getByText(`b.pdf: ${text}`)).toBeVisible();
    await expect.element(page.getByText(`d.pdf: ${text}`)).toBeVisible();
    expect(uploadFile.mock.calls.map(([{ name }]) => name)).toEqual(['a.pdf', 'c.png']);
    await vi.waitFor(() => expect(draft().pages).toHaveLength(4));
    expect(draft().documents.at(-1)?.name).toBe('a.pdf');
  });

  it('keeps a document whose pages do not fit, says so, and adds them once they fit', async () => {
    const media = mediaOf('w.pdf');
    const waitingPage = { id: 'w', title: '', url: '', source: { media, page: null } };
    const pages = Array.from({ length: 3 }, () => ({ image, thumb: image }));
    setConversion(media, {
      state: 'done',
      progress: 1,
      result: { kind: 'document', pages, text: 'w.json' },
    });
    const fullBook = createBook(0, pagesInDraftMax - 2);
    const { draft, issues } = await show({
      ...fullBook,
      pages: [waitingPage, ...fullBook.pages],
      documents: [{ media, name: 'w.pdf' }],
    });
    const refusal = page.getByText(/This document has 3 pages, but there is room for 2 only/);
    await expect.element(refusal).toBeVisible();
    expect(draft().pages).toHaveLength(pagesInDraftMax - 1);
    expect(issues().map(({ message }) => message)).toEqual(['document_pending']);
    await button(/^Page 2/).click();
    await button('Delete page').click();
    await vi.waitFor(() => expect(issues()).toEqual([]));
    await button(/^Page 4/).click();
    await page.getByRole('textbox', { name: /^Title/ }).fill('after them');
    expect(draft().pages).toHaveLength(pagesInDraftMax);
    expect(draft().pages.slice(0, 4)).toMatchObject([
      { id: 'w-1' },
      { id: 'w-2' },
      { id: 'w-3' },
      { id: 'p1', title: 'after them' },
    ]);
  });
});

describe('pages', () => {
  const bookOfThree = { ...createEmptyEbook(), pages: ['one', 'two', 'three'].map((id) => createPage(id)) };
  const listTitles = (book: Ebook) => book.pages.map(({ title }) => title);

  it('are sorted by keyboard, and screen readers announce each step', async () => {
    const { draft } = await show(bookOfThree);
    (button('Move page 1').element() as HTMLElement).focus();
    for (const key of [' ', '{ArrowRight}', '{ArrowRight}', ' ']) {
      await userEvent.keyboard(key);
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
    await vi.waitFor(() => expect(listTitles(draft())).toEqual(['two', 'three', 'one']));
    await expect.element(page.getByText('Dropped at place 3 of 3.')).toBeInTheDocument();
  });

  it('get a title and a link, to which https:// is added', async () => {
    const { draft } = await show(bookOfThree);
    await button(/^Page 2/).click();
    await page.getByRole('textbox', { name: /^Title/ }).fill('Ferry');
    await page.getByRole('textbox', { name: /^Link/ }).fill('example.com/ferry');
    await userEvent.tab();
    expect(draft().pages[1]).toMatchObject({ title: 'Ferry', url: 'https://example.com/ferry' });
    await page.getByRole('textbox', { name: /^Link/ }).fill('http://example.com');
    await expect.element(page.getByText('Page 2: a link begins with https://')).toBeVisible();
  });

  it('are deleted, also a whole document at once, and restored', async () => {
    const media = mediaOf('d.pdf');
    const createDocumentPage = (index: number) => ({ image: undefined, source: { media, page: index } });
    const documents = [{ media, name: 'day.pdf' }];
    const both = [image, image].map((one) => ({ image: one, thumb: one }));
    setConversion(media, { state: 'done', result: { kind: 'document', pages: both, text: 'd.json' } });
    const pages = [
      createPage('one', createDocumentPage(0)),
      createPage('two'),
      createPage('three', createDocumentPage(1)),
    ];
    const { draft } = await show({ ...createEmptyEbook(), documents, pages });
    await button(/^Page 1/).click();
    await button('Delete all 2 pages of day.pdf').click();
    await vi.waitFor(() => expect(listTitles(draft())).toEqual(['two']));
    expect(draft().documents).toEqual([]);
    await button('Undo').last().click();
    await vi.waitFor(() => expect(listTitles(draft())).toEqual(['one', 'two', 'three']));
    expect(draft().documents).toEqual(documents);
  });

  it('are focused if the page asks for it', async () => {
    const pages = [createPage('one'), createPage('two', { url: 'nonsense' })];
    await show({ ...createEmptyEbook(), pages }, { goTo: { path: ['pages', 1, 'url'] } });
    await expect.element(page.getByRole('textbox', { name: /^Link/ })).toHaveFocus();
  });
});

it('has an uploaded cover, or the first page as cover', async () => {
  const { draft } = await show(
    { ...createEmptyEbook(), pages: [createPage('one')] },
    { uploadFile: storeFile },
  );
  const input = document.querySelector<HTMLInputElement>('input[type=file][accept^="image/png"]');
  if (!input) throw new Error('No way to choose a cover');
  await userEvent.upload(input, new File(['x'], 'cover.png', { type: 'image/png' }));
  await vi.waitFor(() => expect(draft().cover).toEqual({ url: picture, width: 640, height: 480 }));
  await expect.element(button(/^Page 2/)).toBeVisible();
  await button('Use the first page').click();
  expect(draft().cover).toBeNull();
});
