import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noConversionResults } from '#contract/conversion-results.ts';
import { showPlayer } from '#tests/browser/show-player.tsx';
import { file } from '../activity.ts';
import { resolve } from '../resolve.ts';
import { samples } from '../samples.ts';
import { Player } from './player.tsx';

const [several, alone] = samples.contents;
if (!several || !alone) throw new Error('samples are missing');
const resolveSample = ({ draft }: typeof several) =>
  resolve(draft, samples.conversionResults ?? noConversionResults);

const play = (more: object = {}) =>
  showPlayer({ model: file, Player, content: resolveSample(several), language: 'en', ...more });
const button = (name: string | RegExp) => page.getByRole('button', { name });
/** Clicks at once, without the pause that a simulated pointer makes. */
const pressButton = (name: string | RegExp) => (button(name).element() as HTMLElement).click();
const heading = (name: string) => page.getByRole('heading', { name });

beforeEach(() => page.viewport(1216, 768));

it('shows list and file side by side, and opens the last file again', async () => {
  await play({ trace: { parts: { story: 5_000, map: 9_000 }, last: 'map' } });
  await expect.element(heading('校園地圖.png')).toBeVisible();
  await expect.element(button(/校園地圖/)).toHaveAttribute('aria-current', 'true');
  await expect.element(button(/維港的一天.*opened/)).toBeVisible();
  await expect.element(button(/雨水往哪裏去\.mp4 Video · 65.8 KB$/)).toBeVisible();
});

it('shows either the list or a file on a phone', async () => {
  await page.viewport(390, 844);
  await play();
  expect(page.getByRole('heading', { level: 2 }).query()).toBeNull();
  await button(/維港的一天/).click();
  await expect.element(page.getByRole('img', { name: 'Page 1' })).toBeVisible();
  expect(button(/校園地圖/).query()).toBeNull();
  await button('All files').click();
  await expect.element(button(/校園地圖/)).toBeVisible();
});

it('counts the time of the file that is open, and of none while the list is', async () => {
  await page.viewport(390, 844);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const { saveTrace } = await play();
  await vi.advanceTimersByTimeAsync(6_000);
  pressButton(/校園地圖/);
  await vi.advanceTimersByTimeAsync(2_000);
  pressButton('All files');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(saveTrace.mock.lastCall).toMatchObject([{ parts: { map: 2_000 }, last: 'map' }]);
  vi.useRealTimers();
});

it('offers each file as a download under its name, also one that cannot be shown', async () => {
  await play();
  await button(/成績表/).click();
  await expect.element(page.getByText(/cannot be shown here/)).toBeVisible();
  const link = page.getByRole('link', { name: 'Download 成績表.xlsx' });
  await expect.element(link).toHaveAttribute('download', '成績表.xlsx');
});

it('has a button below the list to finish; a single file leaves that to the page around it', async () => {
  const first = await play();
  await button('I have finished').click();
  expect(first.onSubmit.mock.calls).toEqual([['now']]);
  await first.screen.unmount();
  const second = await play({ content: resolveSample(alone), trace: alone.traces?.whole });
  await expect.element(heading('雨水往哪裏去.mp4')).toBeVisible();
  expect(button('I have finished').query()).toBeNull();
  expect(second.onSubmit).not.toHaveBeenCalled();
  await second.screen.unmount();
  const third = await play({ mode: 'review' });
  await expect.element(button(/維港的一天/)).toBeVisible();
  expect(button('I have finished').query()).toBeNull();
  expect(third.saveTrace).not.toHaveBeenCalled();
});

it('turns the pages of a document by keyboard', async () => {
  await play();
  await expect.element(page.getByRole('img', { name: 'Page 1' })).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('img', { name: 'Page 6' })).toBeVisible();
});
