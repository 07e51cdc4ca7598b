import { type Entry, foldItem } from '#form/space.ts';
import type { SpaceChange } from '#form/space-source.ts';
import type { InkValue } from '../model.ts';
import { type ShownInk, showInk } from '../show-ink.ts';

/** A board as it stood at some time, from the changes of its space. Pure. */

export const toEntry = ({ by, by_teacher, value, change, at }: SpaceChange): Entry<InkValue> => ({
  by: { user_id: by, role: by_teacher ? 'teacher' : 'student' },
  // Only values that the space's schema has taken are changes of it.
  value: value as InkValue,
  change,
  at,
});

export const sortChanges = (changes: readonly SpaceChange[]): SpaceChange[] =>
  [...changes].sort((a, b) => a.change - b.change);

/** Until a change, or until a time of the server. */
export type Until = { change: number } | { at: number };

const isUntil = (change: SpaceChange, until: Until): boolean =>
  'change' in until ? change.change <= until.change : change.at <= until.at;

/** What was shown then, by id, in the order in which it was drawn. The changes may come in any order. */
export function readBoardAt(changes: readonly SpaceChange[], until: Until): Map<string, ShownInk> {
  const entriesById = new Map<string, Entry<InkValue>[]>();
  for (const change of sortChanges(changes)) {
    if (!isUntil(change, until)) continue;
    const entries = entriesById.get(change.item);
    if (entries) entries.push(toEntry(change));
    else entriesById.set(change.item, [toEntry(change)]);
  }
  const board = new Map<string, ShownInk>();
  for (const [id, entries] of entriesById) {
    const item = foldItem(id, entries);
    const shown = item && showInk(item);
    if (shown) board.set(id, shown);
  }
  return board;
}
