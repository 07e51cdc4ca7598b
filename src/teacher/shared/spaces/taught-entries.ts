import type { ApiInput, ApiReply } from '#contract/api.ts';
import type { SpaceValue } from '#form/space.ts';
import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';

/** Writes of a teacher to the spaces of a courseware that the server does not have yet. */

export type TaughtWrite = NonNullable<ApiInput<'POST /study/space_save'>['entries']>[number] & {
  value: SpaceValue;
};
/** `attempt_id`: the attempt that gets the feedback; absent for a space of the whole courseware. */
export type TaughtEntryBody = { courseware_id: number; attempt_id?: number; write: TaughtWrite };
export type TaughtReplies = ApiReply<'POST /study/space_save'>['entries'];
export type TaughtEntry = UnsentEntry<TaughtEntryBody>;

export const taughtLane = (courseware_id: number): string => `space:${courseware_id}`;
type NamedWrite = { attempt_id?: number; write: Pick<TaughtWrite, 'space' | 'item' | 'value'> };
const toName = ({ attempt_id, write: { space, item, value } }: NamedWrite): string =>
  [attempt_id ?? [], space, item, value.kind].flat().join('/');

export const listTaughtEntries = (courseware_id: number): TaughtEntry[] =>
  unsentQueue.list().filter((entry): entry is TaughtEntry => entry.lane === taughtLane(courseware_id));

/** The number of a waiting write that a new one replaces; 0 if there is none. */
export function findWaitingSeq(courseware_id: number, namedWrite: NamedWrite): number {
  const waiting = listTaughtEntries(courseware_id).find(({ name }) => name === toName(namedWrite));
  return waiting?.body.write.seq ?? 0;
}

export function addTaughtEntry(body: TaughtEntryBody, title: string): void {
  void unsentQueue.add([
    { lane: taughtLane(body.courseware_id), kind: 'taught_entry', name: toName(body), title, body },
  ]);
}

/** Saves over a live connection; undefined if there is none now. */
type SaveLive = (save: { attempt_id?: number; entries: TaughtWrite[] }) => Promise<TaughtReplies> | undefined;
const liveSaves = new Map<number, SaveLive>();

/** Offers the live connection of an open page to what is sent; returns a function that takes it back. */
export function offerLiveSave(courseware_id: number, saveLive: SaveLive): () => void {
  liveSaves.set(courseware_id, saveLive);
  return () => {
    if (liveSaves.get(courseware_id) === saveLive) liveSaves.delete(courseware_id);
  };
}

export const trySaveLive = (courseware_id: number, save: Parameters<SaveLive>[0]): ReturnType<SaveLive> =>
  liveSaves.get(courseware_id)?.(save);
