import { lazy, Suspense } from 'react';
import type { CopyDialogProps } from './copy-dialog.tsx';

export const loadCopyDialog = () => import('./copy-dialog.tsx');
const CopyDialog = lazy(async () => ({ default: (await loadCopyDialog()).CopyDialog }));

/** The dialog in a file of its own, for pages that are read more often than copied from. */
export function LazyCopyDialog(props: CopyDialogProps) {
  return (
    <Suspense fallback={null}>
      <CopyDialog {...props} />
    </Suspense>
  );
}
