import { useEffect } from 'react';
import { whenIdle } from '#ui/when-idle.ts';

/** Reading a page need not wait for its dialogs; their code comes right after it. */
export function usePreload(load: () => Promise<unknown>, isReadable: boolean): void {
  useEffect(
    // Without it the page can still be read; opening a dialog asks again.
    () => (isReadable ? whenIdle(() => void load().catch(() => undefined)) : undefined),
    [load, isReadable],
  );
}
