import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders its children after the first paint, in small steps between which the page responds to input. Shows `placeholder`
 * until then.
 */
export function DeferredRender({ placeholder, children }: { placeholder?: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : placeholder;
}
