import type { ReactNode } from 'react';

/** Creates an icon of 24 × 24 in the colour of the text, hidden from screen readers, because the text beside it says the same. */
/* @__NO_SIDE_EFFECTS__ */
export function drawIcon(shape: ReactNode, filled = false) {
  return function Icon({ size = '1.25em' }: { size?: string }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={filled ? 0 : 2.4}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        style={{ flex: 'none' }}
      >
        {shape}
      </svg>
    );
  };
}
