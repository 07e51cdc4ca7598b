import { type RefObject, useEffect, useEffectEvent } from 'react';
import { pressedKey } from '#ui/browser/pressed-key.ts';

/** Calls `action` on Ctrl+Enter (⌘+Enter) within `root`; dialogs are outside of it. */
export function useCtrlEnter(root: RefObject<HTMLElement | null>, action: () => void): void {
  const runAction = useEffectEvent(action);
  useEffect(() => {
    const element = root.current;
    function handleKeyDown(event: KeyboardEvent) {
      if (pressedKey(event) !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      runAction();
    }
    element?.addEventListener('keydown', handleKeyDown);
    return () => element?.removeEventListener('keydown', handleKeyDown);
  }, [root]);
}
