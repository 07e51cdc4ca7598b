import type { ApiInput, ApiReply } from '#contract/api.ts';
import type { SpaceValue } from '#form/space.ts';
import type { Overlay, SpaceSource } from '#form/space-source.ts';
import { call } from '#ui/api/call.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { createControlStore } from '#ui/spaces/control-store.ts';
import { followPage } from '#ui/spaces/follow-page.ts';
import { openLiveSocket } from '#ui/spaces/live-socket.ts';
import { liveUrl } from '#ui/spaces/live-url.ts';
import { createSpaceConnection } from '#ui/spaces/space-connection.ts';
import { createSpaceStore, type SpaceStore } from '#ui/spaces/space-store.ts';

/** The spaces of a whole courseware, for its teachers: reads, watches and writes them. */

type SpaceWrite = NonNullable<ApiInput<'POST /study/space_save'>['entries']>[number] & { value: SpaceValue };
type SaveWrites = (entries: SpaceWrite[]) => Promise<ApiReply<'POST /study/space_save'>['entries']>;

const quietOptions = { quiet: true };
const keyLength = 12;
const retryMs = 3_000;
/** Largest number of writes in one call. */
const batchSize = 100;
/** A place is an attempt id and a space's name; the id is 0, because these spaces belong to the courseware. */
const placeOfSpace = (name: string): string => `0/${name}`;
const spaceOfPlace = (place: string): string => place.slice(2);

/** `isLost`: the page has closed, so that the write is not tried again. */
type OnFailure = (isLost: boolean) => void;

/**
 * Sends writes in batches, one after another, and a failed batch again after a pause. Once the page has closed, it is sent
 * one last time, and what is left is dropped. Writes that the server refuses are discarded.
 */
function createWriter(save: SaveWrites, stores: ReadonlyMap<string, SpaceStore>, onFailure: OnFailure) {
  let pendingWrites: SpaceWrite[] = [];
  let isSending = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Resolves to false if the batch could not be sent. */
  async function sendBatch(batch: SpaceWrite[]): Promise<boolean> {
    try {
      const replies = await save(batch);
      pendingWrites = pendingWrites.filter((write) => !batch.includes(write));
      for (const [index, { space, item, value, seq }] of batch.entries()) {
        const store = stores.get(space);
        if (replies[index]?.result === 'saved') store?.markSaved(item, value.kind, seq);
        else {
          store?.discardWrite(item, value.kind, seq);
          onFailure(false);
        }
      }
      return true;
    } catch {
      return false;
    }
  }

  async function send(): Promise<void> {
    if (isSending || pendingWrites.length === 0) return;
    isSending = true;
    const isLastTry = isClosed;
    const isSent = await sendBatch(pendingWrites.slice(0, batchSize));
    isSending = false;
    const hasJustClosed = isClosed && !isLastTry;
    if (isSent || hasJustClosed) return send();
    if (isLastTry) pendingWrites = [];
    else timer = setTimeout(() => void send(), retryMs);
    onFailure(isLastTry);
  }

  return {
    add: (write: SpaceWrite): void => {
      pendingWrites.push(write);
      void send();
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      void send();
    },
  };
}

/** Sets the courseware's switches; others get them over their live connections. */
async function setControl(courseware_id: number, control: unknown): Promise<void> {
  const { version } = await call('GET /study/control', { courseware_id }, quietOptions);
  await call('POST /study/control', { courseware_id, control, version }, quietOptions);
}

/** `onFailure`: a write was refused or could not be sent. Call `close` when the page closes. */
export function createTaughtSpaces(
  courseware_id: number,
  onFailure: OnFailure,
): { source: SpaceSource; close: () => void } {
  const stores = new Map<string, SpaceStore>();
  const controlStore = createControlStore();
  const getTicket = async () =>
    (await call('POST /study/live_ticket', { courseware_id }, quietOptions)).ticket;
  const connection = createSpaceConnection(
    {
      read: (place, since) =>
        call('GET /study/space', { courseware_id, space: spaceOfPlace(place), since }, quietOptions),
      openSocket: (handlers) => openLiveSocket(getTicket, handlers, liveUrl()),
      onControl: controlStore.apply,
    },
    true,
  );
  // Uses the live connection if there is one.
  const save: SaveWrites = (entries) =>
    connection.save(entries) ??
    call('POST /study/space_save', { courseware_id, entries }, quietOptions).then((reply) => reply.entries);
  const writer = createWriter(save, stores, onFailure);

  function openSpace<Value extends SpaceValue, Shown>(name: string, overlay: Overlay<Value, Shown>) {
    const openStore = stores.get(name) as SpaceStore<Value, Shown> | undefined;
    const store = openStore ?? createSpaceStore<Value, Shown>(overlay);
    if (!openStore) {
      stores.set(name, store);
      connection.open(placeOfSpace(name), store, () => store.clearPresence());
    }
    return Promise.resolve({
      subscribe: store.subscribe,
      state: store.state,
      connection: () => connection.stateOf(placeOfSpace(name)),
      orderOf: store.orderOf,
      write: (item: string, value: Value) => {
        const seq = store.nextSeq(1);
        store.write(item, value, seq);
        writer.add({ space: name, item, value, seq, key: randomKey().slice(0, keyLength) });
      },
      sendPresence: (value: unknown) => connection.sendPresence(placeOfSpace(name), value),
    });
  }

  const stopFollowing = followPage(connection);
  return {
    source: {
      open: openSpace,
      control: controlStore,
      setControl: async (newControl) => {
        await setControl(courseware_id, newControl);
        controlStore.apply(newControl);
      },
      fileUrl: (id) => `/private/${id}`,
    },
    close: () => {
      stopFollowing();
      connection.close();
      writer.close();
    },
  };
}
