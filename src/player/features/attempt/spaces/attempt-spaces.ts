import { saveWhileClosing } from '#player/features/attempt/attempt-calls.ts';
import type { OutboxPart } from '#player/features/attempt/outbox/outbox-sender.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import { call } from '#ui/api/call.ts';
import { listen } from '#ui/api/listen.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { createSpaceLine, type LineState } from '#ui/spaces/space-connection.ts';
import {
  createSpaceStore,
  type Overlay,
  type SpaceState,
  type SpaceStore,
  type SpaceValue,
} from '#ui/spaces/space-store.ts';
import { openEntries } from './attempt-entries.ts';
import type { EntryChange, EntryReply } from './entry-outbox.ts';

/** Spaces of an attempt while it is on screen: what others do, and own changes over the attempt's outbox. */

export type OpenSpace<Value extends SpaceValue = SpaceValue, Shown = unknown> = {
  subscribe: (listener: () => void) => () => void;
  state: () => SpaceState<Shown>;
  line: () => LineState;
  orderOf: (id: string) => number;
  write: (id: string, value: Value) => void;
  tell: (value: unknown) => void;
};

/** What of the attempt's session spaces need. */
export type SpacesHost = {
  studentId: number;
  attemptId: number;
  startedAt: number;
  outbox: {
    attach: (part: OutboxPart) => void;
    poke: (sendInMs: number) => void;
    flush: () => Promise<void>;
  };
  /** What was not taken for good. */
  onRefused: (result: Exclude<EntryReply['result'], 'saved' | 'stale'>) => void;
  onControl: (control: unknown) => void;
};

const quietly = { quiet: true };
const tickMs = 100;
/** What is drawn within this time is one save. */
const gatherMs = 50;
/** Enough of the key to tell writes with the same number apart. */
const keyLength = 12;

export function createAttemptSpaces(host: SpacesHost) {
  const { studentId, attemptId: attempt_id, outbox } = host;
  const stores = new Map<string, SpaceStore>();
  const line = createSpaceLine({
    read: (space, since) => call('GET /play/space', { attempt_id, space, since }, quietly),
    listen: (spaces, listener) => listen('GET /play/spaces_live', { attempt_id, spaces }, listener),
    tell: (space, value) => call('POST /play/space_tell', { attempt_id, space, value }, quietly),
    onControl: host.onControl,
  });

  function takeIn({ space, item, value, seq }: EntryChange, { result }: EntryReply): void {
    const store = stores.get(space);
    if (result === 'saved') store?.noteSaved(item, value.kind, seq);
    else store?.takeBack(item, value.kind, seq);
    if (result !== 'saved' && result !== 'stale') host.onRefused(result);
  }

  const entries = openEntries(studentId, attempt_id, takeIn);
  outbox.attach(entries);
  const stored = entries.refresh();

  async function begin<Value extends SpaceValue, Shown>(name: string, store: SpaceStore<Value, Shown>) {
    stores.set(name, store);
    await stored;
    // What an earlier visit had left is over what the server gives.
    for (const { item, value, seq } of entries.listOf(name)) store.write(item, value as Value, seq);
    line.open(name, store, () => store.dropPresence());
  }

  function open<Value extends SpaceValue, Shown>(
    name: string,
    overlay: Overlay<Value, Shown>,
  ): OpenSpace<Value, Shown> {
    const known = stores.get(name) as SpaceStore<Value, Shown> | undefined;
    const store = known ?? createSpaceStore<Value, Shown>(overlay);
    if (!known) void begin(name, store);
    return {
      subscribe: store.subscribe,
      state: store.state,
      line: () => line.stateOf(name),
      orderOf: store.orderOf,
      write: (item, value) => {
        const seq = store.nextSeq(Math.floor((serverClock.now() - host.startedAt) / tickMs));
        store.write(item, value, seq);
        entries.add({ space: name, item, value, seq, key: randomKey().slice(0, keyLength) });
        outbox.poke(gatherMs);
      },
      tell: (value) => line.tell(name, value),
    };
  }

  const look = () => (document.visibilityState === 'visible' ? line.wake() : line.rest());
  document.addEventListener('visibilitychange', look);
  // What was written last may not be in the device's storage yet.
  const leave = () => saveWhileClosing(attempt_id, { entries: entries.takeBatch() });
  window.addEventListener('online', line.wake);
  window.addEventListener('pagehide', leave);

  return {
    open,
    /** Resolves when what was written so far is in the device's storage. */
    persisted: entries.persisted,
    close(): void {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', line.wake);
      window.removeEventListener('pagehide', leave);
      line.close();
    },
  };
}

export type AttemptSpaces = ReturnType<typeof createAttemptSpaces>;
