import { storeCopies } from './unsent-copies.ts';
import { comparePlaces, type EntryRef, textOfKey, type UnsentEntry } from './unsent-entry.ts';
import type { KindRules, KindsOfApp, SendResult } from './unsent-kinds.ts';
import type { Failure, SentKind, Track } from './unsent-rules.ts';
import type { EntryChange, UnsentStore } from './unsent-store.ts';

/** What this tab knows of the unsent work of the person who is signed in. The store is the truth; this is a copy to show. */

export type SentListener = (entry: UnsentEntry, result: SendResult) => void;

export type TrackState = {
  lane: string;
  track: Track;
  isSending: boolean;
  /** Why the track waits, if it does. */
  failure: Failure | undefined;
  message: string;
  failureCount: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** The round that is sending now. */
  round: Promise<void> | undefined;
  /** Something was added during the round, which may not have read it. */
  mustRunAgain: boolean;
};

export type QueueState = {
  store: UnsentStore;
  person: number | undefined;
  kinds: KindsOfApp;
  isSignedIn: () => boolean;
  entries: Map<string, UnsentEntry>;
  /** The entries in the order of adding, once somebody has asked for them. */
  shown: readonly UnsentEntry[] | undefined;
  hasRead: boolean;
  whenRead: Promise<void>;
  /** Raised at the beginning and end of each write, so that a reading beside it is repeated. */
  writeCount: number;
  addedChanges: EntryChange[];
  /** The time of the last added entry. */
  lastAddedAt: number;
  lastWrite: Promise<boolean>;
  tracks: Map<string, TrackState>;
  channel: BroadcastChannel | undefined;
  listeners: Set<() => void>;
  sentListeners: Set<SentListener>;
  /** Add what they hold back, before the page may close or another person signs in. */
  closeListeners: Set<() => void>;
};

export function createState(store: UnsentStore): QueueState {
  return {
    store,
    person: undefined,
    kinds: {},
    isSignedIn: () => true,
    entries: new Map(),
    shown: undefined,
    hasRead: false,
    whenRead: Promise.resolve(),
    writeCount: 0,
    addedChanges: [],
    lastAddedAt: 0,
    lastWrite: Promise.resolve(true),
    tracks: new Map(),
    channel: undefined,
    listeners: new Set(),
    sentListeners: new Set(),
    closeListeners: new Set(),
  };
}

export function announce(queue: QueueState): void {
  queue.shown = undefined;
  for (const listener of queue.listeners) listener();
}

/** The entries of this person, oldest first. */
export function listShown(queue: QueueState): readonly UnsentEntry[] {
  queue.shown ??= [...queue.entries.values()].sort(comparePlaces);
  return queue.shown;
}

export const rulesOf = ({ kinds }: QueueState, kind: UnsentEntry['kind']): KindRules | undefined =>
  kinds[kind as SentKind];

/** An entry in its present form, if an earlier version of the app stored it. */
export function upgradeEntry(queue: QueueState, entry: UnsentEntry): UnsentEntry {
  const rules = rulesOf(queue, entry.kind);
  if (!rules?.upgrade || entry.version >= rules.version) return entry;
  return { ...entry, body: rules.upgrade(entry.body, entry.version), version: rules.version };
}

/** Reads the copy from the store, and once more if something was written meanwhile. */
export async function reload(queue: QueueState): Promise<void> {
  const { person, writeCount } = queue;
  if (person === undefined) return;
  await queue.lastWrite;
  const stored = await queue.store.list(person);
  if (queue.person !== person) return;
  if (queue.writeCount !== writeCount) return reload(queue);
  queue.entries = new Map(stored.map((entry) => [textOfKey(entry), upgradeEntry(queue, entry)]));
  announce(queue);
}

/** Writes in one transaction, and tells the other tabs. */
async function writeStore(queue: QueueState, changes: readonly EntryChange[]) {
  queue.writeCount += 1;
  const written = await queue.store.change(changes);
  queue.writeCount += 1;
  queue.channel?.postMessage('changed');
  return written;
}

/** Changes stored entries, and what this tab shows of them. */
export async function changeStored(queue: QueueState, changes: readonly EntryChange[]): Promise<void> {
  await queue.lastWrite;
  const { results } = await writeStore(queue, changes);
  for (const [index, { ref }] of changes.entries()) {
    const next = results[index];
    if (ref.person !== queue.person) continue;
    // A newer one may have been added here meanwhile.
    const shown = queue.entries.get(textOfKey(ref));
    if (queue.addedChanges.some((added) => textOfKey(added.ref) === textOfKey(ref))) continue;
    if (next && shown?.revision !== next.revision && shown && shown.addedAt > next.addedAt) continue;
    if (next) queue.entries.set(textOfKey(ref), upgradeEntry(queue, next));
    else queue.entries.delete(textOfKey(ref));
  }
  announce(queue);
}

/** Adds changes; those that come while a transaction runs are written together in the next one. */
export function addChanges(queue: QueueState, changes: readonly EntryChange[]): Promise<boolean> {
  queue.writeCount += 1;
  queue.addedChanges.push(...changes);
  queue.lastWrite = writeAdded(queue, queue.lastWrite);
  return queue.lastWrite;
}

/** Resolves to false if only this tab has what was added. */
async function writeAdded(queue: QueueState, lastWrite: Promise<boolean>): Promise<boolean> {
  const wasStored = await lastWrite;
  const changes = queue.addedChanges.splice(0);
  if (changes.length === 0) return wasStored;
  const { results, isStored } = await writeStore(queue, changes);
  const added = changes.map(({ change }) => change(undefined));
  for (const [index, entry] of added.entries()) showStored(queue, entry, results[index]);
  // Lists say of files, and of what only this tab has, whether the device has stored them.
  if (!isStored || added.some((entry) => entry?.bytes)) announce(queue);
  return isStored;
}

/** Whether the device has yet to store the newest form of an entry, so that a page that closes now may lose it. */
export function isBeingStored({ addedChanges, store }: QueueState, entry: EntryRef): boolean {
  const key = textOfKey(entry);
  return addedChanges.some(({ ref }) => textOfKey(ref) === key) || store.isBeingWritten(entry);
}

/** Shows the stored entry in place of an added one that did not replace it, unless a newer one was added meanwhile. */
function showStored(
  queue: QueueState,
  added: UnsentEntry | undefined,
  stored: UnsentEntry | undefined,
): void {
  if (!added || !stored || stored.revision === added.revision) return;
  const key = textOfKey(added);
  if (queue.entries.get(key)?.revision !== added.revision) return;
  queue.entries.set(key, stored);
  announce(queue);
}

/** Copies what the database may not have yet, for a page that may be closing. */
export function copyUnstored(queue: QueueState): void {
  for (const listener of queue.closeListeners) listener();
  queue.store.copyUnstored();
  const added = queue.addedChanges.map(({ change }) => change(undefined));
  storeCopies(added.filter((entry) => entry !== undefined));
}
