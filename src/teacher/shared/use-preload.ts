import { useEffect } from 'react';
import { whenUsed } from '#ui/browser/when-used.ts';

/** Reading a page need not wait for its dialogs; their code comes once the page is used. */
export function usePreload(load: () => Promise<unknown>, isReadable: boolean): void {
  useEffect(
    // Without it the page can still be read; opening a dialog asks again.
    () => (isReadable ? whenUsed(() => void load().catch(() => undefined)) : undefined),
    [load, isReadable],
  );
}
