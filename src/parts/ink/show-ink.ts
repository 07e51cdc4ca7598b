import { findErasure, findNewest, type Item, type SpacePerson } from '#form/space.ts';
import type { ChangeValue, DrawnValue, InkValue, MovedValue } from './model.ts';

/** What is shown of an item of ink, and who may change it. Pure, without zod. */

/** The same for all viewers. */
export type ShownInk = {
  /** User id of who drew it; 0 for what this page has drawn and the server has not shown yet. */
  by: number;
  /** As it was drawn, not moved. */
  value: DrawnValue;
  /** Parts rubbed out of a stroke; see `cutStroke`. */
  cut?: readonly number[];
  moved?: Pick<MovedValue, 'dx' | 'dy' | 'scale_x' | 'scale_y'>;
};

export const isChange = (value: InkValue): value is ChangeValue =>
  value.kind === 'cut' || value.kind === 'erased' || value.kind === 'moved';

/** An item with one more change of its own kinds; null if that erases it. */
export function applyChange(shown: ShownInk, value: ChangeValue): ShownInk | null {
  switch (value.kind) {
    case 'erased':
      return value.is_on ? null : shown;
    case 'cut': {
      const { cut: _before, ...rest } = shown;
      return value.spans.length === 0 ? rest : { ...rest, cut: value.spans };
    }
    default: {
      const { dx, dy, scale_x, scale_y } = value;
      const { moved: _before, ...rest } = shown;
      const isBack = dx === 0 && dy === 0 && scale_x === 1 && scale_y === 1;
      return isBack ? rest : { ...rest, moved: { dx, dy, scale_x, scale_y } };
    }
  }
}

/** Null if it is erased. */
export function showInk(item: Item<InkValue>): ShownInk | null {
  const [{ by, value }] = item.entries;
  if (isChange(value)) return null;
  const shown: ShownInk = { by: by.user_id, value };
  if (item.entries.length === 1) return shown;
  if (findErasure(item)) return null;
  return (['cut', 'moved'] as const).reduce<ShownInk | null>((before, kind) => {
    const change = findNewest(item, kind)?.value;
    return before && change && isChange(change) ? applyChange(before, change) : before;
  }, shown);
}

/** Everybody draws, and changes what is their own: nobody else's undo or eraser reaches it. */
export function mayWriteInk(item: Item<InkValue> | undefined, value: InkValue, writer: SpacePerson): boolean {
  if (!item) return !isChange(value);
  const [{ by, value: drawnValue }] = item.entries;
  if (by.user_id !== writer.user_id) return false;
  if (value.kind === 'cut') return drawnValue.kind === 'stroke';
  return isChange(value) || value.kind === drawnValue.kind;
}
