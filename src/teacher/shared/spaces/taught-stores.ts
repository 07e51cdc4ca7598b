import type { SpaceStore } from '#ui/spaces/space-store.ts';
import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import type { SendResult } from '#ui/unsent/unsent-kinds.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { stepByFailure, stopsLane } from '#ui/unsent/unsent-rules.ts';
import { listTaughtEntries, type TaughtEntry, type TaughtEntryBody, taughtLane } from './taught-entries.ts';

/** Keeps the teacher's writes that are shown over the server's items like those in the queue. */

/** The open spaces of a page by their place, as `toPlace` gives it. */
export type Stores = ReadonlyMap<string, SpaceStore>;

/** The place of a space on a teacher's page: `12/ink` of attempt 12, `0/wall` of the whole courseware. */
export const toPlace = (attemptId: number | undefined, name: string): string => `${attemptId ?? 0}/${name}`;

export const placeOfWrite = ({ attempt_id, write }: TaughtEntryBody): string =>
  toPlace(attempt_id, write.space);

export function show(stores: Stores, { body }: TaughtEntry): void {
  const { item, value, seq } = body.write;
  stores.get(placeOfWrite(body))?.write(item, value, seq);
}

function discardShown(stores: Stores, { body }: TaughtEntry): void {
  const { item, value, seq } = body.write;
  stores.get(placeOfWrite(body))?.discardWrite(item, value.kind, seq);
}

/** Shows what became of a write that this tab has sent. Returns false if it is still to be sent. */
function applyResult(
  stores: Stores,
  entry: TaughtEntry,
  result: SendResult,
  onRefused: (entry: TaughtEntry) => void,
): boolean {
  const { item, value, seq } = entry.body.write;
  if (result.isSent) {
    stores.get(placeOfWrite(entry.body))?.markSaved(item, value.kind, seq);
    return true;
  }
  const step = stepByFailure.taught_entry[result.failure];
  if (stopsLane(step)) return false;
  discardShown(stores, entry);
  if (step !== 'done') onRefused(entry);
  return true;
}

/** Returns a function that stops it. `catchUp` reads the spaces again. */
export function followQueue(
  courseware_id: number,
  stores: Stores,
  { catchUp, onRefused }: { catchUp: () => Promise<void>; onRefused: (entry: TaughtEntry) => void },
): () => void {
  let waiting = listTaughtEntries(courseware_id);
  const settled = new Set<string>();
  const stopResults = unsentQueue.onResult((entry: UnsentEntry, result) => {
    if (entry.lane !== taughtLane(courseware_id)) return;
    if (applyResult(stores, entry as TaughtEntry, result, onRefused)) settled.add(entry.revision);
  });
  /** Another tab has sent these, or the teacher has discarded them: the server knows which. */
  const resolveGone = async (gone: readonly TaughtEntry[]) => {
    const unknown = gone.filter(({ revision }) => !settled.has(revision));
    if (unknown.length === 0) return;
    await catchUp();
    for (const entry of unknown) discardShown(stores, entry);
  };
  const unsubscribe = unsentQueue.subscribe(() => {
    const before = waiting;
    waiting = listTaughtEntries(courseware_id);
    const names = new Set(waiting.map(({ name }) => name));
    const setAside = new Set(
      before.filter(({ state }) => state !== 'waiting').map(({ revision }) => revision),
    );
    // The teacher sends a refused write once more.
    for (const entry of waiting)
      if (entry.state === 'waiting' && setAside.has(entry.revision)) show(stores, entry);
    const gone = before.filter(({ name }) => !names.has(name));
    // The result of what this tab sends comes right after the entry has gone.
    if (gone.length > 0) setTimeout(() => void resolveGone(gone), 0);
  });
  return () => {
    stopResults();
    unsubscribe();
  };
}
