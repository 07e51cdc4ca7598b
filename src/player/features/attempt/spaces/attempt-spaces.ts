import type { OpenSpace } from '#form/space-source.ts';
import { saveWhileClosing } from '#player/features/attempt/attempt-calls.ts';
import type { OutboxSender } from '#player/features/attempt/outbox/outbox-sender.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import { call } from '#ui/api/call.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { followPage } from '#ui/spaces/follow-page.ts';
import { openLiveSocket } from '#ui/spaces/live-socket.ts';
import { liveUrl } from '#ui/spaces/live-url.ts';
import { createSpaceConnection } from '#ui/spaces/space-connection.ts';
import { createSpaceStore, type Overlay, type SpaceStore, type SpaceValue } from '#ui/spaces/space-store.ts';
import { openEntryOutbox } from './attempt-entries.ts';
import type { EntryChange, EntryReply } from './entry-outbox.ts';

/** The spaces of an attempt on the screen: changes of others, and own changes that go through the attempt's outbox. */

export type SpacesDeps = {
  studentId: number;
  attemptId: number;
  startedAt: number;
  sender: Pick<OutboxSender, 'attachOutbox' | 'sendSoon' | 'flush'>;
  /** The server refused an entry for good. */
  onRefused: (result: Exclude<EntryReply['result'], 'saved' | 'stale'>) => void;
  onControl: (control: unknown) => void;
};

const quietOptions = { quiet: true };
const seqUnitMs = 100;
/** Strokes that are drawn within this time go into one save. */
const strokeGatherMs = 50;
/** Length of the part of the key that tells apart writes with the same number. */
const keyLength = 12;

function connectToServer(attempt_id: number, onControl: SpacesDeps['onControl']) {
  const getTicket = async () => (await call('POST /play/live_ticket', { attempt_id }, quietOptions)).ticket;
  return createSpaceConnection({
    read: (space, since) => call('GET /play/space', { attempt_id, space, since }, quietOptions),
    openSocket: (handlers) => openLiveSocket(getTicket, handlers, liveUrl()),
    onControl,
  });
}

export function createAttemptSpaces(deps: SpacesDeps) {
  const { studentId, attemptId, startedAt, sender } = deps;
  const storeByName = new Map<string, SpaceStore>();
  const connection = connectToServer(attemptId, deps.onControl);

  function applySaveReply({ space, item, value, seq }: EntryChange, { result }: EntryReply): void {
    const store = storeByName.get(space);
    if (result === 'saved') store?.markSaved(item, value.kind, seq);
    else store?.discardWrite(item, value.kind, seq);
    if (result !== 'saved' && result !== 'stale') deps.onRefused(result);
  }

  const entryOutbox = openEntryOutbox(studentId, attemptId, connection.save, applySaveReply);
  sender.attachOutbox(entryOutbox);
  const storedEntriesRead = entryOutbox.readStored();

  async function connectStore<Value extends SpaceValue, Shown>(
    name: string,
    store: SpaceStore<Value, Shown>,
  ) {
    storeByName.set(name, store);
    await storedEntriesRead;
    // Shows the unsent entries of an earlier visit on top of the server's items.
    for (const { item, value, seq } of entryOutbox.listPending(name)) store.write(item, value as Value, seq);
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
        entryOutbox.add({ space: name, item, value, seq, key: randomKey().slice(0, keyLength) });
        sender.sendSoon(strokeGatherMs);
      },
      sendPresence: (value) => connection.sendPresence(name, value),
    };
  }

  // The last entries may not be in the device's storage yet when the page closes.
  const saveEntriesNow = () => saveWhileClosing(attemptId, { entries: entryOutbox.nextBatch() });
  window.addEventListener('pagehide', saveEntriesNow);
  const stopFollowing = followPage(connection);

  return {
    open,
    /** Resolves when all writes so far are in the device's storage. */
    whenStored: entryOutbox.whenStored,
    close(): void {
      window.removeEventListener('pagehide', saveEntriesNow);
      stopFollowing();
      connection.close();
    },
  };
}

export type AttemptSpaces = ReturnType<typeof createAttemptSpaces>;
