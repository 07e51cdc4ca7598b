import { Illustration, type IllustrationProps } from './illustration.tsx';

/** Nothing found, or an empty list: a magnifier over the mosaic wall, one tile short. */
export function EmptySearch({ className }: IllustrationProps) {
  return (
    <Illustration className={className}>
      <rect x="34" y="26" width="158" height="128" rx="16" fill="var(--el-ground-deep)" />
      <path
        d="M56 48h.1M86 48h.1M146 48h.1M56 78h.1M176 78h.1M56 108h.1M86 138h.1M116 138h.1M176 138h.1M146 138h.1M176 108h.1"
        stroke="var(--el-card)"
        strokeWidth="24"
        strokeLinecap="square"
      />
      <path d="M116 48h.1M56 138h.1" stroke="var(--el-primary-3)" strokeWidth="24" strokeLinecap="square" />
      <path d="M176 48h.1" stroke="var(--el-yolk)" strokeWidth="24" strokeLinecap="square" />
      <circle cx="116" cy="92" r="40" fill="var(--el-card)" stroke="var(--el-primary-6)" strokeWidth="9" />
      <path d="M146 122l8 8" stroke="var(--el-primary-6)" strokeWidth="9" />
      <path d="M158 134l26 26" stroke="var(--el-accent)" strokeWidth="17" />
      <path d="M104 80h24v24h-24z" stroke="var(--el-primary-4)" strokeWidth="4" strokeDasharray="1 8" />
      <path d="M92 82a26 26 0 0 1 10-12" stroke="var(--el-primary-2)" strokeWidth="5" />
    </Illustration>
  );
}
