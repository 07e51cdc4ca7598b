import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showPlayer } from '#tests/browser/show-player.tsx';
import { stopAt } from '#tests/support/test-video-quiz.ts';
import { videoquiz } from '../activity.ts';
import { createEmptyVideoQuiz, type ShownVideoQuiz } from '../model.ts';
import { Player } from './player.tsx';

/** The player on the demo school's own short video, as a student sees it. */

const content: ShownVideoQuiz = {
  ...createEmptyVideoQuiz(),
  video: { media: '/src/demo/media/rain/rain.mp4', name: 'rain.mp4', bytes: 1 },
  chapters: [{ id: 'c1', at_s: 6, title: 'The sea' }],
  questions: [stopAt('q1', 0.4, { again_from_s: 0.1 }), stopAt('q2', 0.9)],
};
const play = (more: object = {}) => showPlayer({ model: videoquiz, Player, content, ...more });
const video = () => document.querySelector('video') as HTMLVideoElement;
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function start(): Promise<void> {
  await expect.poll(() => video().readyState).toBeGreaterThan(0);
  video().muted = true;
  await video().play();
}

beforeEach(() => page.viewport(1366, 768));

it('asks at its time, keeps the answer, and does not ask again after going back', async () => {
  const { screen, onAnswer } = await play();
  await start();
  await expect.element(page.getByText('Why q1?')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /Question 1/ })).toHaveFocus();
  expect(await findAxeViolations(screen.container)).toEqual([]);
  await page.getByRole('radio', { name: /clouds/ }).click({ force: true });
  expect(onAnswer).toHaveBeenCalledWith('q1', { option: 'a' });
  await button('Go on with the video').click();
  await expect.element(page.getByText('Why q2?')).toBeVisible();
  await button('Go on with the video').click();
  video().pause();
  video().currentTime = 0;
  await expect.poll(() => video().seeking).toBe(false);
  await video().play();
  // What has no answer is asked again, what has one is passed.
  await expect.element(page.getByText('Why q2?')).toBeVisible();
  expect(page.getByText('Why q1?').query()).toBeNull();
});

it('shows the explanation with the mark, and leads back to what a wrong answer missed', async () => {
  await play({ checkable: true });
  await start();
  await page.getByRole('radio', { name: /trees/ }).click({ force: true });
  await button('Check').click();
  const jumps: number[] = [];
  video().addEventListener('seeking', () => jumps.push(video().currentTime));
  await button('Watch this part again').click();
  await expect.poll(() => jumps).toEqual([expect.closeTo(0.1, 1)]);
  await expect.element(page.getByText('Why q2?')).toBeVisible();
});

it('puts the question on the full screen with the video', async () => {
  const request = vi.spyOn(HTMLElement.prototype, 'requestFullscreen').mockResolvedValue();
  await play();
  await button('Full screen').click();
  const shown = request.mock.contexts[0] as HTMLElement;
  await start();
  await expect.element(page.getByText('Why q1?')).toBeVisible();
  expect(shown.contains(page.getByText('Why q1?').element())).toBe(true);
  expect(shown.contains(video())).toBe(true);
});

it('leaves the full screen while a question is open, however far it is scrolled', async () => {
  await page.viewport(390, 600);
  await play({ content: { ...content, questions: [stopAt('q1', 0.4, { explanation: 'x' })] } });
  await button('Full screen').click();
  await expect.poll(() => document.fullscreenElement?.contains(video())).toBe(true);
  await expect.element(button('Leave full screen')).toBeVisible();
  await start();
  await expect.element(page.getByText('Why q1?')).toBeVisible();
  const leave = button('Leave full screen');
  await expect.element(leave).toBeVisible();
  const { width, height } = leave.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  document.fullscreenElement?.scrollTo(0, 10_000);
  await expect.element(leave).toBeInViewport({ ratio: 1 });
  (leave.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.fullscreenElement).toBeNull();
  await expect.element(page.getByRole('heading', { name: /Question 1/ })).toHaveFocus();
  await expect.element(leave).not.toBeInTheDocument();
  await expect.element(page.getByText('Why q1?')).toBeVisible();
});

it('leaves the full screen of a phone that shows the video alone when a question comes', async () => {
  const leave = vi.fn<() => void>();
  await play();
  Object.assign(video(), { webkitDisplayingFullscreen: true, webkitExitFullscreen: leave });
  await start();
  await expect.element(page.getByText('Why q1?')).toBeVisible();
  expect(leave).toHaveBeenCalledOnce();
});

it('says before the lesson that a device cannot play videos, and asks its questions', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
  await play();
  await expect.element(page.getByText(/cannot play the video.*another browser/)).toBeVisible();
  await expect.element(page.getByText('Why q1?')).toBeVisible();
});

it('says so as well where the file fails, and waits where it is the network that fails', async () => {
  const broken = {
    ...content,
    video: { media: '/src/demo/media/rain/rain-2.mp4', name: 'no.mp4', bytes: 1 },
  };
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const shown = await play({ content: broken });
  await expect.element(page.getByText(/The video does not load/)).toBeVisible();
  expect(page.getByText('Why q1?').query()).toBeNull();
  isOnline.mockReturnValue(true);
  await button('Load the video again').click();
  await expect.element(page.getByText(/cannot play the video/)).toBeVisible();
  await expect.element(page.getByText('Why q1?')).toBeVisible();
  await shown.screen.unmount();
});

it('jumps to a chapter, but not past a question', async () => {
  await play({ responses: { q1: { option: 'a' }, q2: { option: 'a' } } });
  await expect.poll(() => video().readyState).toBeGreaterThan(0);
  await page.getByRole('button', { name: /The sea/ }).click();
  await expect.poll(() => video().currentTime).toBeCloseTo(6, 1);
  await page.viewport(390, 844);
  const { width, height } = page
    .getByRole('button', { name: /The sea/ })
    .element()
    .getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

it('is held by the keys of its slider where skipping is not allowed', async () => {
  await play({ content: { ...content, no_skipping: true, questions: [stopAt('q1', 9)] } });
  await expect.poll(() => video().readyState).toBeGreaterThan(0);
  (page.getByRole('slider', { name: 'Position' }).element() as HTMLElement).focus();
  for (const keys of ['{End}', '{PageUp}', '{ArrowRight>40/}']) {
    await userEvent.keyboard(keys);
    await expect.poll(() => video().seeking).toBe(false);
    expect(video().currentTime).toBeLessThan(0.25);
  }
  await expect.element(page.getByText(/once you have watched what is before/)).toBeVisible();
});
