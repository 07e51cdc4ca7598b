import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resultCodes } from '#contract/codes.ts';
import { showEditor } from '#tests/browser/show-editor.tsx';
import { webviewgroupdraw } from '../activity.ts';
import { type Board, createEmptyBoard } from '../model.ts';
import { Editor } from './editor.tsx';

const task: Board = { ...createEmptyBoard(), prompt: 'Plan a garden.' };
const show = (change: Partial<Board> = {}) =>
  showEditor({ model: webviewgroupdraw, Editor, content: { ...task, ...change } });

afterEach(() => {
  vi.unstubAllGlobals();
});

it('marks boards of groups alone', async () => {
  const { draft, issues } = await show({ score: null });
  expect(issues().map(({ message }) => message)).toEqual(['score_range']);
  await page.getByRole('switch', { name: 'You mark the boards' }).click();
  await expect.poll(() => draft().is_marked).toBe(false);
  expect(issues()).toEqual([]);
  await page.getByText('The whole class').click();
  await expect.poll(() => draft().board_of).toBe('class');
  expect(page.getByRole('switch', { name: 'You mark the boards' }).query()).toBeNull();
  await expect.element(page.getByRole('application', { name: 'Board of the class' })).toBeInTheDocument();
});

it('begins with as many pages as are chosen', async () => {
  const { draft } = await show();
  await page.getByLabelText('Pages at the start').selectOptions('3');
  await expect.poll(() => draft().page_count).toBe(3);
});

it('shows a web page beside the board if the server says that it may be framed', async () => {
  await page.viewport(1366, 768);
  const url = 'https://trees.example/';
  const data = { url, title: 'Trees', frameable: true };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: resultCodes.success, msg: '', data })));
  const { draft } = await show();
  await page.getByLabelText('Address of the page').fill(url);
  await userEvent.tab();
  await expect.poll(draft).toMatchObject({ url, page_title: 'Trees', frameable: true });
  await expect.element(page.getByText('The page can be shown beside the board.')).toBeVisible();
  await page.getByLabelText('Address of the page').fill('');
  await expect.poll(draft).toMatchObject({ url: '', frameable: null });
});
