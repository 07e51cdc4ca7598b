import { useEffect } from 'react';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { dismissToast, getToasts } from '#ui/toast/toast-store.ts';

/** Ctrl+Z presses the latest 'undo' on the screen, except in text fields, which have their own undo. */
export function useUndoKey(): void {
  const label = useMessages(commonMessages)('undo');
  useEffect(() => {
    const runLatestUndo = (event: KeyboardEvent) => {
      const isUndoKey =
        pressedKey(event).toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const isTyping = document.activeElement?.matches('textarea, input:not([type=checkbox], [type=radio])');
      const latestUndoToast = [...getToasts()].reverse().find(({ action }) => action?.label === label);
      if (!isUndoKey || isTyping || !latestUndoToast || event.defaultPrevented) return;
      event.preventDefault();
      latestUndoToast.action?.run();
      dismissToast(latestUndoToast.id);
    };
    document.addEventListener('keydown', runLatestUndo);
    return () => document.removeEventListener('keydown', runLatestUndo);
  }, [label]);
}
