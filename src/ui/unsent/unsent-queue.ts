import { randomKey } from '#ui/browser/random-key.ts';
import { deleteCopy } from './unsent-copies.ts';
import { type EntryRef, textOfKey, type UnsentEntry } from './unsent-entry.ts';
import type { KindsOfApp } from './unsent-kinds.ts';
import { flushTrack, readTrack, stopTracks } from './unsent-lane.ts';
import { type Failure, isOutdated, type Track, trackOf } from './unsent-rules.ts';
import {
  addChanges,
  announce,
  changeStored,
  copyUnstored,
  createState,
  isBeingStored,
  listShown,
  type QueueState,
  reload,
  rulesOf,
  type SentListener,
  upgradeEntry,
} from './unsent-state.ts';
import { createUnsentStore, type EntryChange, type UnsentStore } from './unsent-store.ts';

/**
 * Keeps and sends what the server does not have yet, for as long as an app runs and somebody is signed in: one queue for
 * all kinds of work of both apps.
 */

export type NewEntry<Body = unknown> = Pick<
  UnsentEntry<Body>,
  'lane' | 'kind' | 'name' | 'title' | 'body' | 'bytes'
>;

type AddOptions = {
  /** Sends after this pause, in which more may be added. */
  inMs?: number;
  /** Names of typed texts that the new entries replace. */
  clears?: readonly string[];
  /** Whose work it is: the author may have been signed out while something was prepared. Without it, who is signed in. */
  person?: number;
};

type StartOptions = {
  person: number;
  kinds: KindsOfApp;
  /** Whether the browser's session is still this person's: another tab may have signed somebody else in. */
  isSignedIn?: () => boolean;
};

/** `isWaiting`: the next try is later, because of `failure`. */
export type LaneState = { isSending: boolean; failure: Failure | undefined; message: string };

export const typedLane = 'typed';

/** The added entry at the place of the one that it replaces: what followed that one may need it, such as its erasure. */
function placeEntry(added: UnsentEntry, replaced: UnsentEntry | undefined): UnsentEntry {
  return replaced ? { ...added, placedAt: replaced.placedAt ?? replaced.addedAt } : added;
}

function createChange(queue: QueueState, added: UnsentEntry): EntryChange {
  const replaces = rulesOf(queue, added.kind)?.replaces;
  return {
    ref: added,
    change: (stored) =>
      stored && replaces && !replaces(added.body, upgradeEntry(queue, stored).body)
        ? stored
        : placeEntry(added, stored),
  };
}

function add(queue: QueueState, newEntries: readonly NewEntry[], options: AddOptions = {}): Promise<boolean> {
  const { person = queue.person } = options;
  if (person === undefined) throw new Error('Nobody is signed in');
  const isShown = person === queue.person;
  const added = newEntries.map((entry): UnsentEntry => {
    const version = rulesOf(queue, entry.kind)?.version ?? 1;
    // Entries of one moment keep their order.
    queue.lastAddedAt = Math.max(Date.now(), queue.lastAddedAt + 1 / 1_000);
    const { lastAddedAt: addedAt } = queue;
    return { ...entry, person, version, revision: randomKey(), addedAt, state: 'waiting' };
  });
  const cleared = (options.clears ?? []).map((name) => ({
    person,
    lane: typedLane,
    kind: 'typed' as const,
    name,
  }));
  const whenStored = addChanges(queue, [
    ...added.map((entry) => createChange(queue, entry)),
    ...cleared.map((ref): EntryChange => ({ ref, change: () => undefined })),
  ]);
  if (!isShown) return whenStored;
  showAdded(queue, added, cleared);
  for (const entry of added) sendSoon(queue, entry, options.inMs ?? 0);
  return whenStored;
}

/** Shows at once what the store will have. */
function showAdded(queue: QueueState, added: readonly UnsentEntry[], cleared: readonly EntryRef[]): void {
  for (const entry of added) {
    const key = textOfKey(entry);
    queue.entries.set(key, placeEntry(entry, queue.entries.get(key)));
  }
  for (const ref of cleared) queue.entries.delete(textOfKey(ref));
  announce(queue);
}

