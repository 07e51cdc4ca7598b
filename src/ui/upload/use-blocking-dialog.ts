import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Opens a dialog over the page, and lets the browser ask before the page is left. */
export function useBlockingDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closing returns the focus, but only while the dialog is still on the page.
    return () => shown?.close();
  }, []);
  useEffect(() => {
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmLeaving);
    return () => removeEventListener('beforeunload', confirmLeaving);
  }, []);
  return dialog;
}
