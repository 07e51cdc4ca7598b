import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import {
  latest,
  seek,
  showVideoEditor,
  signInForTyping,
  uploadFile,
  video,
} from '#tests/browser/video-quiz-editor.ts';
import { stopAt } from '#tests/support/test-video-quiz.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';

/** The editor on a short video. */

const addHere = () => page.getByRole('button', { name: /Add a question here/ }).click();
const handle = (name: string) => page.getByRole('slider', { name, exact: true });
const times = () => latest().questions.map(({ at_s }) => at_s);

afterEach(() => uploadFile.mockReset());

it('opens at its top, above the list of its questions', async () => {
  await showVideoEditor([stopAt('q1', 1), stopAt('q2', 2)]);
  await expect.element(page.getByText('Question 1 of 2')).toBeInTheDocument();
  expect(document.scrollingElement?.scrollTop).toBe(0);
});

it('puts a question where the playing video is, and stops it', async () => {
  const screen = await showVideoEditor();
  video().muted = true;
  await video().play();
  await expect.poll(() => video().currentTime).toBeGreaterThan(0.3);
  await addHere();
  expect(video().paused).toBe(true);
  expect(times()).toHaveLength(1);
  expect(Math.abs((times()[0] ?? 0) - video().currentTime)).toBeLessThan(0.1);
  await expect.element(page.getByRole('heading', { name: 'Question 1 of 1' })).toBeVisible();
  expect(await findAxeViolations(screen.container)).toEqual([]);
});

it('moves questions by keys, by number and by dragging, in the order of their times', async () => {
  await showVideoEditor();
  await seek(3);
  await addHere();
  await seek(6);
  await addHere();
  const [first, second] = latest().questions.map(({ id }) => id);
  (handle('Question 1').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  await expect.poll(times).toEqual([4.1, 6]);
  await userEvent.keyboard('{PageUp}');
  await expect.poll(times).toEqual([6, 9.1]);
  expect(latest().questions.map(({ id }) => id)).toEqual([second, first]);
  await page.getByLabelText('Stops at second').fill('2.5');
  await expect.poll(times).toEqual([2.5, 9.1]);
  const element = handle('Question 2').element();
  const line = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const at = (seconds: number) => ({
    bubbles: true,
    pointerId: 1,
    clientX: line.left + (line.width * seconds) / 12,
    clientY: line.top,
  });
  element.setPointerCapture = () => undefined;
  element.dispatchEvent(new PointerEvent('pointerdown', at(9.1)));
  element.dispatchEvent(new PointerEvent('pointermove', at(7.4)));
  element.dispatchEvent(new PointerEvent('pointerup', at(7.4)));
  await expect.poll(times).toEqual([2.5, 7.4]);
});

it('cuts the video by its handles, and names chapters', async () => {
  await showVideoEditor();
  (handle('Beginning of the video').element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  (handle('End of the video').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => [latest().begin_s, latest().end_s]).toEqual([1, 11.9]);
  await expect.element(page.getByLabelText('Begins at second')).toHaveValue('1');
  await userEvent.keyboard('{End}');
  await expect.poll(() => latest().end_s).toBeUndefined();
  await seek(4);
  await page.getByRole('button', { name: 'Add a chapter here' }).click();
  await page.getByLabelText('Title').fill('Rain');
  await expect.poll(() => latest().chapters).toMatchObject([{ at_s: 4, title: 'Rain' }]);
});

it('previews a question from two seconds before it, and stops there', async () => {
  await showVideoEditor();
  await seek(5);
  await addHere();
  video().muted = true;
  await page.getByRole('button', { name: 'Preview from 2 seconds before' }).click();
  await expect.poll(() => video().currentTime, { timeout: 8_000 }).toBeLessThan(4);
  await expect.poll(() => video().paused && video().currentTime > 4.5, { timeout: 8_000 }).toBe(true);
  expect(Math.abs(video().currentTime - 5)).toBeLessThan(0.25);
});

it('refuses captions with a wrong time and says the line, and takes typed ones', async () => {
  await showVideoEditor();
  const input = document.querySelector<HTMLInputElement>('input[type=file][accept*=vtt]');
  const wrong = new File(['\ufeffWEBVTT\r\n\r\n00:05.000 --> 00:04.000\r\nHi\r\n'], 'a.vtt');
  await userEvent.upload(input as HTMLInputElement, wrong);
  await expect.element(page.getByText(/^Line 3: the caption ends before it begins/)).toBeVisible();
  expect(uploadFile).not.toHaveBeenCalled();
  uploadFile.mockResolvedValue({
    id: 1,
    url: 'typed.vtt',
    name: 'captions.vtt',
    mime: 'text/vtt',
    bytes: 9,
  });
  await page.getByRole('button', { name: 'Type captions' }).click();
  await seek(2);
  await page.getByLabelText('New line').fill('Clouds');
  await userEvent.keyboard('{Enter}');
  await seek(4.5);
  await page.getByLabelText('New line').fill('Rain');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Save captions' }).click();
  await expect.poll(() => uploadFile.mock.calls.length).toBe(1);
  expect(await uploadFile.mock.calls[0]?.[0].text()).toBe(
    'WEBVTT\n\n00:00:02.000 --> 00:00:04.500\nClouds\n\n00:00:04.500 --> 00:00:09.500\nRain\n',
  );
});

it('keeps captions that are typed by half, also in the next session, until they are saved', async () => {
  const signOutAndIn = await signInForTyping();
  const screen = await showVideoEditor();
  await page.getByRole('button', { name: 'Type captions' }).click();
  expect(await unsentQueue.countAll()).toBe(0);
  await seek(2);
  await page.getByLabelText('New line').fill('Clouds');
  await userEvent.keyboard('{Enter}');
  await page.getByLabelText('New line').fill('Rai');
  await expect.poll(async () => unsentQueue.countAll()).toBe(1);
  await screen.unmount();
  await signOutAndIn();
  await showVideoEditor();
  await expect.element(page.getByLabelText('New line')).toHaveValue('Rai');
  await expect.element(page.getByRole('textbox', { name: 'Line 1', exact: true })).toHaveValue('Clouds');
  await expect.element(page.getByRole('button', { name: 'Start over' })).toBeVisible();
  uploadFile.mockResolvedValue({ id: 1, url: 'typed.vtt', name: 'a.vtt', mime: 'text/vtt', bytes: 9 });
  await page.getByRole('button', { name: 'Save captions' }).click();
  await expect.poll(() => latest().captions?.url).toBe('typed.vtt');
  expect(page.getByLabelText('New line').query()).toBeNull();
  await expect.poll(async () => unsentQueue.countAll()).toBe(0);
});
