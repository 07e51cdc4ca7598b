import type { ReactNode } from 'react';

export type IllustrationProps = { className?: string | undefined };

type FrameProps = IllustrationProps & { width?: number; height?: number; children: ReactNode };

/** The common frame: decorative (hidden from screen readers), shrinks with its place, coloured by the tokens. */
export function Illustration({ className, width = 240, height = 180, children }: FrameProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      style={{ height: 'auto', maxWidth: '100%' }}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
