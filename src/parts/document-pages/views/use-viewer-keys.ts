import { type RefObject, useEffect, useEffectEvent } from 'react';
import { findOwn } from '#contract/find-own.ts';
import { hasModifier, pressedKey } from '#ui/browser/pressed-key.ts';

export type ViewerCommand =
  | 'previous'
  | 'next'
  | 'first'
  | 'last'
  | 'zoom_in'
  | 'zoom_out'
  | 'whole'
  | 'left'
  | 'right'
  | 'up'
  | 'down';

const commandByKey: Readonly<Record<string, ViewerCommand>> = {
  PageUp: 'previous',
  PageDown: 'next',
  Home: 'first',
  End: 'last',
  '+': 'zoom_in',
  '=': 'zoom_in',
  '-': 'zoom_out',
  '0': 'whole',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Elements that use these keys themselves. */
const keyUserSelector = 'input, textarea, select, dialog *, [data-own-keys] *';

/** Runs the commands of keys while the focus is within `viewer` or nowhere. Where `runCommand` returns true, the browser ignores the key. */
export function useViewerKeys(
  viewer: RefObject<HTMLElement | null>,
  runCommand: (command: ViewerCommand) => boolean,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const command = findOwn(commandByKey, pressedKey(event));
    const focusedElement = viewer.current?.ownerDocument.activeElement;
    if (!command || hasModifier(event) || event.defaultPrevented) return;
    if (!focusedElement || focusedElement.matches(keyUserSelector)) return;
    if (!focusedElement.matches('body') && !viewer.current?.contains(focusedElement)) return;
    if (runCommand(command)) event.preventDefault();
  });
  useEffect(() => {
    const viewerDocument = viewer.current?.ownerDocument;
    const onKey = (event: KeyboardEvent) => handleKey(event);
    viewerDocument?.addEventListener('keydown', onKey);
    return () => viewerDocument?.removeEventListener('keydown', onKey);
  }, [viewer]);
}
