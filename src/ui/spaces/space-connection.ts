import type { ApiReply } from '#contract/api.ts';
import type { LiveRequest } from '#contract/live.ts';
import { createKeeping, type SpaceKeeper, showKept } from './keep-space.ts';
import type { LiveNews, LiveSocket, LiveSocketHandlers, SavedEntries } from './live-socket.ts';
import { createPresenceSender, type PresenceSender } from './presence-sender.ts';
import type { SpaceStore } from './space-store.ts';
import { unpackItems } from './unpack-items.ts';

/**
 * Keeps the spaces of one page up to date: reads each of them, then watches all over one live connection. If that cannot be
 * opened, e.g. behind a proxy without WebSockets, it polls them.
 */

type SpaceReply = ApiReply<'GET /play/space'>;
type SpaceNews = Extract<LiveNews, { kind: 'space' }>['space'];

export type ConnectionDeps = {
  /** Reads the changes of a space since a cursor; without one, the whole space. */
  read: (place: string, since: string | undefined) => Promise<SpaceReply>;
  openSocket: (handlers: LiveSocketHandlers) => LiveSocket;
  onControl: (control: unknown) => void;
  /** Keeps spaces on the device; absent: a page without network shows none. */
  keeper?: SpaceKeeper;
};

/** `attempt_id`: the attempt that gets a teacher's feedback. */
export type LiveSave = Pick<Extract<LiveRequest, { kind: 'save' }>, 'attempt_id' | 'entries'>;

/** `live`: changes of others arrive at once. `waiting`: the connection is retried. */
export type ConnectionState = 'live' | 'waiting';

type OpenSpace = {
  place: string;
  store: SpaceStore;
  cursor: string | undefined;
  state: ConnectionState;
  onState: () => void;
  keeping: ReturnType<typeof createKeeping>;
};

type Connection = {
  deps: ConnectionDeps;
  /** True for teachers, whose place names include the attempt. */
  isTaught: boolean;
  spaces: Map<string, OpenSpace>;
  presence: PresenceSender;
  socket: LiveSocket | undefined;
  /** True once the server has answered on the socket. */
  isReady: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  failureCount: number;
  isClosed: boolean;
};

const retryDelaysMs = [1_000, 2_000, 5_000, 10_000, 20_000] as const;
/** Index in `retryDelaysMs` of the interval at which a page polls if it gets no live connection. */
const pollingIndex = 2;

/** Spread at random, so that a class of devices does not retry together. */
function retryDelayMs(failureCount: number): number {
  const ms = retryDelaysMs[Math.min(failureCount, retryDelaysMs.length - 1)] ?? 1_000;
  return ms * (0.75 + Math.random() / 2);
}

/** The place of a space that a message names. */
function placeOf({ isTaught }: Connection, { name, attempt_id }: SpaceNews): string {
  return isTaught ? `${attempt_id ?? 0}/${name}` : name;
}

function setState(space: OpenSpace, state: ConnectionState): void {
  if (space.state === state) return;
  space.state = state;
  space.onState();
}

/** Spaces are kept at once: a page that is loaded again without network shows what this one showed. */
function disconnect(connection: Connection): void {
  clearTimeout(connection.timer);
  connection.socket?.close();
  connection.socket = undefined;
  connection.isReady = false;
  for (const space of connection.spaces.values()) {
    setState(space, 'waiting');
    space.keeping.flush();
  }
}

function retryLater(connection: Connection): void {
  if (connection.isClosed) return;
  disconnect(connection);
  connection.timer = setTimeout(() => void catchUp(connection), retryDelayMs(connection.failureCount));
  connection.failureCount += 1;
}

async function readSpace({ deps }: Connection, space: OpenSpace): Promise<void> {
  const reply = await deps.read(space.place, space.cursor);
  space.store.applyChanges(reply, reply.packed === null ? [] : await unpackItems(reply.packed));
  space.cursor = reply.cursor;
  space.keeping.keepSoon();
}

/** Watches a space from its cursor on, as soon as the socket is ready. */
function watch({ socket, isReady }: Connection, { place, cursor }: OpenSpace): void {
  if (isReady && cursor !== undefined) socket?.send({ kind: 'watch', place, since: cursor });
}

