import { Illustration, type IllustrationProps } from './illustration.tsx';

/** No network: a tram whose pole has slipped off the wire. */
export function Offline({ className }: IllustrationProps) {
  return (
    <Illustration className={className}>
      <ellipse cx="120" cy="104" rx="112" ry="66" fill="var(--el-ground-deep)" />
      <path d="M14 26h82M144 26h82" stroke="var(--el-ink-2)" strokeWidth="4" />
      <path d="M96 26c7 0 9 4 9 9M144 26c-5 0-7 2-7 6" stroke="var(--el-ink-2)" strokeWidth="4" />
      <path d="M104 74l36-26" stroke="var(--el-primary-8)" strokeWidth="5" />
      <path d="M148 36l3-6M153 45l8-2M150 55l7 4" stroke="var(--el-accent)" strokeWidth="5" />
      <g transform="translate(17 27) scale(.86)">
        <path d="M66 60a8 8 0 0 1 8-8h92a8 8 0 0 1 8 8v86H66z" fill="var(--el-leaf)" />
        <path d="M66 96h108v12H66z" fill="var(--el-card)" />
        <path
          d="M76 64h20v24H76zM102 64h16v24h-16zM124 64h16v24h-16zM146 64h18v24h-18z"
          fill="var(--el-primary-1)"
        />
        <path d="M76 114h20v20H76zM124 114h16v20h-16zM146 114h18v20h-18z" fill="var(--el-primary-1)" />
        <path d="M102 112h16v34h-16z" fill="var(--el-leaf-deep)" />
        <path d="M74 102h40" stroke="var(--el-accent)" strokeWidth="5" />
        <path d="M60 146h120v8H60z" fill="var(--el-primary-8)" />
        <path d="M92 156h.1M148 156h.1" stroke="var(--el-ink)" strokeWidth="15" />
        <path d="M168 140h.1" stroke="var(--el-yolk)" strokeWidth="7" />
      </g>
      <path d="M22 169h196" stroke="var(--el-line-strong)" strokeWidth="4" />
    </Illustration>
  );
}
