import type { ReactNode } from 'react';
import type { PinState } from '../map-parts.ts';

/** The drop of a pin with its number; a sign beside it tells its state without colour. Its tip is below, in the middle. */

const signs: Partial<Record<PinState, ReactNode>> = {
  visited: <path d="m29 9.5 3 3 5-6" fill="none" strokeWidth="2.4" />,
  locked: (
    <>
      <rect x="29" y="8.5" width="8" height="5.5" rx="1" fill="currentColor" stroke="none" />
      <path d="M30.8 8.5V7a2.2 2.2 0 0 1 4.4 0v1.5" fill="none" strokeWidth="1.6" />
    </>
  ),
};

export function PinSign({ number, state }: { number: number; state: PinState }) {
  const sign = signs[state];
  return (
    <svg viewBox="0 0 44 48" width="44" height="48" aria-hidden="true" focusable="false" data-part="sign">
      <path data-part="drop" d="M22 46c-2.5-6-14-13-14-25a14 14 0 0 1 28 0c0 12-11.5 19-14 25Z" />
      <text x="22" y="26.5" textAnchor="middle">
        {number}
      </text>
      {sign && (
        <g data-part="badge" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
          <circle cx="33" cy="10" r="8.5" stroke="none" />
          <g>{sign}</g>
        </g>
      )}
    </svg>
  );
}
