import type { IllustrationProps } from './illustration.tsx';

/** The logo: an open book that is also a boat, under a morning sun. The name beside it is text of the page. */
export function Logo({ className, size = 32 }: IllustrationProps & { size?: number }) {
  return (
    <svg
      className={className}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="48" height="48" rx="13" fill="var(--el-primary)" />
      <circle cx="24" cy="13.5" r="5.5" fill="var(--el-yolk)" />
      <path d="M24 24.5C19.5 20.6 13.5 19 7 19.3c.4 7.7 4.6 13.4 10.6 15.7H24z" fill="#fff" />
      <path d="M24 24.5c4.5-3.9 10.5-5.5 17-5.2-.4 7.7-4.6 13.4-10.6 15.7H24z" fill="var(--el-primary-2)" />
      <path
        d="M8 40c2.7 0 2.7-2 5.3-2s2.7 2 5.4 2 2.6-2 5.3-2 2.7 2 5.3 2 2.7-2 5.4-2 2.6 2 5.3 2"
        fill="none"
        stroke="var(--el-accent)"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
