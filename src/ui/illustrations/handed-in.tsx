import { Illustration, type IllustrationProps } from './illustration.tsx';

/** Handed in, and there is more to learn: a quiet cup of milk tea beside the worksheet. */
export function HandedIn({ className }: IllustrationProps) {
  return (
    <Illustration className={className}>
      <ellipse cx="120" cy="108" rx="104" ry="62" fill="var(--el-ground-deep)" />
      <rect x="34" y="66" width="74" height="86" rx="8" transform="rotate(-7 71 109)" fill="var(--el-card)" />
      <path d="M48 92l42-5M51 110l42-5M53 128l26-3" stroke="var(--el-primary-2)" strokeWidth="6" />
      <path d="M136 52c-6-8 6-12 0-20M160 52c-6-8 6-12 0-20" stroke="var(--el-line-strong)" strokeWidth="5" />
      <path d="M186 84c18-4 28 6 26 20s-16 22-32 18" stroke="var(--el-primary-5)" strokeWidth="10" />
      <path d="M106 68h86l-6 62a20 20 0 0 1-20 18h-34a20 20 0 0 1-20-18z" fill="var(--el-primary-5)" />
      <ellipse cx="149" cy="70" rx="43" ry="13" fill="var(--el-primary-2)" />
      <ellipse cx="149" cy="72" rx="34" ry="8" fill="var(--el-tea)" />
      <path d="M118 92c1 14 3 28 6 40" stroke="#fff" strokeWidth="5" opacity=".8" />
      <path d="M138 106h.1M164 106h.1" stroke="#fff" strokeWidth="7" />
      <path d="M145 116c3 4 9 4 12 0" stroke="#fff" strokeWidth="4" />
    </Illustration>
  );
}
