import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';

/** Most visitors only read, so that the dialog's code is not part of the page. */
export const LazyCopyDialog = createLazyPart(async () => (await import('./copy-dialog.tsx')).CopyDialog);
