import { defineSpace, type SpacePerson } from '#form/space.ts';
import { inkMax } from '#parts/ink/limits.ts';
import { type InkValue, inkValue } from '#parts/ink/model.ts';
import { overlayInk } from '#parts/ink/overlay-ink.ts';
import { mayWriteInk, type ShownInk, showInk } from '#parts/ink/show-ink.ts';
import { createMemorySpaces, type MemoryEntry } from '#parts/spaces/memory-spaces.view.ts';

export const inkAuthor: SpacePerson = { user_id: 7, role: 'student' };

const ink = defineSpace<InkValue, ShownInk>({
  scope: 'attempt',
  value: inkValue,
  max: inkMax,
  mayWrite: (item, value, writer) => mayWriteInk(item, value, writer),
  show: showInk,
});

/** A space of ink in memory, with what is in it before. */
export function openInk(entries: readonly MemoryEntry[] = [], me = inkAuthor) {
  const source = createMemorySpaces({ spaces: { ink }, content: null, me, entries: { ink: entries } });
  return source.open<InkValue, ShownInk>('ink', overlayInk);
}

let items = 0;
/** An entry that begins an item. */
export const entry = (value: InkValue, by = inkAuthor): MemoryEntry => ({
  item: `item${(items += 1)}`,
  by,
  value,
});
