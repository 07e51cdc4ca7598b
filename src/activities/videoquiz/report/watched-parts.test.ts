import { expect, it } from 'vitest';
import type { Timeline } from '#form/activity-type.ts';
import { listWatchedParts } from './watched-parts.ts';

const timeline: Timeline = {
  begin_s: 10,
  end_s: 33,
  step_s: 5,
  watched: [2, 2, 2, 1, 1],
  again: [0, 0, 1, 0, 0],
  left: [0, 0, 0, 1, 0],
  people: [],
  stops: [],
};

it('lists equal neighbours as one part, up to the end of the video', () => {
  expect(listWatchedParts(timeline)).toEqual([
    { from_s: 10, to_s: 20, watched: 2, again: 0, left: 0 },
    { from_s: 20, to_s: 25, watched: 2, again: 1, left: 0 },
    { from_s: 25, to_s: 30, watched: 1, again: 0, left: 1 },
    { from_s: 30, to_s: 33, watched: 1, again: 0, left: 0 },
  ]);
});
