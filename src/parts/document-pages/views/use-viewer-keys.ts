import { type RefObject, useEffect, useEffectEvent } from 'react';

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

const commands: Readonly<Record<string, ViewerCommand>> = {
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
const ownKeys = 'input, textarea, select, dialog *, [data-own-keys] *';

/** Runs the commands of keys while the focus is within `viewer` or nowhere. Where `run` returns true, the browser ignores the key. */
export function useViewerKeys(
  viewer: RefObject<HTMLElement | null>,
  run: (command: ViewerCommand) => boolean,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const command = commands[event.key];
    const focusedElement = viewer.current?.ownerDocument.activeElement;
    if (!command || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (!focusedElement || focusedElement.matches(ownKeys)) return;
    if (!focusedElement.matches('body') && !viewer.current?.contains(focusedElement)) return;
    if (run(command)) event.preventDefault();
  });
  useEffect(() => {
    const page = viewer.current?.ownerDocument;
    const onKey = (event: KeyboardEvent) => press(event);
    page?.addEventListener('keydown', onKey);
    return () => page?.removeEventListener('keydown', onKey);
  }, [viewer]);
}
