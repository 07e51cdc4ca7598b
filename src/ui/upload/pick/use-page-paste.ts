import { type RefObject, useEffect, useEffectEvent } from 'react';
import { findOpenDialog } from '#ui/browser/find-open-dialog.ts';

/** What is pasted where a person edits text is for that field. */
const buttonTypes = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];
const textFields = `textarea, [contenteditable]:not([contenteditable="false"]), input${buttonTypes
  .map((type) => `:not([type="${type}"])`)
  .join('')}`;

/** Neither in a tab that is not open, nor behind a dialog. */
function isWithinReach(area: HTMLElement | null): boolean {
  const dialog = findOpenDialog();
  return area?.checkVisibility() === true && (!dialog || dialog.contains(area));
}

/** Takes files that are pasted anywhere on the page, but for fields of text and what takes them itself. */
export function usePagePaste(area: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = Array.from(event.clipboardData?.files ?? []);
    const isText = event.target instanceof Element && event.target.closest(textFields) !== null;
    if (event.defaultPrevented || files.length === 0 || isText || !isWithinReach(area.current)) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
