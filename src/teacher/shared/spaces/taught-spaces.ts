import type { SpacePerson, SpaceValue } from '#form/space.ts';
import type { OpenSpace, Overlay, SpaceSource } from '#form/space-source.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { createControlStore } from '#ui/spaces/control-store.ts';
import { followPage } from '#ui/spaces/follow-page.ts';
import { createSpaceStore, type SpaceStore } from '#ui/spaces/space-store.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { createControlLane } from './control-lane.ts';
import { connect, type Place, readHistory, setControl, toAttempt } from './taught-calls.ts';
import {
  addTaughtEntry,
  findWaitingSeq,
  listTaughtEntries,
  offerLiveSave,
  type TaughtEntry,
} from './taught-entries.ts';
import { followQueue, placeOfWrite, show, toPlace } from './taught-stores.ts';

/**
 * The spaces of a courseware and of its attempts, for its teachers: reads and watches them over one connection, and shows
 * writes until they are saved.
 */

const keyLength = 12;
/** A space that no view shows any more is kept up to date for this long, because a teacher often comes back to it. */
const closeAfterMs = 20_000;

type AnyOverlay = Overlay<never, unknown>;
type OpenPlace = { store: SpaceStore; viewCount: number; timer: ReturnType<typeof setTimeout> | undefined };

export type TaughtSpacesOptions = {
  me: SpacePerson;
  /** Names of the type's spaces that belong to the whole courseware. */
  classSpaces: readonly string[];
  /** Names the courseware in lists. */
  getTitle: () => string;
  /** The server does not take a write; it waits for the teacher to decide. */
  onRefused: (entry: TaughtEntry) => void;
};

export type TaughtSpaces = {
  /** The spaces of the whole courseware. */
  source: SpaceSource;
  /** The spaces of an attempt, and those of the whole courseware; the same source each time. */
  sourceOf: (attemptId: number) => SpaceSource;
  /** Reads those spaces of the attempts which the views of others show: they are shown soon. */
  fetchAhead: (attemptIds: readonly number[]) => void;
  /** Call it when the page closes; what is not saved then is sent all the same. */
  close: () => void;
};

type TaughtPage = {
  courseware_id: number;
  options: TaughtSpacesOptions;
  control: ReturnType<typeof createControlStore>;
  controlLane: ReturnType<typeof createControlLane>;
  connection: ReturnType<typeof connect>;
  openPlaces: Map<string, OpenPlace>;
  stores: Map<string, SpaceStore>;
  sources: Map<number | undefined, SpaceSource>;
  /** How views show own writes, by the name of their space. */
  overlayByName: Map<string, AnyOverlay>;
  attemptsAhead: readonly number[];
};

/** Shows what waited before the page was opened over the server's items. */
async function connectStore(page: TaughtPage, place: string, store: SpaceStore): Promise<void> {
  const { courseware_id, stores, connection } = page;
  await unsentQueue.whenRead();
  if (stores.get(place) !== store) return;
  for (const entry of listTaughtEntries(courseware_id))
    if (placeOfWrite(entry.body) === place && entry.state === 'waiting') show(stores, entry);
  connection.open(place, store, () => store.clearPresence());
}

function openPlace(page: TaughtPage, place: string, overlay: AnyOverlay): OpenPlace {
  const knownPlace = page.openPlaces.get(place);
  if (knownPlace) return knownPlace;
  const store = createSpaceStore(overlay);
  const openedPlace: OpenPlace = { store, viewCount: 0, timer: undefined };
  page.openPlaces.set(place, openedPlace);
  page.stores.set(place, store);
  void connectStore(page, place, store);
  return openedPlace;
}

/** Closes the space after a while, unless a view shows it again. */
function closeLater({ openPlaces, stores, connection }: TaughtPage, place: string): void {
  const openedPlace = openPlaces.get(place);
  if (!openedPlace) return;
  clearTimeout(openedPlace.timer);
  openedPlace.timer = setTimeout(() => {
    if (openedPlace.viewCount > 0) return;
    openPlaces.delete(place);
    stores.delete(place);
    connection.closeSpace(place);
  }, closeAfterMs);
}

