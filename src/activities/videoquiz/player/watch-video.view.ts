import { findFrontier, joinStretches, type Stretch, toTenths, type WatchTrace } from '../watched.ts';
import { waitForTime } from './wait-for-time.view.ts';

type Stop = { id: string; at_s: number };

type WatchOptions = {
  /** Seconds of what is shown; no end: that of the file. */
  begin: number;
  end: number | null;
  noSkipping: boolean;
  earlier: WatchTrace;
  /** In the order of their times. */
  stops: readonly Stop[];
  /** True for a stop that needs no stopping any more. */
  isDone: (id: string) => boolean;
  onStop: (id: string) => void;
  onEnd: () => void;
  onNote: (trace: WatchTrace) => void;
};

/** A stop is still met this long after its time: frames and clocks are no more exact. Seconds. */
const lateS = 0.3;
const noteIntervalMs = 5_000;

/**
 * Follows a video: stops it where a question waits, holds jumps before the next of these and, without skipping, before what was not
 * watched yet, and notes what was watched.
 */
export function watchVideo(video: HTMLVideoElement, options: WatchOptions) {
  const { begin, end, noSkipping, earlier, stops, isDone, onStop, onEnd, onNote } = options;
  const passed = new Set<string>();
  let stretches: Stretch[] = earlier.watched;
  let last = begin;
  let stopWaiting = () => {};

  const findFurthest = () => findFrontier(stretches, toTenths(begin)) / 10;
  const findStop = () => stops.find(({ id, at_s }) => at_s > last - lateS && !passed.has(id) && !isDone(id));

  function advance(): void {
    if (video.seeking) return;
    const stretch: Stretch = [toTenths(last), toTenths(video.currentTime)];
    if (stretch[0] < stretch[1]) stretches = joinStretches([...stretches, stretch]);
    last = video.currentTime;
  }
  function note(): void {
    advance();
    onNote({ watched: stretches, at: toTenths(last), noted_at: Date.now() });
  }
  function reach(stop: Stop | undefined): void {
    video.pause();
    note();
    if (stop) onStop(stop.id);
    else onEnd();
  }
  function waitForNext(): void {
    stopWaiting();
    const stop = findStop();
    const time = stop?.at_s ?? end;
    stopWaiting = time === null ? () => {} : waitForTime(video, time, () => reach(stop));
  }
  function holdJump(): void {
    const target = video.currentTime;
    const furthest = Math.min(
      end ?? Number.POSITIVE_INFINITY,
      findStop()?.at_s ?? Number.POSITIVE_INFINITY,
      noSkipping ? Math.max(findFurthest(), last) : Number.POSITIVE_INFINITY,
    );
    last = Math.max(begin, Math.min(target, furthest));
    if (Math.abs(target - last) > 0.01) video.currentTime = last;
    for (const { id, at_s } of stops) if (at_s > last) passed.delete(id);
    waitForNext();
  }
  function resume(): void {
    const place = Math.max(begin, earlier.at / 10);
    last = noSkipping ? Math.min(place, Math.max(begin, findFurthest())) : place;
    video.currentTime = last;
    waitForNext();
  }
  const noteWhenHidden = () => document.visibilityState === 'hidden' && note();
  const timer = setInterval(() => !video.paused && note(), noteIntervalMs);
  const handlers: [string, () => void][] = [
    ['loadedmetadata', resume],
    ['seeking', holdJump],
    ['timeupdate', advance],
    ['pause', note],
    ['ended', () => reach(findStop())],
  ];
  for (const [name, handler] of handlers) video.addEventListener(name, handler);
  document.addEventListener('visibilitychange', noteWhenHidden);
  if (video.readyState > 0) resume();

  return {
    /** Goes on behind the stop; `from`: first watches again from this second. */
    goOn(id: string, from?: number): void {
      passed.add(id);
      if (from !== undefined) video.currentTime = from;
      waitForNext();
      void video.play().catch(() => undefined);
    },
    stop(): void {
      stopWaiting();
      clearInterval(timer);
      for (const [name, handler] of handlers) video.removeEventListener(name, handler);
      document.removeEventListener('visibilitychange', noteWhenHidden);
    },
  };
}
