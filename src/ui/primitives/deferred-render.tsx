import { type ReactNode, useDeferredValue } from 'react';

/**
 * What need not be in the first picture: it is drawn after that in small steps, between which a touch or a key is
 * answered. Until then `before` is in its place.
 */
export function Later({ before, children }: { before?: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : before;
}
