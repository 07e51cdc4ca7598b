import { Illustration, type IllustrationProps } from './illustration.tsx';

/** Finished: an egg tart that is as happy as the student. */
export function Done({ className }: IllustrationProps) {
  return (
    <Illustration className={className}>
      <ellipse cx="120" cy="108" rx="104" ry="62" fill="var(--el-ground-deep)" />
      <path
        d="M120 8v14M62 22l8 14M178 22l-8 14M40 52l12 8M200 52l-12 8"
        stroke="var(--el-yolk)"
        strokeWidth="7"
      />
      <path d="M92 24l4 7M196 158l9 5" stroke="var(--el-primary-5)" strokeWidth="7" />
      <path d="M148 24l-3 8M44 158l-9 5" stroke="var(--el-accent)" strokeWidth="7" />
      <path d="M44 30h.1M198 30h.1M22 124h.1" stroke="var(--el-leaf)" strokeWidth="9" />
      <path d="M64 122c-20-2-38-18-42-44M176 122c20-2 38-18 42-44" stroke="var(--el-tea)" strokeWidth="9" />
      <path d="M54 88h132l-20 56a14 14 0 0 1-13 9H87a14 14 0 0 1-13-9z" fill="var(--el-wood)" />
      <path
        d="M76 112l8 34M102 116l4 34M138 116l-4 34M164 112l-8 34"
        stroke="var(--el-wood-deep)"
        strokeWidth="4"
      />
      <path
        d="M48 88c0-8 6-8 8-14 4 0 6-8 14-8 4-6 12-4 18-8 6 2 12-4 18-3 6-3 10 0 14 0s8-3 14 0c6-1 12 5 18 3 6 4 14 2 18 8 8 0 10 8 14 8 2 6 8 6 8 14 0 18-32 30-72 30S48 106 48 88z"
        fill="var(--el-crust)"
      />
      <ellipse cx="120" cy="86" rx="58" ry="24" fill="var(--el-yolk)" />
      <path d="M78 78c8-8 20-12 34-13" stroke="#fff" strokeWidth="5" opacity=".8" />
      <path d="M96 85c2-5 9-5 11 0M133 85c2-5 9-5 11 0" stroke="var(--el-ink)" strokeWidth="4" />
      <path d="M108 92h24c0 8-5 13-12 13s-12-5-12-13z" fill="var(--el-accent-solid)" />
      <path d="M88 95h6M146 95h6" stroke="var(--el-accent)" strokeWidth="6" opacity=".7" />
    </Illustration>
  );
}
