import { Illustration, type IllustrationProps } from './illustration.tsx';

/** No such page: a paper boat that has lost its course. */
export function NotFound({ className }: IllustrationProps) {
  return (
    <Illustration className={className}>
      <rect x="12" y="16" width="216" height="150" rx="24" fill="var(--el-ground-deep)" />
      <circle cx="54" cy="62" r="17" fill="var(--el-yolk)" />
      <path d="M38 74h36M60 86h24M164 46h44M150 58h30" stroke="var(--el-card)" strokeWidth="8" />
      <path
        d="M12 122c12 0 12-8 24-8s12 8 24 8 12-8 24-8 12 8 24 8 12-8 24-8 12 8 24 8 12-8 24-8 12 8 24 8 12-8 24-8v28a24 24 0 0 1-24 24H36a24 24 0 0 1-24-24z"
        fill="var(--el-primary-4)"
      />
      <path d="M88 106l32-46 32 46z" fill="#fff" />
      <path d="M120 60v46h32z" fill="var(--el-primary-3)" />
      <path d="M66 100h30l24 8 24-8h30l-18 30H84z" fill="#fff" />
      <path d="M120 108l24-8h30l-18 30h-36z" fill="var(--el-primary-2)" />
      <path d="M120 60V38l16 7-16 7" stroke="var(--el-accent)" strokeWidth="4" fill="var(--el-accent)" />
      <path
        d="M12 142c12 0 12-8 24-8s12 8 24 8 12-8 24-8 12 8 24 8 12-8 24-8 12 8 24 8 12-8 24-8 12 8 24 8 12-8 24-8v8a24 24 0 0 1-24 24H36a24 24 0 0 1-24-24z"
        fill="var(--el-primary-5)"
      />
      <path d="M176 78a9 9 0 1 1 12 8c-2 1-3 3-3 5" stroke="var(--el-primary-6)" strokeWidth="5.5" />
      <path d="M185 101h.1" stroke="var(--el-primary-6)" strokeWidth="6" />
    </Illustration>
  );
}
