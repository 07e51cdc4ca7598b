import { lazy, Suspense } from 'react';
import type { CopyDialogProps } from './copy-dialog.tsx';

export const loadCopyDialog = () => import('./copy-dialog.tsx');
const CopyDialog = lazy(async () => ({ default: (await loadCopyDialog()).CopyDialog }));

/** Loads the dialog when it opens, because most visitors only read. */
export function LazyCopyDialog(props: CopyDialogProps) {
  return (
    <Suspense fallback={null}>
      <CopyDialog {...props} />
    </Suspense>
  );
}
