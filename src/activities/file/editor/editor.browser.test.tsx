import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StoredFile } from '#form/activity-type.ts';
import { inventMedia } from '#tests/browser/invent-media.ts';
import { showEditor } from '#tests/browser/show-editor.tsx';
import { findIssues } from '../issues.ts';
import type { Files } from '../model.ts';
import { listDraftMedia } from '../resolve.ts';
import { createItem } from './changes.ts';
import { Editor } from './editor.tsx';

const image = { url: inventMedia('page.png'), width: 640, height: 480 };
const button = (name: string | RegExp) => page.getByRole('button', { name });
const conversions = new Map<string, object>();

function setConversion(media: string, more: object): void {
  conversions.set(media, {
    media,
    state: 'running',
    progress: 0.1,
    message: '',
    may_retry: false,
    result: null,
    ...more,
  });
}

beforeEach(async () => {
  await page.viewport(1216, 900);
  conversions.clear();
  vi.spyOn(window, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json({ code: 1, msg: '', data: { items: [...conversions.values()] } })),
  );
});

afterEach(() => {
  document.body.innerHTML = '';
});

const show = (items: Files['items'], uploadFile?: (file: File, kind: string) => Promise<StoredFile>) =>
  showEditor<Files>({
    model: { content: { findIssues, media: listDraftMedia } },
    Editor,
    content: { items },
    ...(uploadFile && { uploadFile }),
  });

const mediaOf = (name: string) =>
  `${name.charCodeAt(0).toString(16).padStart(64, 'f')}${/\.\w+$/.exec(name)?.[0] ?? ''}`;
const createStoredFile = (name: string) => ({ id: 1, url: mediaOf(name), name, mime: '', bytes: 70_000 });

it('accepts several files of all kinds at once, and shows their conversions', async () => {
  const { draft, issues } = await show([], (file, kind) =>
    Promise.resolve({ ...createStoredFile(file.name), ...(kind === 'picture' ? image : {}) }),
  );
  setConversion(createStoredFile('b.pdf').url, {});
  const dataTransfer = new DataTransfer();
  for (const name of ['c.mp4', 'a.png', 'b.pdf']) dataTransfer.items.add(new File(['x'], name));
  button('Choose files')
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  await vi.waitFor(() =>
    expect(draft().items.map(({ kind }) => kind)).toEqual(['picture', 'document', 'video']),
  );
  await vi.waitFor(() => expect(issues().map(({ params }) => params)).toEqual([{ name: 'b.pdf' }]));
  await expect.element(page.getByText('Converting… 10%')).toBeVisible();
  const pages = [image, image, image].map((one) => ({ image: one, thumb: one }));
  setConversion(createStoredFile('b.pdf').url, {
    state: 'done',
    result: { kind: 'document', pages, text: 'b.json' },
  });
  await expect.element(page.getByText('Document · 68.4 KB · 3 pages')).toBeVisible();
  expect(issues()).toEqual([]);
  expect(JSON.stringify(draft())).not.toContain('b.json');
});

it('offers files that cannot be converted as downloads', async () => {
  const item = createItem('document', createStoredFile('damaged.pdf'));
  setConversion(item.media, { state: 'failed', message: 'This file is damaged.' });
  const { issues } = await show([item]);
  await expect.element(page.getByText('This file is damaged.')).toBeVisible();
  await page.getByRole('switch', { name: 'Download only' }).click();
  expect(issues()).toEqual([]);
  await expect.element(page.getByText('This file is damaged.')).not.toBeInTheDocument();
});

it('renames, moves and removes files, and undoes a removal', async () => {
  const items = ['one.mp4', 'two.mp4'].map((name) => createItem('video', createStoredFile(name)));
  const { draft } = await show(items);
  const listNames = () => draft().items.map(({ name }) => name);
  await page.getByRole('textbox', { name: 'Name' }).first().fill('First.mp4');
  expect(listNames()).toEqual(['First.mp4', 'two.mp4']);
  (button('Move First.mp4').element() as HTMLElement).focus();
  for (const key of [' ', '{ArrowDown}', ' ']) {
    await userEvent.keyboard(key);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  await vi.waitFor(() => expect(listNames()).toEqual(['two.mp4', 'First.mp4']));
  await button('Remove two.mp4').click();
  expect(listNames()).toEqual(['First.mp4']);
  await button('Undo').last().click();
  await vi.waitFor(() => expect(listNames()).toEqual(['two.mp4', 'First.mp4']));
});
