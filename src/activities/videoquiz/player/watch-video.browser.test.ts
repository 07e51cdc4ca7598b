import { afterEach, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import type { WatchTrace } from '../watched.ts';
import { watchVideo } from './watch-video.view.ts';

/** The demo school's own short video: 12 seconds. */
const url = '/src/demo/media/rain/rain.mp4';
const begun: (() => void)[] = [];

async function watch(options: Partial<Parameters<typeof watchVideo>[1]> = {}) {
  const video = document.createElement('video');
  video.muted = true;
  video.src = url;
  document.body.append(video);
  const onStop = vi.fn<(id: string) => void>();
  const onHold = vi.fn<() => void>();
  const onEnd = vi.fn<() => void>();
  const onNote = vi.fn<(trace: WatchTrace) => void>();
  const watching = watchVideo(video, {
    begin: 0,
    end: null,
    noSkipping: false,
    earlier: { watched: [], again: [], at: 0, noted_at: 0 },
    stops: [],
    isDone: () => false,
    onStop,
    onHold,
    onEnd,
    onNote,
    ...options,
  });
  begun.push(() => {
    watching.stop();
    video.remove();
  });
  await expect.poll(() => video.readyState).toBeGreaterThan(1);
  await expect.poll(() => video.seeking).toBe(false);
  return { video, watching, onStop, onHold, onEnd, onNote };
}

const seekTo = async (video: HTMLVideoElement, seconds: number) => {
  video.currentTime = seconds;
  await expect.poll(() => video.seeking).toBe(false);
};

/** As a browser treats a tab in the background: it says so, and draws no frames. Returns what shows the page again. */
function hidePage() {
  const frames = vi.spyOn(HTMLVideoElement.prototype, 'requestVideoFrameCallback').mockReturnValue(1);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const tell = () => document.dispatchEvent(new Event('visibilitychange'));
  tell();
  return () => {
    frames.mockRestore();
    visibility.mockRestore();
    tell();
  };
}

/** Nothing else of the page runs meanwhile; the video does. */
function hangFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

afterEach(async () => {
  for (const end of begun.splice(0)) end();
  await cdp().send('Emulation.setCPUThrottlingRate', { rate: 1 });
});

it.each([0.5, 1, 2])('stops within a quarter of a second at speed %s', async (speed) => {
  const { video, onStop } = await watch({ stops: [{ id: 'q1', at_s: 1.2 }] });
  video.playbackRate = speed;
  await video.play();
  await expect.poll(() => onStop.mock.calls, { timeout: 6_000 }).toEqual([['q1']]);
  expect(video.paused).toBe(true);
  expect(Math.abs(video.currentTime - 1.2)).toBeLessThan(0.25);
});

it.each([0.5, 1, 2])('stops as soon on a processor four times slower, at speed %s', async (speed) => {
  await cdp().send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const { video, onStop } = await watch({ stops: [{ id: 'q1', at_s: 1.2 }] });
  video.playbackRate = speed;
  await video.play();
  await expect.poll(() => onStop.mock.calls).toEqual([['q1']]);
  expect(Math.abs(video.currentTime - 1.2)).toBeLessThan(0.25);
});

it.each([0.5, 1, 2])(
  'stops as soon in the background, where no frames are drawn, at speed %s',
  async (speed) => {
    const showPage = hidePage();
    const { video, onStop } = await watch({ stops: [{ id: 'q1', at_s: 1.2 }] });
    video.playbackRate = speed;
    await video.play();
    await expect.poll(() => onStop.mock.calls).toEqual([['q1']]);
    showPage();
    expect(video.paused).toBe(true);
    expect(Math.abs(video.currentTime - 1.2)).toBeLessThan(0.25);
  },
);

it.each([1, 2])('goes back to a question that it heard of late, at speed %s', async (speed) => {
  const { video, onStop, onNote } = await watch({ stops: [{ id: 'q1', at_s: 0.6 }] });
  video.playbackRate = speed;
  await video.play();
  hangFor(1_500);
  await expect.poll(() => onStop.mock.calls).toEqual([['q1']]);
  expect(video.paused).toBe(true);
  expect(Math.abs(video.currentTime - 0.6)).toBeLessThan(0.25);
  expect(onNote.mock.lastCall?.[0].at).toBeLessThanOrEqual(8);
});

it('goes back to the end of a part that it heard of late', async () => {
  const { video, onEnd } = await watch({ end: 0.6 });
  await video.play();
  hangFor(1_500);
  await expect.poll(() => onEnd.mock.calls.length).toBe(1);
  expect(Math.abs(video.currentTime - 0.6)).toBeLessThan(0.25);
});

it('asks each of two questions of one second, and never one that is done', async () => {
  const stops = [
    { id: 'done', at_s: 0.3 },
    { id: 'one', at_s: 0.6 },
    { id: 'two', at_s: 0.6 },
  ];
  const { video, watching, onStop } = await watch({ stops, isDone: (id) => id === 'done' });
  await video.play();
  await expect.poll(() => onStop.mock.calls).toEqual([['one']]);
  watching.goOn('one');
  await expect.poll(() => onStop.mock.calls).toEqual([['one'], ['two']]);
});

it('meets a question that a jump would leave out', async () => {
  const { video, onStop } = await watch({ stops: [{ id: 'q1', at_s: 5 }] });
  await seekTo(video, 9);
  await expect.poll(() => onStop.mock.calls).toEqual([['q1']]);
  expect(Math.abs(video.currentTime - 5)).toBeLessThan(0.25);
});

it('goes no further than was watched where skipping is not allowed', async () => {
  const earlier: WatchTrace = { watched: [[0, 40]], again: [], at: 20, noted_at: 1 };
  const { video, onHold } = await watch({ noSkipping: true, earlier });
  expect(video.currentTime).toBeCloseTo(2, 1);
  await seekTo(video, 11);
  expect(video.currentTime).toBeCloseTo(4, 1);
  expect(onHold).toHaveBeenCalledOnce();
  await seekTo(video, 1);
  expect(video.currentTime).toBeCloseTo(1, 1);
  await seekTo(video, 3.5);
  expect(video.currentTime).toBeCloseTo(3.5, 1);
});

it('lets nobody go further by another speed, while it plays or stands', async () => {
  const { video, onHold } = await watch({ noSkipping: true });
  await video.play();
  for (const speed of [2, 0.5, 16, 2]) video.playbackRate = speed;
  await expect.poll(() => video.currentTime).toBeGreaterThan(0.5);
  await seekTo(video, 11);
  video.pause();
  expect(onHold).toHaveBeenCalled();
  const reached = video.currentTime;
  expect(reached).toBeLessThan(10);
  video.playbackRate = 1;
  await seekTo(video, 11);
  expect(video.currentTime).toBeLessThan(reached + 0.25);
});

it('lets nobody go further by another tab than that tab knows was watched', async () => {
  const earlier: WatchTrace = { watched: [[0, 20]], again: [], at: 20, noted_at: 1 };
  const first = await watch({ noSkipping: true, earlier });
  const second = await watch({ noSkipping: true, earlier });
  await first.video.play();
  await expect.poll(() => first.video.currentTime).toBeGreaterThan(2.5);
  await seekTo(second.video, 9);
  expect(second.video.currentTime).toBeCloseTo(2, 1);
  expect(second.onHold).toHaveBeenCalledOnce();
});

it('shows nothing of what is cut, and notes what was watched', async () => {
  const { video, onEnd, onNote } = await watch({ begin: 2, end: 2.8 });
  expect(video.currentTime).toBeCloseTo(2, 1);
  await video.play();
  await expect.poll(() => onEnd.mock.calls.length).toBe(1);
  expect(Math.abs(video.currentTime - 2.8)).toBeLessThan(0.25);
  const [[from, to] = [0, 0]] = onNote.mock.lastCall?.[0].watched ?? [];
  expect(from).toBe(20);
  expect(Math.abs(to - 28)).toBeLessThan(3);
});

it('never holds back who has watched everything, in pieces and on several devices', async () => {
  const earlier: WatchTrace = {
    watched: [
      [0, 55],
      [63, 118],
    ],
    again: [],
    at: 118,
    noted_at: 1,
  };
  const { video, onHold } = await watch({ noSkipping: true, earlier });
  for (const seconds of [11.5, 0.5, 9, 3, 11]) {
    await seekTo(video, seconds);
    expect(video.currentTime).toBeCloseTo(seconds, 1);
  }
  expect(onHold).not.toHaveBeenCalled();
});

it('watches no faster than the server believes', async () => {
  const { video } = await watch({ noSkipping: true });
  video.playbackRate = 8;
  await expect.poll(() => video.playbackRate).toBe(2);
});

it('notes what is watched again, and nothing that is only played on', async () => {
  const earlier: WatchTrace = { watched: [[0, 30]], again: [], at: 5, noted_at: 1 };
  const { video, onNote } = await watch({ earlier });
  await video.play();
  await expect.poll(() => video.currentTime, { timeout: 6_000 }).toBeGreaterThan(3.2);
  video.pause();
  await expect.poll(() => onNote.mock.lastCall?.[0].again).toEqual([[5, 30]]);
  await video.play();
  await expect.poll(() => video.currentTime, { timeout: 6_000 }).toBeGreaterThan(4.5);
  video.pause();
  expect(onNote.mock.lastCall?.[0].again).toEqual([[5, 30]]);
});
