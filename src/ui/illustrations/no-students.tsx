import { Illustration, type IllustrationProps } from './illustration.tsx';

/** A class without students: the desk is ready, the clock says morning. */
export function NoStudents({ className }: IllustrationProps) {
  return (
    <Illustration className={className}>
      <ellipse cx="120" cy="98" rx="112" ry="70" fill="var(--el-ground-deep)" />
      <rect
        x="40"
        y="26"
        width="108"
        height="58"
        rx="8"
        fill="var(--el-leaf-deep)"
        stroke="var(--el-wood-deep)"
        strokeWidth="6"
      />
      <path d="M58 46h38M58 60h58" stroke="#fff" strokeWidth="4" opacity=".75" />
      <circle cx="186" cy="50" r="20" fill="var(--el-card)" stroke="var(--el-primary-8)" strokeWidth="6" />
      <path d="M186 40v10l7 5" stroke="var(--el-accent)" strokeWidth="4" />
      <path d="M46 104h30v24H46zM164 104h30v24h-30z" fill="var(--el-primary-3)" />
      <path
        d="M50 128l-4 32M72 128v32M168 128v32M190 128l4 32"
        stroke="var(--el-primary-8)"
        strokeWidth="5"
      />
      <path d="M64 116h112" stroke="var(--el-wood)" strokeWidth="12" />
      <path d="M78 122l-4 38M162 122l4 38" stroke="var(--el-primary-8)" strokeWidth="5" />
      <path d="M96 110v-8h30v8z" fill="var(--el-accent)" />
      <path d="M96 102h30" stroke="var(--el-card)" strokeWidth="4" />
      <path d="M146 110v-13a7 7 0 0 1 14 0v13z" fill="var(--el-yolk)" />
      <path d="M150 90l-3-14M157 90l4-12" stroke="var(--el-primary-6)" strokeWidth="4" />
    </Illustration>
  );
}
