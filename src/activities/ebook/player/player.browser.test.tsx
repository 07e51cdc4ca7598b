import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noConversionResults } from '#contract/conversion-results.ts';
import { showPlayer } from '#tests/browser/show-player.tsx';
import { ebook } from '../activity.ts';
import { resolve } from '../list-pages.ts';
import { samples } from '../samples.ts';
import { Player } from './player.tsx';

const [story] = samples.contents;
if (!story) throw new Error('samples are missing');

const play = (more: Partial<Parameters<typeof showPlayer>[0]> = {}) =>
  showPlayer({
    model: ebook,
    Player,
    content: resolve(story.draft, samples.conversionResults ?? noConversionResults),
    language: 'en',
    ...(more as object),
  });

const shownPages = () =>
  page
    .getByRole('img')
    .elements()
    .map((element) => element.getAttribute('alt'));
let visibility: DocumentVisibilityState = 'visible';

function turnTo(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(async () => {
  await page.viewport(390, 844);
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

describe('time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is counted for the pages on screen while the tab is visible, and saved at turns and every five seconds', async () => {
    const { saveTrace } = await play();
    const getLastTrace = () => saveTrace.mock.lastCall?.[0];
    await vi.advanceTimersByTimeAsync(2_000);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(getLastTrace).toMatchObject({ parts: { h1: 2_000, h2: 0 }, last: 'h2' });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(getLastTrace()).toMatchObject({ parts: { h1: 2_000, h2: 3_000 }, last: 'h2' });
    turnTo('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    const saveCount = saveTrace.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saveTrace.mock.calls).toHaveLength(saveCount);
    turnTo('visible');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(getLastTrace()).toMatchObject({ parts: { h1: 2_000, h2: 8_000 }, last: 'h2' });
  });

  it('is saved once more when the book is closed', async () => {
    const { saveTrace, screen } = await play();
    await vi.advanceTimersByTimeAsync(1_500);
    await screen.unmount();
    expect(saveTrace.mock.lastCall).toMatchObject([{ parts: { h1: 1_500 }, last: 'h1' }]);
  });

  it('is not counted during a review', async () => {
    const { saveTrace } = await play({ mode: 'review', trace: story.traces?.whole });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(saveTrace).not.toHaveBeenCalled();
    expect(page.getByRole('button', { name: 'I have finished reading' }).query()).toBeNull();
  });
});

it('opens where it was left, also when that page is gone', async () => {
  const { screen } = await play({ trace: { parts: { h4: 9_000 }, last: 'h4' } });
  expect(shownPages()).toEqual(['Page 4']);
  await screen.unmount();
  await play({ trace: { parts: {}, last: 'gone' } });
  expect(shownPages()).toEqual(['Page 1: 維港的一天']);
});

it('is finished on its last page, not by the second tap that turned to it', async () => {
  const { onSubmit } = await play();
  const doneButton = page.getByRole('button', { name: 'I have finished reading' });
  expect(doneButton.query()).toBeNull();
  await userEvent.keyboard('{End}');
  await expect.element(doneButton).toBeVisible();
  doneButton.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(onSubmit).not.toHaveBeenCalled();
  await doneButton.click();
  expect(onSubmit.mock.calls).toEqual([['now']]);
});

it('shows its category on the cover only', async () => {
  await play();
  await expect.element(page.getByText('故事')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('故事')).not.toBeInTheDocument();
});
