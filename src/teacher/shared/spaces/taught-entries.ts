import type { ApiInput, ApiReply } from '#contract/api.ts';
import type { SpaceValue } from '#form/space.ts';
import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';

/** Writes of a teacher to the spaces of a courseware that the server does not have yet. */

export type TaughtWrite = NonNullable<ApiInput<'POST /study/space_save'>['entries']>[number] & {
  value: SpaceValue;
};
export type TaughtEntryBody = { courseware_id: number; write: TaughtWrite };
export type TaughtReplies = ApiReply<'POST /study/space_save'>['entries'];
export type TaughtEntry = UnsentEntry<TaughtEntryBody>;

export const taughtLane = (courseware_id: number): string => `space:${courseware_id}`;
const toName = ({ space, item, value }: Pick<TaughtWrite, 'space' | 'item' | 'value'>): string =>
  `${space}/${item}/${value.kind}`;

export const listTaughtEntries = (courseware_id: number): TaughtEntry[] =>
  unsentQueue.list().filter((entry): entry is TaughtEntry => entry.lane === taughtLane(courseware_id));

/** The number of a waiting write that a new one replaces; 0 if there is none. */
export function findWaitingSeq(
  courseware_id: number,
  write: Pick<TaughtWrite, 'space' | 'item' | 'value'>,
): number {
  const waiting = listTaughtEntries(courseware_id).find(({ name }) => name === toName(write));
  return waiting?.body.write.seq ?? 0;
}

export function addTaughtEntry(courseware_id: number, write: TaughtWrite, title: string): void {
  const body: TaughtEntryBody = { courseware_id, write };
  void unsentQueue.add([
    { lane: taughtLane(courseware_id), kind: 'taught_entry', name: toName(write), title, body },
  ]);
}

/** Saves over a live connection; undefined if there is none now. */
type SaveLive = (entries: TaughtWrite[]) => Promise<TaughtReplies> | undefined;
const liveSaves = new Map<number, SaveLive>();

/** Offers the live connection of an open page to what is sent; returns a function that takes it back. */
export function offerLiveSave(courseware_id: number, saveLive: SaveLive): () => void {
  liveSaves.set(courseware_id, saveLive);
  return () => {
    if (liveSaves.get(courseware_id) === saveLive) liveSaves.delete(courseware_id);
  };
}

export const trySaveLive: (courseware_id: number, entries: TaughtWrite[]) => ReturnType<SaveLive> = (
  courseware_id,
  entries,
) => liveSaves.get(courseware_id)?.(entries);