function fetchAhead(page: TaughtPage, attemptIds: readonly number[]): void {
  page.attemptsAhead = attemptIds;
  for (const [name, overlay] of page.overlayByName) {
    for (const attemptId of page.options.classSpaces.includes(name) ? [] : attemptIds) {
      const place = toPlace(attemptId, name);
      openPlace(page, place, overlay);
      closeLater(page, place);
    }
  }
}

function addWrite(
  { courseware_id, options }: TaughtPage,
  { attemptId, name }: Place,
  store: SpaceStore,
  written: { item: string; value: SpaceValue },
): void {
  const place = { courseware_id, ...toAttempt(attemptId) };
  const waitingSeq = findWaitingSeq(courseware_id, { ...place, write: { space: name, ...written } });
  const seq = store.nextSeq(waitingSeq + 1);
  store.write(written.item, written.value, seq);
  const key = randomKey().slice(0, keyLength);
  addTaughtEntry({ ...place, write: { space: name, ...written, seq, key } }, options.getTitle());
}

function openSpace<Value extends SpaceValue, Shown>(
  page: TaughtPage,
  spacePlace: Place,
  overlay: Overlay<Value, Shown>,
): OpenSpace<Value, Shown> {
  const { attemptId, name } = spacePlace;
  const place = toPlace(attemptId, name);
  const isNew = !page.overlayByName.has(name);
  page.overlayByName.set(name, overlay as AnyOverlay);
  const openedPlace = openPlace(page, place, overlay as AnyOverlay);
  openedPlace.viewCount += 1;
  if (isNew) fetchAhead(page, page.attemptsAhead);
  const store = openedPlace.store as unknown as SpaceStore<Value, Shown>;
  return {
    subscribe: store.subscribe,
    state: store.state,
    connection: () => page.connection.stateOf(place),
    orderOf: store.orderOf,
    write: (item, value) => addWrite(page, spacePlace, openedPlace.store, { item, value }),
    sendPresence: (value) => page.connection.sendPresence(place, value),
    readHistory: () => readHistory(page.courseware_id, spacePlace),
    close: () => {
      openedPlace.viewCount -= 1;
      if (openedPlace.viewCount === 0) closeLater(page, place);
    },
  };
}

function createSource(page: TaughtPage, attemptId: number | undefined): SpaceSource {
  const { options, control, controlLane } = page;
  const placeOf = (name: string): Place => ({
    attemptId: options.classSpaces.includes(name) ? undefined : attemptId,
    name,
  });
  return {
    me: options.me,
    attemptId,
    open: (name, overlay) => Promise.resolve(openSpace(page, placeOf(name), overlay)),
    control,
    setControl: controlLane.set,
    fileUrl: (id) => `/private/${id}`,
  };
}

function sourceOf(page: TaughtPage, attemptId: number | undefined): SpaceSource {
  const source = page.sources.get(attemptId) ?? createSource(page, attemptId);
  page.sources.set(attemptId, source);
  return source;
}

export function createTaughtSpaces(courseware_id: number, options: TaughtSpacesOptions): TaughtSpaces {
  const control = createControlStore();
  const controlLane = createControlLane(control, (next) => setControl(courseware_id, next));
  const page: TaughtPage = {
    courseware_id,
    options,
    control,
    controlLane,
    connection: connect(courseware_id, controlLane.receive),
    openPlaces: new Map(),
    stores: new Map(),
    sources: new Map(),
    overlayByName: new Map(),
    attemptsAhead: [],
  };
  const { connection } = page;
  const stops = [
    followPage(connection),
    offerLiveSave(courseware_id, connection.save),
    followQueue(courseware_id, page.stores, {
      catchUp: connection.resume,
      onRefused: options.onRefused,
    }),
    () => connection.close(),
  ];
  return {
    source: sourceOf(page, undefined),
    sourceOf: (attemptId) => sourceOf(page, attemptId),
    fetchAhead: (attemptIds) => fetchAhead(page, attemptIds),
    close: () => {
      for (const stop of stops) stop();
      for (const { timer } of page.openPlaces.values()) clearTimeout(timer);
    },
  };
}
