import type { InkValue } from './model.ts';
import { applyChange, isChange, type ShownInk } from './show-ink.ts';

/** Lays a value that this page has written over what the server shows of the item; null if it is gone then. */
export function overlayInk(shown: ShownInk | undefined, ownValue: InkValue): ShownInk | null {
  if (!isChange(ownValue)) return { by: 0, ...shown, value: ownValue };
  return shown ? applyChange(shown, ownValue) : null;
}
