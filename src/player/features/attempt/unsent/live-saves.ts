import type { ApiReply } from '#contract/api.ts';
import type { EntryChange } from './attempt-lane.ts';

export type EntryReply = ApiReply<'POST /play/save'>['entries'][number];
type SaveLive = (entries: EntryChange[]) => Promise<EntryReply[]> | undefined;

/** How the pages that are open save entries over their live connection; undefined where there is none at the moment. */
const saveByAttempt = new Map<number, SaveLive>();

/** Returns a function that ends it. */
export function offerLiveSave(attemptId: number, save: SaveLive): () => void {
  saveByAttempt.set(attemptId, save);
  return () => {
    if (saveByAttempt.get(attemptId) === save) saveByAttempt.delete(attemptId);
  };
}

export const saveLive = (attemptId: number, entries: EntryChange[]): Promise<EntryReply[]> | undefined =>
  saveByAttempt.get(attemptId)?.(entries);
