import { randomKey } from '#ui/browser/random-key.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { type ActivityForm, pickForm } from './activity-draft.ts';
import type { DraftBody } from './draft-entry.ts';

/**
 * Moves unsaved drafts that earlier versions of the app kept in localStorage into the queue. An old copy is removed once
 * the queue has stored it. Written before 2027; remove it a year later.
 */

type FormerCopy = { form: ActivityForm; content: unknown; draft_version: number; key: string };

function readCopy(storageKey: string): FormerCopy | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    const isCopy = typeof value === 'object' && value !== null && 'form' in value && 'content' in value;
    return isCopy ? (value as FormerCopy) : undefined;
  } catch {
    return undefined;
  }
}

function toEntry(copy: FormerCopy, type: string, idText: string) {
  const id = idText === 'new' ? undefined : Number(idText);
  const key = copy.key || randomKey();
  const body: DraftBody = {
    type,
    id,
    key,
    draft_version: copy.draft_version,
    edit: 1,
    form: pickForm(copy.form),
    content: copy.content,
  };
  // The key is this copy's own, so that moving it twice keeps one entry.
  return { lane: `draft:${id ?? key}`, kind: 'draft' as const, name: key, title: copy.form.name, body };
}

async function moveAll(person: number): Promise<void> {
  const prefix = `diy_draft:${person}:`;
  for (const storageKey of Object.keys(localStorage).filter((key) => key.startsWith(prefix))) {
    const [type = '', idText = ''] = storageKey.slice(prefix.length).split(':');
    const copy = readCopy(storageKey);
    const isStored = copy && (await unsentQueue.add([toEntry(copy, type, idText)]));
    if (isStored) localStorage.removeItem(storageKey);
  }
}

let lastMove: Promise<void> = Promise.resolve();

/** Resolves when all that can be moved is in the queue; moves that are asked for at once follow each other. */
export function moveFormerDrafts(person: number): Promise<void> {
  lastMove = lastMove.then(() => unsentQueue.whenRead()).then(() => moveAll(person));
  lastMove = lastMove.catch(() => undefined);
  return lastMove;
}
