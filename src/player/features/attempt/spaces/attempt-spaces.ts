import type { OpenSpace } from '#activities/space-source.ts';
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
import { openEntries } from './attempt-entries.ts';
import type { EntryChange, EntryReply } from './entry-outbox.ts';

/** The spaces of an attempt on the screen: changes of others, and own changes that go through the attempt's outbox. */

export type SpacesDeps = {
  studentId: number;
  attemptId: number;
  startedAt: number;
  sender: Pick<OutboxSender, 'attach' | 'sendSoon' | 'flush'>;
  /** The server refused an entry for good. */
  onRefused: (result: Exclude<EntryReply['result'], 'saved' | 'stale'>) => void;
  onControl: (control: unknown) => void;
};

const quietly = { quiet: true };
const tickMs = 100;
/** Strokes that are drawn within this time go into one save. */
const gatherMs = 50;
/** Length of the part of the key that tells apart writes with the same number. */
const keyLength = 12;

function connectToServer(attempt_id: number, onControl: SpacesDeps['onControl']) {
  const getTicket = async () => (await call('POST /play/live_ticket', { attempt_id }, quietly)).ticket;
  return createSpaceConnection({
    read: (space, since) => call('GET /play/space', { attempt_id, space, since }, quietly),
    openSocket: (handlers) => openLiveSocket(getTicket, handlers, liveUrl()),
    onControl,
  });
}

export function createAttemptSpaces(deps: SpacesDeps) {
  const { studentId, attemptId, startedAt, sender } = deps;
  const stores = new Map<string, SpaceStore>();
  const connection = connectToServer(attemptId, deps.onControl);

  function applySaveReply({ space, item, value, seq }: EntryChange, { result }: EntryReply): void {
    const store = stores.get(space);
    if (result === 'saved') store?.markSaved(item, value.kind, seq);
    else store?.discardWrite(item, value.kind, seq);
    if (result !== 'saved' && result !== 'stale') deps.onRefused(result);
  }

  const entries = openEntries(studentId, attemptId, connection.save, applySaveReply);
  sender.attach(entries);
  const readingStored = entries.readStored();

  async function connect<Value extends SpaceValue, Shown>(name: string, store: SpaceStore<Value, Shown>) {
    stores.set(name, store);
    await readingStored;
    // Shows the unsent entries of an earlier visit on top of the server's items.
    for (const { item, value, seq } of entries.pendingOf(name)) store.write(item, value as Value, seq);
    connection.open(name, store, () => store.clearPresence());
  }

  function open<Value extends SpaceValue, Shown>(
    name: string,
    overlay: Overlay<Value, Shown>,
  ): OpenSpace<Value, Shown> {
    const openStore = stores.get(name) as SpaceStore<Value, Shown> | undefined;
    const store = openStore ?? createSpaceStore<Value, Shown>(overlay);
    if (!openStore) void connect(name, store);
    return {
      subscribe: store.subscribe,
      state: store.state,
      connection: () => connection.stateOf(name),
      orderOf: store.orderOf,
      write: (item, value) => {
        const seq = store.nextSeq(Math.floor((serverClock.now() - startedAt) / tickMs));
        store.write(item, value, seq);
        entries.add({ space: name, item, value, seq, key: randomKey().slice(0, keyLength) });
        sender.sendSoon(gatherMs);
      },
      sendPresence: (value) => connection.sendPresence(name, value),
    };
  }

  // The last entries may not be in the device's storage yet when the page closes.
  const saveNow = () => saveWhileClosing(attemptId, { entries: entries.nextBatch() });
  window.addEventListener('pagehide', saveNow);
  const stopFollowing = followPage(connection);

  return {
    open,
    /** Resolves when all writes so far are in the device's storage. */
    whenStored: entries.whenStored,
    close(): void {
      window.removeEventListener('pagehide', saveNow);
      stopFollowing();
      connection.close();
    },
  };
}

export type AttemptSpaces = ReturnType<typeof createAttemptSpaces>;
