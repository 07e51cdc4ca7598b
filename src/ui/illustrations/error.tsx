import { Illustration, type IllustrationProps } from './illustration.tsx';

/** Something went wrong on our side: the tea is spilt, nobody is hurt. */
export function ErrorSpill({ className }: IllustrationProps) {
  return (
    <Illustration className={className}>
      <ellipse cx="120" cy="104" rx="110" ry="64" fill="var(--el-ground-deep)" />
      <path
        d="M96 138c20-14 30 2 52-2 26-4 62-2 62 10 0 14-40 18-78 16-26-1-56-12-36-24z"
        fill="var(--el-tea)"
      />
      <path d="M168 148c10-3 22-2 28 0" stroke="var(--el-crust)" strokeWidth="4" />
      <path d="M54 60c-14-8-28 0-30 14s10 26 26 22" stroke="var(--el-primary-5)" strokeWidth="10" />
      <path
        d="M60 46l74 46c8 18-6 44-22 52l-18-2C62 140 40 118 44 86c2-18 8-32 16-40z"
        fill="var(--el-primary-5)"
      />
      <ellipse cx="122" cy="117" rx="11" ry="31" transform="rotate(32 122 117)" fill="var(--el-primary-2)" />
      <path d="M104 146c18-6 27-22 28-36 6 10 6 22 14 31-12 9-28 13-42 5z" fill="var(--el-tea)" />
      <path d="M73 54c-11 21-12 50 3 80" stroke="#fff" strokeWidth="6" />
      <path d="M86 92h.1M100 102h.1" stroke="#fff" strokeWidth="6" />
      <path d="M86 112c2-4 6-5 9-2" stroke="#fff" strokeWidth="3.5" />
      <path d="M168 42l-8 14M190 56l-14 10M150 30l-2 14" stroke="var(--el-yolk)" strokeWidth="6" />
    </Illustration>
  );
}