function sendSoon(queue: QueueState, { lane, kind }: UnsentEntry, inMs: number): void {
  if (kind === 'typed') return;
  const track = readTrack(queue, lane, trackOf(kind));
  // A track that waits for the network has a timer already.
  if (track.failure) return;
  clearTimeout(track.timer);
  if (inMs === 0 || track.round) void flushTrack(queue, lane, trackOf(kind));
  else track.timer = setTimeout(() => void flushTrack(queue, lane, trackOf(kind)), inMs);
}

const tracks: readonly Track[] = ['files', 'work'];

async function flushLane(queue: QueueState, lane: string): Promise<void> {
  await Promise.all(tracks.map((track) => flushTrack(queue, lane, track)));
}

async function flushLanes(queue: QueueState, entries: readonly UnsentEntry[]): Promise<void> {
  const sent = entries.filter(({ kind }) => kind !== 'typed');
  await Promise.all([...new Set(sent.map(({ lane }) => lane))].map((lane) => flushLane(queue, lane)));
}

const flushWaiting = (queue: QueueState): Promise<void> =>
  flushLanes(
    queue,
    listShown(queue).filter(({ state }) => state === 'waiting'),
  );

/** Sends entries now, whatever their state. */
async function sendAgain(queue: QueueState, entries: readonly UnsentEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await changeStored(
    queue,
    entries.map((ref) => ({ ref, change: (stored) => stored && { ...stored, state: 'waiting' } })),
  );
  await flushLanes(queue, entries);
}

const retryLater = (queue: QueueState, lane?: string): Promise<void> =>
  sendAgain(
    queue,
    listShown(queue).filter(
      (entry) => entry.state === 'later' && (lane === undefined || entry.lane === lane),
    ),
  );

async function discard(queue: QueueState, entries: readonly UnsentEntry[]): Promise<void> {
  for (const entry of entries) queue.entries.delete(textOfKey(entry));
  announce(queue);
  await changeStored(
    queue,
    entries.map((ref) => ({ ref, change: () => undefined })),
  );
  for (const entry of entries) deleteCopy(entry);
  // A submit may have waited for a file that is gone.
  void flushLanes(queue, entries);
}

async function deleteOutdated(queue: QueueState): Promise<void> {
  const found = listShown(queue).filter(({ addedAt }) => isOutdated(addedAt));
  if (found.length > 0)
    await changeStored(
      queue,
      found.map((ref) => ({
        ref,
        change: (stored) => (stored && isOutdated(stored.addedAt) ? undefined : stored),
      })),
    );
}

/** Reads what earlier visits left, and sends it. */
async function begin(queue: QueueState, person: number): Promise<void> {
  await queue.store.restoreCopies();
  await reload(queue);
  if (queue.person !== person) return;
  await deleteOutdated(queue);
  queue.hasRead = true;
  announce(queue);
  void flushWaiting(queue);
  void retryLater(queue);
}

