/** An exclamation mark in a circle. */
export function WarningSign() {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="22" fill="var(--el-warn-soft)" />
      <path d="M24 12v15" stroke="var(--el-warn-solid)" strokeWidth="4.5" strokeLinecap="round" />
      <circle cx="24" cy="35" r="2.8" fill="var(--el-warn-solid)" />
    </svg>
  );
}
