import { useEffect } from 'react';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { dismissToast, getToasts } from '#ui/toast/toast-store.ts';

/** Ctrl+Z presses the latest 'undo' on the screen, except in text fields, which have their own undo. */
export function useUndoKey(): void {
  const label = useMessages(commonMessages)('undo');
  useEffect(() => {
    const undo = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const isTyping = document.activeElement?.matches('textarea, input:not([type=checkbox], [type=radio])');
      const latest = [...getToasts()].reverse().find(({ action }) => action?.label === label);
      if (!isKey || isTyping || !latest || event.defaultPrevented) return;
      event.preventDefault();
      latest.action?.run();
      dismissToast(latest.id);
    };
    document.addEventListener('keydown', undo);
    return () => document.removeEventListener('keydown', undo);
  }, [label]);
}
