import type { Place } from './boxes.ts';
import type { StampName } from './palette.ts';

/** Outlines of shapes and stamps, for canvases and SVG alike. */

/** The two strokes of an arrow's head, from its point. */
export function listArrowEnds(from: Place, to: Place, width: number): [Place, Place] {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const length = Math.min(width * 3 + 6, Math.hypot(to[0] - from[0], to[1] - from[1]) / 2);
  const end = (turn: number): Place => [
    to[0] - length * Math.cos(angle + turn),
    to[1] - length * Math.sin(angle + turn),
  ];
  return [end(Math.PI / 7), end(-Math.PI / 7)];
}

type StampPath = { d: string; isFilled: boolean };

/** SVG paths in a square of 24 by 24; those that are not filled have lines 3 wide. */
export const stampPaths: Readonly<Record<StampName, readonly StampPath[]>> = {
  tick: [{ d: 'M4 13l6 6L20 5', isFilled: false }],
  cross: [{ d: 'M5 5l14 14M19 5L5 19', isFilled: false }],
  star: [
    { d: 'M12 1.6l3.2 6.9 7.5.9-5.6 5.1 1.5 7.4-6.6-3.7-6.6 3.7 1.5-7.4L1.3 9.4l7.5-.9z', isFilled: true },
  ],
  question: [
    { d: 'M7 8.2a5 5 0 1 1 7.6 4.3c-1.7 1-2.6 1.7-2.6 3.5', isFilled: false },
    { d: 'M12 18.6a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 0 1 0-3.8z', isFilled: true },
  ],
  heart: [
    {
      d: 'M12 21.5C5 16.5 1.5 12.8 1.5 8.3A5.6 5.6 0 0 1 12 5.6 5.6 5.6 0 0 1 22.5 8.3c0 4.5-3.5 8.2-10.5 13.2z',
      isFilled: true,
    },
  ],
  smile: [
    { d: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z', isFilled: false },
    { d: 'M7.5 14a5 5 0 0 0 9 0', isFilled: false },
    {
      d: 'M8.5 7.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM15.5 7.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
      isFilled: true,
    },
  ],
};

export const stampSquare = 24;
export const stampLineWidth = 3;

export const usualStampColour = {
  tick: 'green',
  cross: 'red',
  star: 'orange',
  question: 'blue',
  heart: 'pink',
  smile: 'orange',
} as const;
