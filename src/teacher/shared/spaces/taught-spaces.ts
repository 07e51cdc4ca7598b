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
import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import type { SendResult } from '#ui/unsent/unsent-kinds.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { stepByFailure, stopsLane } from '#ui/unsent/unsent-rules.ts';
import {
  addTaughtEntry,
  findWaitingSeq,
  listTaughtEntries,
  offerLiveSave,
  type TaughtEntry,
  taughtLane,
} from './taught-entries.ts';

/** The spaces of a whole courseware, for its teachers: reads and watches them, and shows writes until they are saved. */

const quietOptions = { quiet: true };
const keyLength = 12;
/** A place is an attempt id and a space's name; the id is 0, because these spaces belong to the courseware. */
const placeOfSpace = (name: string): string => `0/${name}`;
const spaceOfPlace = (place: string): string => place.slice(2);

type Stores = ReadonlyMap<string, SpaceStore>;

function show(stores: Stores, { body: { write } }: TaughtEntry): void {
  stores.get(write.space)?.write(write.item, write.value, write.seq);
}

function discardShown(stores: Stores, { body: { write } }: TaughtEntry): void {
  stores.get(write.space)?.discardWrite(write.item, write.value.kind, write.seq);
}

/** Shows what became of a write that this tab has sent. Returns false if it is still to be sent. */
function applyResult(
  stores: Stores,
  entry: TaughtEntry,
  result: SendResult,
  onRefused: (entry: TaughtEntry) => void,
): boolean {
  const { write } = entry.body;
  if (result.isSent) {
    stores.get(write.space)?.markSaved(write.item, write.value.kind, write.seq);
    return true;
  }
  const step = stepByFailure.taught_entry[result.failure];
  if (stopsLane(step)) return false;
  discardShown(stores, entry);
  if (step !== 'done') onRefused(entry);
  return true;
}

/** Keeps what is shown like the queue; returns a function that stops it. `catchUp` reads the spaces again. */
function followQueue(
  courseware_id: number,
  stores: Stores,
  { catchUp, onRefused }: { catchUp: () => Promise<void>; onRefused: (entry: TaughtEntry) => void },
): () => void {
  let waiting = listTaughtEntries(courseware_id);
  const settled = new Set<string>();
  const stopResults = unsentQueue.onResult((entry: UnsentEntry, result) => {
    if (entry.lane !== taughtLane(courseware_id)) return;
    if (applyResult(stores, entry as TaughtEntry, result, onRefused)) settled.add(entry.revision);
  });
  /** Another tab has sent these, or the teacher has discarded them: the server knows which. */
  const resolveGone = async (gone: readonly TaughtEntry[]) => {
    const unknown = gone.filter(({ revision }) => !settled.has(revision));
    if (unknown.length === 0) return;
    await catchUp();
    for (const entry of unknown) discardShown(stores, entry);
  };
  const unsubscribe = unsentQueue.subscribe(() => {
    const before = waiting;
    waiting = listTaughtEntries(courseware_id);
    const names = new Set(waiting.map(({ name }) => name));
    const setAside = new Set(
      before.filter(({ state }) => state !== 'waiting').map(({ revision }) => revision),
    );
    // The teacher sends a refused write once more.
    for (const entry of waiting)
      if (entry.state === 'waiting' && setAside.has(entry.revision)) show(stores, entry);
    const gone = before.filter(({ name }) => !names.has(name));
    // The result of what this tab sends comes right after the entry has gone.
    if (gone.length > 0) setTimeout(() => void resolveGone(gone), 0);
  });
  return () => {
    stopResults();
    unsubscribe();
  };
}

/** Sets the courseware's switches; others get them over their live connections. */
async function setControl(courseware_id: number, control: unknown): Promise<void> {
  const { version } = await call('GET /study/control', { courseware_id }, quietOptions);
  await call('POST /study/control', { courseware_id, control, version }, quietOptions);
}

type TaughtSpacesOptions = {
  /** Names the courseware in lists. */
  getTitle: () => string;
  /** The server does not take a write; it waits for the teacher to decide. */
  onRefused: (entry: TaughtEntry) => void;
};

/** Call `close` when the page closes; what is not saved then is sent all the same. */
export function createTaughtSpaces(
  courseware_id: number,
  { getTitle, onRefused }: TaughtSpacesOptions,
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

  /** Shows what waited before the page was opened over the server's items. */
  async function connectStore(name: string, store: SpaceStore): Promise<void> {
    await unsentQueue.whenRead();
    for (const entry of listTaughtEntries(courseware_id))
      if (entry.body.write.space === name && entry.state === 'waiting') show(stores, entry);
    connection.open(placeOfSpace(name), store, () => store.clearPresence());
  }

  function openSpace<Value extends SpaceValue, Shown>(name: string, overlay: Overlay<Value, Shown>) {
    const openStore = stores.get(name) as SpaceStore<Value, Shown> | undefined;
    const store = openStore ?? createSpaceStore<Value, Shown>(overlay);
    if (!openStore) {
      stores.set(name, store);
      void connectStore(name, store);
    }
    return Promise.resolve({
      subscribe: store.subscribe,
      state: store.state,
      connection: () => connection.stateOf(placeOfSpace(name)),
      orderOf: store.orderOf,
      write: (item: string, value: Value) => {
        const seq = store.nextSeq(findWaitingSeq(courseware_id, { space: name, item, value }) + 1);
        store.write(item, value, seq);
        const key = randomKey().slice(0, keyLength);
        addTaughtEntry(courseware_id, { space: name, item, value, seq, key }, getTitle());
      },
      sendPresence: (value: unknown) => connection.sendPresence(placeOfSpace(name), value),
    });
  }

  const stops = [
    followPage(connection),
    offerLiveSave(courseware_id, connection.save),
    followQueue(courseware_id, stores, { catchUp: connection.resume, onRefused }),
    () => connection.close(),
  ];
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
      for (const stop of stops) stop();
    },
  };
}
