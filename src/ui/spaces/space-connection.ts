import type { ApiReply } from '#contract/api.ts';
import { createPresenceSender, type PresenceSender } from './presence-sender.ts';
import type { SpaceStore } from './space-store.ts';
import { unpackItems } from './unpack-items.ts';

/** Keeps the spaces of one page up to date: reads each of them, then listens to all over one stream. */

type SpaceReply = ApiReply<'GET /play/space'>;
type SpaceMessage = ApiReply<'GET /play/spaces_live'>;
type Listener = {
  onMessage: (message: SpaceMessage) => void;
  onOpen: () => void;
  onError: () => void;
};

export type ConnectionDeps = {
  /** Reads the changes of a space since a cursor; without one, the whole space. */
  read: (place: string, since: string | undefined) => Promise<SpaceReply>;
  /** `spaces` as in the contract; returns how to stop. */
  listen: (spaces: string, listener: Listener) => () => void;
  sendPresence: (place: string, value: unknown) => Promise<unknown>;
  onControl: (control: unknown) => void;
};

/** `live`: changes of others arrive at once. `waiting`: the connection is retried. */
export type ConnectionState = 'live' | 'waiting';

type OpenSpace = {
  place: string;
  store: SpaceStore;
  cursor: string | undefined;
  state: ConnectionState;
  onState: () => void;
};

type Connection = {
  deps: ConnectionDeps;
  /** Places are named with their attempts, as teachers do. */
  isTaught: boolean;
  spaces: Map<string, OpenSpace>;
  presence: PresenceSender;
  stopListening: (() => void) | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  failures: number;
  isClosed: boolean;
};

const retryMs = [1_000, 2_000, 5_000, 10_000, 20_000] as const;

/** Spread at random, so that a class of devices does not retry together. */
function retryDelayMs(failures: number): number {
  const ms = retryMs[Math.min(failures, retryMs.length - 1)] ?? 1_000;
  return ms * (0.75 + Math.random() / 2);
}

/** The place of a space that a message names. */
function placeOf(
  { isTaught }: Connection,
  { name, attempt_id }: { name: string; attempt_id: number | null },
): string {
  return isTaught ? `${attempt_id ?? 0}/${name}` : name;
}

function setState(space: OpenSpace, state: ConnectionState): void {
  if (space.state === state) return;
  space.state = state;
  space.onState();
}

function disconnect(connection: Connection): void {
  clearTimeout(connection.timer);
  connection.stopListening?.();
  connection.stopListening = undefined;
  for (const space of connection.spaces.values()) setState(space, 'waiting');
}

function retryLater(connection: Connection): void {
  if (connection.isClosed) return;
  disconnect(connection);
  connection.timer = setTimeout(() => void catchUp(connection), retryDelayMs(connection.failures));
  connection.failures += 1;
}

async function readSpace({ deps }: Connection, space: OpenSpace): Promise<void> {
  const reply = await deps.read(space.place, space.cursor);
  space.store.applyChanges(reply, reply.packed === null ? [] : await unpackItems(reply.packed));
  space.cursor = reply.cursor;
}

/** Reads a space, then listens to all that were read. */
function readAndListen(connection: Connection, space: OpenSpace): void {
  readSpace(connection, space).then(
    () => listenToSpaces(connection),
    () => retryLater(connection),
  );
}

function applyMessage(connection: Connection, { space: news, control }: SpaceMessage): void {
  if (control !== undefined) connection.deps.onControl(control);
  const space = news && connection.spaces.get(placeOf(connection, news));
  if (!news || !space) return;
  space.store.updatePresence(news.presence);
  if (news.is_behind) readAndListen(connection, space);
  else {
    space.store.applyChanges(news);
    space.cursor = news.cursor;
  }
}

function listenToSpaces(connection: Connection): void {
  clearTimeout(connection.timer);
  connection.stopListening?.();
  const known = [...connection.spaces.values()].filter(({ cursor }) => cursor !== undefined);
  if (connection.isClosed || known.length === 0) return;
  const places = known.map(({ place, cursor }) => `${place}~${cursor}`).join(',');
  connection.stopListening = connection.deps.listen(places, {
    onOpen: () => {
      connection.failures = 0;
      for (const space of known) setState(space, 'live');
    },
    onError: () => retryLater(connection),
    onMessage: (message) => applyMessage(connection, message),
  });
}

/** Reads missed changes of all spaces and listens again. */
async function catchUp(connection: Connection): Promise<void> {
  try {
    await Promise.all([...connection.spaces.values()].map((space) => readSpace(connection, space)));
    listenToSpaces(connection);
  } catch {
    retryLater(connection);
  }
}

/** `isTaught`: places are named with their attempts, as teachers do. */
export function createSpaceConnection(deps: ConnectionDeps, isTaught = false) {
  const connection: Connection = {
    deps,
    isTaught,
    spaces: new Map(),
    presence: createPresenceSender(deps.sendPresence),
    stopListening: undefined,
    timer: undefined,
    failures: 0,
    isClosed: false,
  };
  return {
    open(place: string, store: SpaceStore, onState: () => void): void {
      const space: OpenSpace = { place, store, cursor: undefined, state: 'waiting', onState };
      connection.spaces.set(place, space);
      readAndListen(connection, space);
    },
    stateOf: (place: string): ConnectionState => connection.spaces.get(place)?.state ?? 'waiting',
    /** Catches up after the network was away or the page hidden. */
    resume: () => void catchUp(connection),
    /** Disconnects while the page is hidden. */
    pause: (): void => {
      disconnect(connection);
      for (const { store } of connection.spaces.values()) store.clearPresence();
    },
    sendPresence: (place: string, value: unknown): void => connection.presence.send(place, value),
    close(): void {
      connection.isClosed = true;
      disconnect(connection);
      connection.presence.close();
    },
  };
}
