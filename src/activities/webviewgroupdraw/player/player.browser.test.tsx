import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPlayer } from '#tests/browser/show-player.tsx';
import { webviewgroupdraw } from '../activity.ts';
import * as switches from '../board/control.ts';
import { type Board, createEmptyBoard } from '../model.ts';
import { samples } from '../samples.ts';
import { Player } from './player.tsx';

const task: Board = { ...createEmptyBoard(), prompt: 'Plan a garden.' };
const play = (change: Partial<Board> = {}, more: object = {}) =>
  showPlayer({ model: webviewgroupdraw, Player, content: { ...task, ...change }, language: 'en', ...more });
const canvas = (name = 'Your board') => page.getByRole('application', { name });
const pen = () => page.getByRole('radio', { name: 'Pen (P)' });
const begin = switches.readControl(null);

it('is only looked at while the teacher has paused it, and says so', async () => {
  await page.viewport(1216, 900);
  const { spaces } = await play();
  await expect.element(pen()).toBeInTheDocument();
  await spaces.setControl?.(switches.freezeAll(begin, true));
  await expect.element(page.getByText(/Your teacher has paused the board/)).toBeVisible();
  await expect.element(canvas()).toBeVisible();
  expect(pen().query()).toBeNull();
  await spaces.setControl?.(switches.freezeAll(begin, false));
  await expect.element(pen()).toBeInTheDocument();
});

it('gets the page that the teacher hands out', async () => {
  await page.viewport(1216, 900);
  const { spaces } = await play();
  await expect.element(canvas()).toBeVisible();
  const next = page.getByRole('button', { name: 'Next page' });
  expect(next.query()).toBeNull();
  await spaces.setControl?.(switches.addPageToAll(begin));
  await expect.element(next).toBeInTheDocument();
});

it('draws on the board of the class where the class shares one', async () => {
  await page.viewport(1216, 900);
  const { spaces } = await play({ board_of: 'class' });
  await expect.element(canvas('Board of the class')).toBeVisible();
  await expect.element(page.getByText('10 points')).not.toBeInTheDocument();
  (canvas('Board of the class').element() as HTMLElement).focus();
  await userEvent.keyboard('l{Enter}');
  const space = await spaces.open('class_ink', (shown) => shown ?? null);
  await expect.poll(() => space.state().items.size).toBe(1);
});

it('has the web page beside the board, and as a tab on a phone', async () => {
  const web = { url: 'https://trees.example/banyan', page_title: 'The banyan', frameable: true };
  await page.viewport(1366, 768);
  const { screen } = await play(web);
  const frame = page.getByTitle('Web page: The banyan');
  await expect.element(frame).toBeVisible();
  await expect.element(canvas()).toBeVisible();
  expect(page.getByRole('tab').elements()).toEqual([]);
  await screen.unmount();
  await page.viewport(390, 844);
  await play(web);
  await expect.element(canvas()).toBeVisible();
  const height = canvas().element().getBoundingClientRect().height;
  expect(height).toBeGreaterThan(300);
  await expect.element(frame).not.toBeVisible();
  await page.getByRole('tab', { name: 'Web page' }).click();
  await expect.element(frame).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Web page' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('tab', { name: 'Board' })).toHaveFocus();
  expect(canvas().element().getBoundingClientRect().height).toBe(height);
});

it('takes back own things alone', async () => {
  await page.viewport(1216, 900);
  const { spaces } = await play({}, { entries: samples.contents[0]?.entries });
  const space = await spaces.open('ink', (shown) => shown ?? null);
  const before = space.state().items.size;
  expect(before).toBeGreaterThan(0);
  await expect.element(canvas()).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeDisabled();
  (canvas().element() as HTMLElement).focus();
  await userEvent.keyboard('l{Enter}');
  await expect.poll(() => space.state().items.size).toBe(before + 1);
  await undo.click();
  await expect.poll(() => space.state().items.size).toBe(before);
  await expect.element(undo).toBeDisabled();
});
