import { useEffect } from 'react';
import { preload } from '#ui/browser/reload-when-outdated.ts';
import { whenUsed } from '#ui/browser/when-used.ts';

/**
 * Loads the code of a page's dialogs once the person starts to use the page, so that showing the page does not
 * wait for it.
 */
export function usePreload(load: () => Promise<unknown>, isReadable: boolean): void {
  useEffect(
    // A failure is ignored: opening the dialog loads the code again.
    () => (isReadable ? whenUsed(() => void preload(load).catch(() => undefined)) : undefined),
    [load, isReadable],
  );
}
