import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `act` on Ctrl+Enter (⌘+Enter) within `root`; dialogs are outside of it. */
export function useCtrlEnter(root: RefObject<HTMLElement | null>, act: () => void): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    const element = root.current;
    function press(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      run();
    }
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [root]);
}
