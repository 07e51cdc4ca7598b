import { randomKey } from '#ui/browser/random-key.ts';
import { textOfKey } from '#ui/unsent/unsent-entry.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { type DraftEntry, isDraftEntry } from './draft-entry.ts';
import { moveFormerDrafts } from './move-former-drafts.ts';
import { readNewDraftNote } from './new-draft-note.ts';
import { listOpenEditors } from './open-editors.ts';

/** Finds the unsaved edits that a closed editor of a draft has left in the queue. */

export const isWaiting = (entry: DraftEntry): boolean =>
  unsentQueue.list().some((each) => textOfKey(each) === textOfKey(entry));

/** `id` is undefined for a new activity: then the one that this tab began comes first. */
export async function findLeftDraft(
  person: number,
  type: string,
  id: number | undefined,
): Promise<DraftEntry | undefined> {
  await moveFormerDrafts(person);
  const isOpen = await listOpenEditors();
  const ownKey = readNewDraftNote()?.key;
  const found = unsentQueue
    .list()
    .filter(isDraftEntry)
    .filter(({ body, name }) => body.type === type && body.id === id && !isOpen(name));
  return (id === undefined && found.find(({ body }) => body.key === ownKey)) || found.at(-1);
}

/** An activity that this tab created keeps its lane when it is opened again under its own address. */
export function findPlace(id: number, left: DraftEntry | undefined): { key: string; lane: string } {
  if (left) return { key: left.body.key, lane: left.lane };
  const note = readNewDraftNote();
  return note?.id === id
    ? { key: note.key, lane: `draft:${note.key}` }
    : { key: randomKey(), lane: `draft:${id}` };
}
