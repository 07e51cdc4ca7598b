import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EditorProps } from '#form/activity-views.ts';
import { createSamplePages, sampleTextsUrl } from '#parts/document-pages/sample-pages.ts';
import { inventMedia } from '#tests/browser/invent-media.ts';
import { showEditor } from '#tests/browser/show-editor.tsx';
import { drawsomething } from '../activity.ts';
import { createEmptyDrawing, type Drawing } from '../model.ts';
import { Editor } from './editor.tsx';

const media = 'documents/leaf.pdf';
const conversionResults = {
  [media]: { document: { pages: createSamplePages('harbour', 3), text: sampleTextsUrl('harbour') } },
};
const show = (change: Partial<Drawing> = {}, more: object = {}) =>
  showEditor<Drawing>({
    model: drawsomething,
    Editor,
    content: { ...createEmptyDrawing(), ...change },
    ...more,
  });
const radio = (name: string) => page.getByRole('radio', { name });

/** Keeps the file as the server would. */
const uploadFile: EditorProps['uploadFile'] = (file, kind) =>
  Promise.resolve({
    id: 1,
    url: kind === 'document' ? media : inventMedia('leaf.png'),
    name: file.name,
    mime: file.type,
    bytes: file.size,
    ...(kind === 'picture' && { width: 640, height: 480 }),
  });

const chooseFile = async (name: string) => {
  const input = document.querySelector<HTMLInputElement>('fieldset input[type=file]');
  if (!input) throw new Error('Nothing takes a file');
  await userEvent.upload(page.elementLocator(input), new File(['x'], name));
};

beforeEach(() => page.viewport(1366, 900));

it('is complete once it says what to draw, on the background that was chosen', async () => {
  const { draft, issues } = await show();
  await page.getByLabelText('What to draw').fill('Draw a leaf.');
  await radio('Squares').click();
  await page.getByText('Portrait').click();
  expect(draft()).toMatchObject({ prompt: 'Draw a leaf.', background: 'squares', orientation: 'portrait' });
  expect(issues()).toEqual([]);
  await expect.element(page.getByRole('application', { name: 'Your drawing' })).toBeVisible();
});

it('takes a picture as the page', async () => {
  const { draft } = await show({ prompt: 'Draw.' }, { uploadFile });
  await radio('Picture or document').click();
  await chooseFile('leaf.png');
  await expect
    .poll(() => draft().own_page)
    .toMatchObject({ kind: 'picture', image: { width: 640, height: 480 } });
  await page.getByRole('button', { name: 'Remove' }).click();
  expect(draft()).toMatchObject({ own_page: null, background: 'own' });
});

it('takes one page of a document', async () => {
  const { draft, issues } = await show({ prompt: 'Draw.' }, { uploadFile, conversionResults });
  await radio('Picture or document').click();
  await chooseFile('leaf.pdf');
  await expect.element(radio('Page 1')).toBeChecked();
  await radio('Page 3').click();
  expect(draft().own_page).toEqual({ kind: 'document', media, name: 'leaf.pdf', page: 2 });
  expect(issues()).toEqual([]);
});

it('lets the teacher choose tools and colours', async () => {
  const { draft } = await show({ prompt: 'Draw.' });
  await page.getByText('Own choice').click();
  await page.getByText('Stamps', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'White' }).click();
  expect(draft().own_tools).not.toContain('stamp');
  expect(draft().own_tools).toContain('pen');
  expect(draft().own_colours).toHaveLength(11);
  expect(draft().own_colours).not.toContain('white');
});

it('counts the time limit in minutes', async () => {
  const { draft } = await show({ prompt: 'Draw.' });
  await page.getByLabelText('Time limit in minutes').fill('2.5');
  expect(draft().time_limit_s).toBe(150);
  await page.getByLabelText('Time limit in minutes').fill('');
  expect(draft()).not.toHaveProperty('time_limit_s');
});

it('opens the marking guide for an issue of the rubric', async () => {
  const rubric = [{ id: 'a', text: '', points: 2 }];
  await show({ prompt: 'Draw.', rubric }, { goTo: { path: ['rubric', 0, 'text'] } });
  await expect.element(page.getByLabelText('Line 1', { exact: true })).toHaveFocus();
});
