import { addRun, findFrontier, toTenths, type Watched, type WatchTrace } from '../watched.ts';
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
  /** A jump went beyond what may be watched now. */
  onHold: () => void;
  onEnd: () => void;
  onNote: (trace: WatchTrace) => void;
};

/** A stop is still met this long after its time: frames and clocks are no more exact. Seconds. */
const lateS = 0.3;
/** A page that hung, or slept in the background, hears of a stop when the video is beyond it: from here on it goes back. Seconds. */
const overrunS = 0.2;
const noteIntervalMs = 5_000;
/** The fastest speed of the player. A browser's own menu may offer more, which the server would not believe. */
const speedMax = 2;

/** Notes what is watched of a video, from one jump to the next. */
function followRuns(video: HTMLVideoElement, earlier: Watched, begin: number) {
  let before = earlier;
  let watched = earlier;
  let from = begin;
  let last = begin;
  return {
    last: () => last,
    watched: () => watched,
    advance(): void {
      if (video.seeking || video.readyState === 0) return;
      last = video.currentTime;
      watched = addRun(before, [toTenths(from), toTenths(last)]);
    },
    /** What was watched until now is a run of its own. */
    beginAt(seconds: number): void {
      before = watched;
      from = seconds;
      last = seconds;
    },
  };
}

/**
 * Follows a video: stops it where a question waits, holds jumps before the next of these and, without skipping, before what was not
 * watched yet, and notes what was watched.
 */
export function watchVideo(video: HTMLVideoElement, options: WatchOptions) {
  const { begin, end, noSkipping, earlier, stops, isDone, onStop, onHold, onEnd, onNote } = options;
  const passed = new Set<string>();
  const runs = followRuns(video, earlier, begin);
  let place = earlier.at / 10;
  let stopWaiting = () => {};
  let hasGoneBack = false;

  const findFurthest = () => findFrontier(runs.watched().watched, toTenths(begin)) / 10;
  const findStop = () =>
    stops.find(({ id, at_s }) => at_s > runs.last() - lateS && !passed.has(id) && !isDone(id));

  function note(): void {
    runs.advance();
    place = runs.last();
    onNote({ ...runs.watched(), at: toTenths(place), noted_at: Date.now() });
  }
  function reach(stop: Stop | undefined): void {
    video.pause();
    const time = stop?.at_s ?? end ?? Number.POSITIVE_INFINITY;
    if (!hasGoneBack && video.currentTime > time + overrunS) {
      hasGoneBack = true;
      // The end of this jump is noticed like that of any other, and asks.
      video.currentTime = time;
      return;
    }
    hasGoneBack = false;
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
  /** The last second to which a jump may lead. */
  function findJumpMax(): number {
    const last = runs.last();
    return Math.min(
      end ?? Number.POSITIVE_INFINITY,
      findStop()?.at_s ?? Number.POSITIVE_INFINITY,
      noSkipping ? Math.max(findFurthest(), last) : Number.POSITIVE_INFINITY,
    );
  }
  function holdJump(): void {
    const target = video.currentTime;
    const allowed = Math.max(begin, Math.min(target, findJumpMax()));
    runs.beginAt(allowed);
    if (Math.abs(target - allowed) > 0.01) video.currentTime = allowed;
    if (target > allowed + lateS) onHold();
    for (const { id, at_s } of stops) if (at_s > allowed) passed.delete(id);
    waitForNext();
  }
  function resume(): void {
    const wanted = Math.max(begin, place);
    const start = noSkipping ? Math.min(wanted, Math.max(begin, findFurthest())) : wanted;
    runs.beginAt(start);
    video.currentTime = start;
    waitForNext();
  }
  const limitSpeed = () => {
    if (video.playbackRate > speedMax) video.playbackRate = speedMax;
  };
  const noteWhenHidden = () => document.visibilityState === 'hidden' && note();
  const timer = setInterval(() => !video.paused && note(), noteIntervalMs);
  const handlers: [string, () => void][] = [
    ['loadedmetadata', resume],
    ['seeking', holdJump],
    ['timeupdate', () => runs.advance()],
    ['pause', note],
    ['ratechange', limitSpeed],
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
