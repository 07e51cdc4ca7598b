import type { BoardItem } from '../board-items.view.ts';
import { boxAround, contains, grow, type Place } from '../boxes.ts';
import type { InkControls } from '../ink-surface.view.ts';
import type { Gesture, GesturePoint, InkTool } from '../ink-tool.ts';
import type { Selection } from './selection.view.ts';
import { type Corner, cornerOf, corners, isTiny, nudgeBox, pullCorner } from './selection-boxes.ts';

/** Selecting, moving and resizing own things with a pointer. */

/** CSS pixels. A handle is as large as a finger, and lies a little outside of the corner. */
export const handlePixels = 44;
export const handleOutside = 10;
const touchRadius = 8;
const movedPixels = 4;
/** Smaller selections are moved wherever they are touched. */
const roomForHandles = 88;
const doubleTapMs = 450;

type SelectToolDeps = {
  selection: Selection;
  controls: InkControls;
  /** A text was touched twice. */
  onEdit: (id: string) => void;
};

const ratioKinds: ReadonlySet<string> = new Set(['text', 'stamp', 'picture', 'card']);
const keepsRatio = (items: readonly BoardItem[]): boolean =>
  items.some(({ placed }) => ratioKinds.has(placed.kind));

type Follower = {
  /** Called once the pointer has moved, with the way from where it touched. */
  change: (way: Place, at: Place) => void;
  end: (hasMoved: boolean) => void;
  drop: () => void;
};

function followPointer(controls: InkControls, first: GesturePoint, { change, end, drop }: Follower): Gesture {
  let hasMoved = false;
  return {
    goOn(points) {
      const at = points.at(-1)?.at ?? first.at;
      const way: Place = [at[0] - first.at[0], at[1] - first.at[1]];
      hasMoved ||= Math.hypot(...way) * controls.view().scale > movedPixels;
      if (hasMoved) change(way, at);
    },
    finish: () => end(hasMoved),
    drop,
  };
}

export function createSelectTool({ selection, controls, onEdit }: SelectToolDeps): InkTool {
  let lastTap: { id: string; time: number } | undefined;

  function findCorner({ page, at }: GesturePoint): Corner | undefined {
    const { box, page: selectedPage } = selection.state();
    if (!box || page !== selectedPage) return undefined;
    const unit = 1 / controls.view().scale;
    const isSmall = isTiny(box, roomForHandles * unit);
    if (isSmall && contains(box, [...at, ...at])) return undefined;
    const outside = grow(box, handleOutside * unit);
    const distance = (corner: Corner): number => {
      const [x, y] = cornerOf(outside, corner);
      return Math.hypot(x - at[0], y - at[1]);
    };
    const [nearest] = [...corners].sort((a, b) => distance(a) - distance(b));
    return nearest && distance(nearest) <= (handlePixels / 2) * unit ? nearest : undefined;
  }

  const findOwnAt = ({ page, at }: GesturePoint): BoardItem | undefined =>
    controls.findAt(page, at, touchRadius / controls.view().scale).find(selection.isOwn);

  function resize(first: GesturePoint, corner: Corner): Gesture {
    const { box } = selection.state();
    const isRatioKept = keepsRatio(selection.listItems());
    return followPointer(controls, first, {
      change: (way) => box && selection.preview(pullCorner(box, corner, way, isRatioKept)),
      end: selection.keep,
      drop: selection.revert,
    });
  }

  function tap(item: BoardItem | undefined, { page, time }: GesturePoint): void {
    const isSecond = item !== undefined && lastTap?.id === item.id && time - lastTap.time < doubleTapMs;
    lastTap = item && { id: item.id, time };
    if (item) selection.select(page, [item.id]);
    else selection.clear();
    if (isSecond && item.placed.kind === 'text') onEdit(item.id);
  }

  function move(first: GesturePoint, item: BoardItem | undefined): Gesture {
    const { box } = selection.state();
    return followPointer(controls, first, {
      change: ([dx, dy]) => box && selection.preview(nudgeBox(box, dx, dy)),
      end: (hasMoved) => (hasMoved ? selection.keep() : tap(item, first)),
      drop: selection.revert,
    });
  }

  function surround(first: GesturePoint): Gesture {
    return followPointer(controls, first, {
      change: (_way, at) => selection.setLasso(boxAround(first.at, at), first.page),
      end: () => {
        const { lasso } = selection.state();
        selection.setLasso(undefined, first.page);
        if (!lasso) return tap(undefined, first);
        const inside = controls.find(first.page, lasso).filter(({ box }) => contains(lasso, box));
        selection.select(
          first.page,
          inside.filter(selection.isOwn).map(({ id }) => id),
        );
      },
      drop: () => selection.setLasso(undefined, first.page),
    });
  }

  return {
    kind: 'other',
    begin(first) {
      selection.keep();
      const corner = findCorner(first);
      if (corner) return resize(first, corner);
      const { box, page, ids } = selection.state();
      const item = findOwnAt(first);
      const isInside = page === first.page && box !== undefined && contains(box, [...first.at, ...first.at]);
      if (isInside) return move(first, item);
      if (!item) return surround(first);
      if (!ids.includes(item.id)) selection.select(first.page, [item.id]);
      return move(first, item);
    },
  };
}
