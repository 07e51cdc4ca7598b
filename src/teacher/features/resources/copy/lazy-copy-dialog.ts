import { createLazyComponent } from '#ui/browser/lazy-component.tsx';

/** Most visitors only read, so that the dialog's code is not part of the page. */
export const LazyCopyDialog = createLazyComponent(async () => (await import('./copy-dialog.tsx')).CopyDialog);
