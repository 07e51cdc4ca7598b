import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPlayer } from '#tests/browser/show-player.tsx';
import { drawsomething } from '../activity.ts';
import { createEmptyDrawing, type Drawing } from '../model.ts';
import { Player } from './player.tsx';

const task: Drawing = { ...createEmptyDrawing(), prompt: 'Draw a leaf with its veins.', tools: 'pen' };
const play = (change: Partial<Drawing> = {}, more: object = {}) =>
  showPlayer({ model: drawsomething, Player, content: { ...task, ...change }, language: 'en', ...more });
const button = (name: string) => page.getByRole('button', { name });
const canvas = () => page.getByRole('application', { name: 'Your drawing' });
const heightOfCanvas = () => canvas().element().getBoundingClientRect().height;

it('folds the task away, so that the canvas gets its room', async () => {
  await page.viewport(1216, 900);
  await play({ prompt: 'Draw a leaf.\n'.repeat(6) });
  await expect.element(canvas()).toBeVisible();
  const before = heightOfCanvas();
  await button('Hide the task').click();
  await expect.poll(heightOfCanvas).toBeGreaterThan(before + 60);
  await expect.element(button('Show the task')).toHaveAttribute('aria-expanded', 'false');
});

it('opens the task as a sheet on a phone', async () => {
  await page.viewport(390, 844);
  await play();
  await expect.element(canvas()).toBeVisible();
  expect(heightOfCanvas()).toBeGreaterThan(400);
  await button('Read the task').click();
  const sheet = page.getByRole('dialog', { name: 'Task' });
  await expect.element(sheet.getByText('Draw a leaf with its veins.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
});

it('offers the tools of the teacher alone', async () => {
  await page.viewport(1216, 900);
  await play();
  await expect.element(page.getByRole('radio', { name: 'Pen (P)' })).toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: 'Eraser (E)' })).toBeInTheDocument();
  expect(page.getByRole('radio', { name: 'Text (T)' }).query()).toBeNull();
});

it('keeps a timed task until it is opened, and takes nothing after its time', async () => {
  await page.viewport(1216, 900);
  const { onOpen, onShow } = await play({ time_limit_s: 60 });
  await expect.element(button('Open the question')).toBeVisible();
  expect(page.getByText('Draw a leaf with its veins.').query()).toBeNull();
  await button('Open the question').click();
  expect(onOpen).toHaveBeenCalledWith('drawing');
  expect(onShow).toHaveBeenCalledWith('drawing');
  await expect.element(page.getByRole('heading', { name: 'Task' })).toHaveFocus();
  await expect.element(page.getByRole('timer')).toBeVisible();
});

it('is only looked at once the time is over', async () => {
  await page.viewport(1216, 900);
  await play({ time_limit_s: 60 }, { answers: { drawing: { deadlineAt: Date.now() - 1_000 } } });
  await expect.element(page.getByText('Time is up. What you drew is kept.')).toBeVisible();
  await expect.element(canvas()).toBeVisible();
  expect(page.getByRole('radio', { name: 'Pen (P)' }).query()).toBeNull();
});

it('shows the model answer with the key, and never before', async () => {
  await page.viewport(1216, 900);
  const model_answer = 'Veins from the middle to the edge';
  const { screen } = await play({ model_answer });
  await expect.element(canvas()).toBeVisible();
  expect(page.getByText(model_answer).query()).toBeNull();
  await screen.unmount();
  await play({ model_answer }, { mode: 'review' });
  await expect.element(page.getByText(model_answer)).toBeVisible();
});
