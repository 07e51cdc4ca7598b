import { Illustration, type IllustrationProps } from './illustration.tsx';

/** No unit yet: exercise books on a shelf, and the gap for the first one. */
export function EmptyUnits({ className }: IllustrationProps) {
  return (
    <Illustration className={className}>
      <ellipse cx="120" cy="100" rx="110" ry="70" fill="var(--el-ground-deep)" />
      <path d="M60 68h22v70H60z" fill="var(--el-primary-5)" />
      <path d="M82 56h20v82H82z" fill="var(--el-accent)" />
      <path d="M66 84h10M88 72h8M88 80h8" stroke="#fff" strokeWidth="4" />
      <path
        d="M114 66h36v72h-36z"
        fill="var(--el-card)"
        stroke="var(--el-primary-4)"
        strokeWidth="4"
        strokeDasharray="1 9"
      />
      <path d="M132 92v20M122 102h20" stroke="var(--el-primary-6)" strokeWidth="5" />
      <path d="M172 138l-4-26h28l-4 26z" fill="var(--el-yolk)" />
      <path
        d="M182 112c-2-20-12-26-20-26 0 14 6 24 20 26zM182 112c-4-26 6-38 14-42 6 16 2 34-14 42z"
        fill="var(--el-leaf)"
      />
      <path d="M36 142h168" stroke="var(--el-primary-8)" strokeWidth="8" />
      <path d="M58 146v12M182 146v12" stroke="var(--el-primary-8)" strokeWidth="6" />
    </Illustration>
  );
}
