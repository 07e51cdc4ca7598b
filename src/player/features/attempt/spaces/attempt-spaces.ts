import type { OpenSpace } from '#form/space-source.ts';
import { saveWhileClosing } from '#player/features/attempt/attempt-calls.ts';
import {
  type EntryChange,
  laneOf,
  nameOfEntry,
  readWork,
} from '#player/features/attempt/unsent/attempt-lane.ts';
import { offerLiveSave } from '#player/features/attempt/unsent/senders/send-entries.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { followPage } from '#ui/spaces/follow-page.ts';
import { createSpaceStore, type Overlay, type SpaceStore, type SpaceValue } from '#ui/spaces/space-store.ts';
import type { UnsentQueue } from '#ui/unsent/unsent-queue.ts';
import { connectToSpaces, readHistory } from './connect-to-spaces.ts';

/** The spaces of an attempt in progress on the screen: changes of others, and own changes, which the queue sends. */

export type SpacesDeps = {
  attemptId: number;
  startedAt: number;
  queue: UnsentQueue;
  studentId: number;
  /** What own changes are called in lists of unsent work. */
  title: string;
  onControl: (control: unknown) => void;
};

const seqUnitMs = 100;
/** Strokes that are drawn within this time go into one save. */
const strokeGatherMs = 50;
/** Length of the part of the key that tells apart writes with the same number. */
const keyLength = 12;
const closingBatchSize = 100;

/** Shows on the screen what the server replied to own changes. */
function followReplies({ queue, attemptId }: SpacesDeps, storeByName: ReadonlyMap<string, SpaceStore>) {
  const lane = laneOf(attemptId);
  return queue.onResult((entry, { isSent }) => {
    if (entry.lane !== lane || entry.kind !== 'entry') return;
    const { space, item, value, seq } = entry.body as EntryChange;
    const store = storeByName.get(space);
    if (isSent) store?.markSaved(item, value.kind, seq);
    // What is only delayed stays on the screen.
    else if (!isWaiting(queue, entry.name, attemptId)) store?.discardWrite(item, value.kind, seq);
  });
}

const isWaiting = (queue: UnsentQueue, name: string, attemptId: number): boolean =>
  readWork(queue, attemptId).entries.some((entry) => entry.name === name && entry.state === 'waiting');

export function createAttemptSpaces(deps: SpacesDeps) {
  const { attemptId, startedAt, queue } = deps;
  const storeByName = new Map<string, SpaceStore>();
  const connection = connectToSpaces(attemptId, deps.studentId, deps.onControl);
  const stopReplies = followReplies(deps, storeByName);
  const stopLiveSave = offerLiveSave(attemptId, (entries) => connection.save({ entries }));
  const listWaiting = () =>
    readWork(queue, attemptId)
      .entries.filter(({ state }) => state === 'waiting')
      .map(({ body }) => body);

  function addEntry(body: EntryChange): void {
    const name = nameOfEntry(body);
    const entry = { lane: laneOf(attemptId), kind: 'entry' as const, name, title: deps.title, body };
    void queue.add([entry], { inMs: strokeGatherMs, person: deps.studentId });
  }

  async function connectStore<Value extends SpaceValue, Shown>(
    name: string,
    store: SpaceStore<Value, Shown>,
  ) {
    storeByName.set(name, store);
    await queue.whenRead();
    // Shows the unsent entries of an earlier visit on top of the server's items.
    for (const { space, item, value, seq } of listWaiting())
      if (space === name) store.write(item, value as unknown as Value, seq);
    connection.open(name, store, () => store.clearPresence());
  }

  function open<Value extends SpaceValue, Shown>(
    name: string,
    overlay: Overlay<Value, Shown>,
  ): OpenSpace<Value, Shown> {
    const existingStore = storeByName.get(name) as SpaceStore<Value, Shown> | undefined;
    const store = existingStore ?? createSpaceStore<Value, Shown>(overlay);
    if (!existingStore) void connectStore(name, store);
    return {
      subscribe: store.subscribe,
      state: store.state,
      connection: () => connection.stateOf(name),
      orderOf: store.orderOf,
      write: (item, value) => {
        const seq = store.nextSeq(Math.floor((serverClock.now() - startedAt) / seqUnitMs));
        store.write(item, value, seq);
        addEntry({ space: name, item, value, seq, key: randomKey().slice(0, keyLength) });
      },
      sendPresence: (value) => connection.sendPresence(name, value),
      readHistory: () => readHistory(attemptId, name),
      // An attempt has few spaces: they stay open with its page.
      close: () => undefined,
    };
  }

  // The last entries may not be in the device's storage yet when the page closes.
  const saveEntriesNow = () =>
    saveWhileClosing(attemptId, { entries: listWaiting().slice(0, closingBatchSize) });
  window.addEventListener('pagehide', saveEntriesNow);
  const stopFollowing = followPage(connection);

  return {
    open,
    close(): void {
      window.removeEventListener('pagehide', saveEntriesNow);
      stopFollowing();
      stopReplies();
      stopLiveSave();
      connection.close();
    },
  };
}

export type AttemptSpaces = ReturnType<typeof createAttemptSpaces>;
