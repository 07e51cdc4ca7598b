import type { Failure, UnsentKind } from './unsent-rules.ts';

/** Work that the server does not have yet. */
export type UnsentEntry<Body = unknown> = {
  person: number;
  /** What belongs together and is sent in order, such as `attempt:17`. */
  lane: string;
  kind: UnsentKind;
  /** Unique within lane and kind: a new entry of the same name replaces the old one. */
  name: string;
  /** What the work is about, in the words that its author saw, for lists of unsent work. */
  title: string;
  body: Body;
  bytes?: Blob;
  /** The form of `body`; a later version of the app upgrades older forms. */
  version: number;
  /** Differs for each write, so that sending removes only what was sent. */
  revision: string;
  addedAt: number;
  /** When the first entry of its name was added, if this one has replaced it: its place in the order. */
  placedAt?: number;
  state: 'waiting' | 'later' | 'ask';
  /** Why it was set aside. */
  failure?: Failure;
  message?: string;
};

export type EntryRef = Pick<UnsentEntry, 'person' | 'lane' | 'kind' | 'name'>;
export type EntryKey = [person: number, lane: string, kind: string, name: string];

export const keyOf = ({ person, lane, kind, name }: EntryRef): EntryKey => [person, lane, kind, name];
export const textOfKey = (entry: EntryRef): string => JSON.stringify(keyOf(entry));

/** Whether an entry comes before or after another one in the order of sending. */
export const comparePlaces = (a: UnsentEntry, b: UnsentEntry): number =>
  (a.placedAt ?? a.addedAt) - (b.placedAt ?? b.addedAt);
