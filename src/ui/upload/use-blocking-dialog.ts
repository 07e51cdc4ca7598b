import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Opens a dialog over the page, and lets the browser ask before the page is left. */
export function useBlockingDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shownDialog = dialog.current;
    shownDialog?.showModal();
    // Closing returns the focus, but only while the dialog is still on the page.
    return () => shownDialog?.close();
  }, []);
  useEffect(() => {
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmLeaving);
    return () => removeEventListener('beforeunload', confirmLeaving);
  }, []);
  return dialog;
}
