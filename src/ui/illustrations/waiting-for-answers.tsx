import { Illustration, type IllustrationProps } from './illustration.tsx';

/** No answers yet: time for a milk tea while the class works. */
export function WaitingForAnswers({ className }: IllustrationProps) {
  return (
    <Illustration className={className}>
      <ellipse cx="120" cy="104" rx="110" ry="66" fill="var(--el-ground-deep)" />
      <path d="M82 62c-6-9 7-13 0-24M104 58c-6-9 7-15 0-26" stroke="var(--el-primary-3)" strokeWidth="5" />
      <path d="M128 88h14a17 17 0 0 1 0 34h-14" stroke="var(--el-card)" strokeWidth="10" />
      <path d="M50 76h88v32a36 36 0 0 1-36 36H86a36 36 0 0 1-36-36z" fill="var(--el-card)" />
      <ellipse cx="94" cy="76" rx="44" ry="11" fill="var(--el-card)" />
      <ellipse cx="94" cy="77" rx="37" ry="7.5" fill="var(--el-tea)" />
      <path d="M51 102h86" stroke="var(--el-accent)" strokeWidth="5" strokeLinecap="butt" />
      <path d="M82 118h.1M106 118h.1" stroke="var(--el-ink)" strokeWidth="5" />
      <path d="M88 126c3 4 9 4 12 0" stroke="var(--el-ink)" strokeWidth="3" />
      <ellipse cx="94" cy="152" rx="62" ry="8" fill="var(--el-primary-3)" />
      <path
        d="M158 30h44a14 14 0 0 1 14 14v16a14 14 0 0 1-14 14h-26l-14 12V74h-4a14 14 0 0 1-14-14V44a14 14 0 0 1 14-14z"
        fill="var(--el-primary-6)"
      />
      <path d="M162 52h.1M180 52h.1" stroke="#fff" strokeWidth="8" />
      <path d="M198 52h.1" stroke="var(--el-yolk)" strokeWidth="8" />
    </Illustration>
  );
}
