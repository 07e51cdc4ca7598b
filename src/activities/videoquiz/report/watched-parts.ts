import type { Timeline } from '#form/activity-type.ts';

/** A part of the video in which the same numbers of students watched, watched again and left. Times in seconds. */
export type WatchedPart = { from_s: number; to_s: number; watched: number; again: number; left: number };

/** The part of a step of the timeline, which is as long as the step. */
export function watchedStep(timeline: Timeline, step: number): WatchedPart {
  const { begin_s, end_s, step_s, watched, again, left } = timeline;
  const from_s = begin_s + step * step_s;
  return {
    from_s,
    to_s: Math.min(end_s, from_s + step_s),
    watched: watched[step] ?? 0,
    again: again[step] ?? 0,
    left: left[step] ?? 0,
  };
}

/** The timeline from its begin to its end, with equal neighbours as one part. Pure. */
export function listWatchedParts(timeline: Timeline): WatchedPart[] {
  const parts: WatchedPart[] = [];
  for (const step of timeline.watched.keys()) {
    const part = watchedStep(timeline, step);
    const last = parts.at(-1);
    const isSame =
      last?.watched === part.watched && last.again === part.again && last.left === 0 && part.left === 0;
    if (last && isSame) last.to_s = part.to_s;
    else parts.push(part);
  }
  return parts;
}
