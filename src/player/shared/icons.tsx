/** Small icons beside text, in its colour and hidden from screen readers. */

const iconPaths = {
  back: 'M15 5l-7 7 7 7',
  clock: 'M12 3a9 9 0 1 0 .01 0zM12 7v5l3.5 2',
  check: 'M5 13l4.5 4.5L19 7',
  cloud: 'M7 18a4.5 4.5 0 0 1-.4-9A6 6 0 0 1 18 10.5a3.8 3.8 0 0 1-.5 7.5zM12 11v4M12 17.5v.01',
  save: 'M20 12a8 8 0 1 1-2.3-5.6M20 3v4h-4',
  repeat: 'M4 12a8 8 0 0 1 13.7-5.6L20 9M20 4v5h-5M20 12a8 8 0 0 1-13.7 5.6L4 15M4 20v-5h5',
  comment: 'M4 5h16v11H10l-5 4v-4H4z',
  flag: 'M6 21V4M6 4h11l-2.5 4L17 12H6',
  cross: 'M6 6l12 12M18 6L6 18',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
  star: 'M12 4l2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8z',
  leave: 'M14 4h5v16h-5M4 12h11M11 8l4 4-4 4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 .01 0z',
  globe:
    'M12 3a9 9 0 1 0 .01 0zM3 12h18M12 3c2.5 2.6 3.7 5.5 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.5-3.7-9S9.5 5.6 12 3z',
} as const;

export type IconName = keyof typeof iconPaths;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