/** Follows other tabs, the network and the page; returns a function that stops it. */
function followBrowser(queue: QueueState): () => void {
  if (!('document' in globalThis)) return () => undefined;
  queue.channel ??= 'BroadcastChannel' in globalThis ? new BroadcastChannel('unsent') : undefined;
  const { channel } = queue;
  const controller = new AbortController();
  const { signal } = controller;
  const sendNow = () => void reload(queue).then(() => flushWaiting(queue));
  const onVisibility = () => (document.visibilityState === 'hidden' ? copyUnstored(queue) : sendNow());
  channel?.addEventListener('message', () => void reload(queue), { signal });
  addEventListener('online', sendNow, { signal });
  addEventListener('pagehide', () => copyUnstored(queue), { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => controller.abort();
}

/** Keeps and sends the work of a person who is signed in; returns a function that stops it. */
function start(queue: QueueState, { person, kinds, isSignedIn = () => true }: StartOptions): () => void {
  stopTracks(queue);
  Object.assign(queue, { person, kinds, isSignedIn, entries: new Map(), hasRead: false });
  announce(queue);
  const stopFollowing = followBrowser(queue);
  queue.whenRead = begin(queue, person);
  return () => {
    stopFollowing();
    if (queue.person !== person) return;
    for (const listener of queue.closeListeners) listener();
    stopTracks(queue);
    Object.assign(queue, { person: undefined, entries: new Map(), hasRead: false });
    announce(queue);
  };
}

function readLane(queue: QueueState, lane: string): LaneState {
  const [files, work] = tracks.map((track) => readTrack(queue, lane, track));
  const failed = work?.failure ? work : files;
  return {
    isSending: Boolean(work?.isSending || files?.isSending),
    failure: failed?.failure,
    message: failed?.message ?? '',
  };
}

export type UnsentQueue = ReturnType<typeof createUnsentQueue>;

/** A queue for one tab; `unsentQueue` is the one of the apps. Tests make several, also outside of browsers. */
export function createUnsentQueue(store: UnsentStore = createUnsentStore()) {
  const queue = createState(store);
  return {
    start: (options: StartOptions) => start(queue, options),
    /** Shown at once; resolves when this device has stored the entries, to false if only this tab has them. */
    add: <Body>(newEntries: readonly NewEntry<Body>[], options?: AddOptions) =>
      add(queue, newEntries, options),
    list: () => listShown(queue),
    /** The person whose work is kept; undefined while nobody is signed in. */
    person: () => queue.person,
    /** Whether somebody is signed in, whose work is kept. */
    isStarted: () => queue.person !== undefined,
    /** The work as its author would read it. */
    toText: async (entry: UnsentEntry) => (await rulesOf(queue, entry.kind)?.load())?.toText(entry) ?? '',
    /** Whether what earlier visits left is in `list`. */
    hasRead: () => queue.hasRead,
    whenRead: () => queue.whenRead,
    /** Whether only this tab has the entry, so that closing the tab may lose it. */
    isOnlyInTab: (entry: UnsentEntry) => queue.store.isInMemory(entry),
    /** Whether this device has yet to store the entry, so that closing the tab now may lose its bytes. */
    isBeingStored: (entry: UnsentEntry) => isBeingStored(queue, entry),
    laneState: (lane: string) => readLane(queue, lane),
    /** Sends a lane now. Resolves when all is sent or set aside, or when the lane has to wait. */
    flush: (lane: string) => flushLane(queue, lane),
    /** Tries once more what was set aside until later. */
    retryLater: (lane?: string) => retryLater(queue, lane),
    sendAgain: (entries: readonly UnsentEntry[]) => sendAgain(queue, entries),
    /** Removes entries because their author says so. */
    discard: (entries: readonly UnsentEntry[]) => discard(queue, entries),
    /** Stores how far an entry has come, such as the server's copy of its bytes. */
    note: (entry: UnsentEntry) =>
      changeStored(queue, [{ ref: entry, change: (stored) => stored && { ...stored, body: entry.body } }]),
    subscribe: (listener: () => void): (() => void) => {
      queue.listeners.add(listener);
      return () => queue.listeners.delete(listener);
    },
    /** `listener` gets each entry that this tab has sent or that was refused, with the result. */
    onResult: (listener: SentListener): (() => void) => {
      queue.sentListeners.add(listener);
      return () => queue.sentListeners.delete(listener);
    },
    /** `listener` adds what it holds back; called before the page may close, and before the person signs out. */
    onClose: (listener: () => void): (() => void) => {
      queue.closeListeners.add(listener);
      return () => queue.closeListeners.delete(listener);
    },
    /** Counts the entries of all people who use this browser. */
    countAll: async () => {
      await queue.store.restoreCopies();
      return queue.store.count();
    },
  };
}

export const unsentQueue: UnsentQueue = createUnsentQueue();
