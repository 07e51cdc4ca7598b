import { type RefObject, useEffect, useEffectEvent } from 'react';
import { findOpenDialog } from '#ui/browser/find-open-dialog.ts';

/** Types of inputs without text: a paste into any other input belongs to that field. */
const nonTextTypes = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];
const textFieldSelector = `textarea, [contenteditable]:not([contenteditable="false"]), input${nonTextTypes
  .map((type) => `:not([type="${type}"])`)
  .join('')}`;

/** Whether the area is visible and not behind a dialog. */
function isReachable(area: HTMLElement | null): boolean {
  const dialog = findOpenDialog();
  return area?.checkVisibility() === true && (!dialog || dialog.contains(area));
}

/** Accepts files that are pasted anywhere on the page, except into text fields and elements that handle the paste. */
export function usePagePaste(area: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): void {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const files = Array.from(event.clipboardData?.files ?? []);
    const isText = event.target instanceof Element && event.target.closest(textFieldSelector) !== null;
    if (event.defaultPrevented || files.length === 0 || isText || !isReachable(area.current)) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => handlePaste(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
