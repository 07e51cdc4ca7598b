import type { InkValue } from './model.ts';
import { unmoved } from './place-ink.ts';
import { isChange, type ShownInk } from './show-ink.ts';

/**
 * Undo and redo of what this page has written. A step puts back what its own items were; what others draw meanwhile is
 * not touched by it.
 */

export type InkWrite = { id: string; value: InkValue };

type Step = { undo: readonly InkWrite[]; redo: readonly InkWrite[] };

const stepsMax = 500;

/** What puts an item back, before `value` is written to it. */
function invert({ id, value }: InkWrite, before: ShownInk | undefined, t: number): InkWrite {
  if (!isChange(value)) return { id, value: before ? before.value : { kind: 'erased', is_on: true, t } };
  switch (value.kind) {
    case 'erased':
      return { id, value: { ...value, is_on: !value.is_on } };
    case 'cut':
      return { id, value: { kind: 'cut', spans: [...(before?.cut ?? [])], t } };
    default:
      return { id, value: { kind: 'moved', ...unmoved, ...before?.moved, t } };
  }
}

/** An item that was drawn and then erased is brought back, not drawn again. */
function repeat({ id, value }: InkWrite, before: ShownInk | undefined, t: number): InkWrite {
  return !isChange(value) && !before ? { id, value: { kind: 'erased', is_on: false, t } } : { id, value };
}

/** Changes carry the time at which they are made again, so that a replay shows them in their order. */
const datedNow = ({ id, value }: InkWrite, t: number): InkWrite =>
  isChange(value) ? { id, value: { ...value, t } } : { id, value };

type HistoryDeps = {
  /** The item as this page shows it now. */
  read: (id: string) => ShownInk | undefined;
  write: (id: string, value: InkValue) => void;
  now?: () => number;
};

export function createOwnHistory({ read, write, now = Date.now }: HistoryDeps) {
  const undoSteps: Step[] = [];
  const redoSteps: Step[] = [];
  const listeners = new Set<() => void>();
  let state = { canUndo: false, canRedo: false };

  function announce(): void {
    state = { canUndo: undoSteps.length > 0, canRedo: redoSteps.length > 0 };
    for (const listener of listeners) listener();
  }

  function run(writes: readonly InkWrite[]): void {
    const t = now();
    for (const each of writes) {
      const { id, value } = datedNow(each, t);
      write(id, value);
    }
    announce();
  }

  return {
    /** Writes all of one gesture, which one undo takes back. */
    write: (writes: readonly InkWrite[]): void => {
      if (writes.length === 0) return;
      const t = now();
      const befores = writes.map(({ id }) => read(id));
      undoSteps.push({
        undo: writes.map((each, index) => invert(each, befores[index], t)).reverse(),
        redo: writes.map((each, index) => repeat(each, befores[index], t)),
      });
      if (undoSteps.length > stepsMax) undoSteps.shift();
      redoSteps.length = 0;
      for (const { id, value } of writes) write(id, value);
      announce();
    },
    undo: (): void => {
      const step = undoSteps.pop();
      if (!step) return;
      redoSteps.push(step);
      run(step.undo);
    },
    redo: (): void => {
      const step = redoSteps.pop();
      if (!step) return;
      undoSteps.push(step);
      run(step.redo);
    },
    state: () => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type OwnHistory = ReturnType<typeof createOwnHistory>;