function connect(connection: Connection): void {
  if (connection.isClosed || connection.socket) return;
  connection.socket = connection.deps.openSocket({
    onMessage: (message) => applyMessage(connection, message),
    onEnd: () => retryLater(connection),
  });
}

/** Reads a space, then watches it. */
async function readAndWatch(connection: Connection, space: OpenSpace): Promise<void> {
  try {
    await readSpace(connection, space);
    if (connection.spaces.get(space.place) !== space) return;
    connect(connection);
    watch(connection, space);
  } catch {
    retryLater(connection);
  }
}

/** Shows at once what the device has kept; the server then tells the changes since. */
async function openSpace(connection: Connection, space: OpenSpace): Promise<void> {
  await showKept(connection.deps.keeper, space).catch(() => undefined);
  await readAndWatch(connection, space);
}

function applyNews(connection: Connection, news: SpaceNews): void {
  const space = connection.spaces.get(placeOf(connection, news));
  if (!space) return;
  space.store.updatePresence(news.presence, news.present_people);
  if (news.is_behind) void readAndWatch(connection, space);
  else {
    space.store.applyChanges(news);
    space.cursor = news.cursor;
    space.keeping.keepSoon();
  }
}

function applyMessage(connection: Connection, message: LiveNews): void {
  const { spaces, deps } = connection;
  switch (message.kind) {
    case 'control':
      return deps.onControl(message.control);
    case 'space':
      return applyNews(connection, message.space);
    case 'ready':
      connection.isReady = true;
      for (const space of spaces.values()) watch(connection, space);
      return;
    case 'watching': {
      const space = spaces.get(message.place);
      connection.failureCount = 0;
      if (space) setState(space, 'live');
    }
  }
}

/** Reads missed changes of all spaces and connects again. */
async function catchUp(connection: Connection): Promise<void> {
  try {
    await Promise.all([...connection.spaces.values()].map((space) => readSpace(connection, space)));
    connection.failureCount = Math.min(connection.failureCount, pollingIndex);
    connect(connection);
  } catch {
    retryLater(connection);
  }
}

/** `isTaught`: true for teachers, whose place names include the attempt. */
export function createSpaceConnection(deps: ConnectionDeps, isTaught = false) {
  const connection: Connection = {
    deps,
    isTaught,
    spaces: new Map(),
    presence: createPresenceSender((place, value) =>
      connection.socket?.send({ kind: 'presence', place, value }),
    ),
    socket: undefined,
    isReady: false,
    timer: undefined,
    failureCount: 0,
    isClosed: false,
  };
  return {
    open(place: string, store: SpaceStore, onState: () => void): void {
      const space: OpenSpace = {
        place,
        store,
        cursor: undefined,
        state: 'waiting',
        onState,
        keeping: createKeeping(deps.keeper, () => space),
      };
      connection.spaces.set(place, space);
      void openSpace(connection, space);
    },
    /** Forgets the space; nothing more is sent for it. */
    closeSpace(place: string): void {
      if (connection.spaces.delete(place)) connection.socket?.send({ kind: 'unwatch', place });
    },
    stateOf: (place: string): ConnectionState => connection.spaces.get(place)?.state ?? 'waiting',
    /** Catches up after the network was away or the page hidden. Resolves also if that fails: it is tried again. */
    resume: (): Promise<void> => {
      disconnect(connection);
      return catchUp(connection);
    },
    /** Disconnects while the page is hidden. */
    pause: (): void => {
      disconnect(connection);
      for (const { store } of connection.spaces.values()) store.clearPresence();
    },
    sendPresence: (place: string, value: unknown): void => connection.presence.send(place, value),
    /** Saves over the live connection; undefined if there is none now. Rejects if it ends before the reply. */
    save: (save: LiveSave): Promise<SavedEntries> | undefined =>
      connection.isReady ? connection.socket?.save(save) : undefined,
    close(): void {
      connection.isClosed = true;
      disconnect(connection);
      connection.presence.close();
    },
  };
}
