import type { SpaceValue } from '#activities/space.ts';
import type { Overlay, SpaceSource } from '#activities/space-source.ts';
import type { ApiInput } from '#contract/api.ts';
import { call } from '#ui/api/call.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { openLiveSocket } from '#ui/spaces/live-socket.ts';
import { liveUrl } from '#ui/spaces/live-url.ts';
import { createSpaceConnection } from '#ui/spaces/space-connection.ts';
import { createSpaceStore, type SpaceStore } from '#ui/spaces/space-store.ts';

/** The spaces of a whole courseware as its teacher reads, watches and writes them. */

type Write = NonNullable<ApiInput<'POST /study/space_save'>['entries']>[number] & { value: SpaceValue };

const quietly = { quiet: true };
const keyLength = 12;
const retryMs = 3_000;
/** At most this many writes in one call. */
const batchSize = 100;
/** The attempt of a place: none, because these spaces belong to the courseware. */
const placeOf = (name: string): string => `0/${name}`;
const nameOf = (place: string): string => place.slice(2);

/** Sends writes one batch after another, and again after a failure. */
function createWriter(courseware_id: number, stores: ReadonlyMap<string, SpaceStore>, onFailure: () => void) {
  let waiting: Write[] = [];
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    if (isBusy || waiting.length === 0) return;
    isBusy = true;
    const entries = waiting.slice(0, batchSize);
    try {
      const reply = await call('POST /study/space_save', { courseware_id, entries }, quietly);
      waiting = waiting.filter((write) => !entries.includes(write));
      for (const [index, { space, item, value, seq }] of entries.entries()) {
        const store = stores.get(space);
        if (reply.entries[index]?.result === 'saved') store?.markSaved(item, value.kind, seq);
        else {
          store?.discardWrite(item, value.kind, seq);
          onFailure();
        }
      }
    } catch {
      onFailure();
      timer = setTimeout(() => void send(), retryMs);
      return;
    } finally {
      isBusy = false;
    }
    if (waiting.length > 0) await send();
  }

  return {
    add: (write: Write): void => {
      waiting.push(write);
      void send();
    },
    close: () => clearTimeout(timer),
  };
}

type Control = { control: unknown; version: number };

/** The courseware's switches; news come over the live connection of the spaces. */
function createControl(courseware_id: number) {
  const listeners = new Set<() => void>();
  let control: unknown = null;
  const apply = (next: unknown) => {
    control = next;
    for (const listener of listeners) listener();
  };
  return {
    apply,
    state: () => control,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: async (next: unknown): Promise<void> => {
      const { version }: Control = await call('GET /study/control', { courseware_id }, quietly);
      await call('POST /study/control', { courseware_id, control: next, version }, quietly);
      apply(next);
    },
  };
}

/** `onFailure`: a write was refused, or could not be sent and is tried again. Call `close` when the page closes. */
export function createTaughtSpaces(
  courseware_id: number,
  onFailure: () => void,
): { source: SpaceSource; close: () => void } {
  const stores = new Map<string, SpaceStore>();
  const control = createControl(courseware_id);
  const writer = createWriter(courseware_id, stores, onFailure);
  const getTicket = async () => (await call('POST /study/live_ticket', { courseware_id }, quietly)).ticket;
  const connection = createSpaceConnection(
    {
      read: (place, since) =>
        call('GET /study/space', { courseware_id, space: nameOf(place), since }, quietly),
      openSocket: (handlers) => openLiveSocket(getTicket, handlers, liveUrl()),
      onControl: control.apply,
    },
    true,
  );

  function open<Value extends SpaceValue, Shown>(name: string, overlay: Overlay<Value, Shown>) {
    const known = stores.get(name) as SpaceStore<Value, Shown> | undefined;
    const store = known ?? createSpaceStore<Value, Shown>(overlay);
    if (!known) {
      stores.set(name, store);
      connection.open(placeOf(name), store, () => store.clearPresence());
    }
    return Promise.resolve({
      subscribe: store.subscribe,
      state: store.state,
      connection: () => connection.stateOf(placeOf(name)),
      orderOf: store.orderOf,
      write: (item: string, value: Value) => {
        const seq = store.nextSeq(1);
        store.write(item, value, seq);
        writer.add({ space: name, item, value, seq, key: randomKey().slice(0, keyLength) });
      },
      sendPresence: (value: unknown) => connection.sendPresence(placeOf(name), value),
    });
  }

  const onVisibility = () =>
    document.visibilityState === 'visible' ? connection.resume() : connection.pause();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', connection.resume);
  return {
    source: {
      open,
      control: { state: control.state, subscribe: control.subscribe },
      setControl: control.set,
      fileUrl: (id) => `/private/${id}`,
    },
    close: () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', connection.resume);
      connection.close();
      writer.close();
    },
  };
}
