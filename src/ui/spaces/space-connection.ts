import type { ApiReply } from '#contract/api.ts';
import type { SpaceStore } from './space-store.ts';
import { unpackItems } from './unpack-items.ts';

/** Keeps the spaces of one page up to date: reads each of them, then listens to all over one stream. */

type SpaceReply = ApiReply<'GET /play/space'>;
type Listener = {
  onMessage: (message: ApiReply<'GET /play/spaces_live'>) => void;
  onOpen: () => void;
  onError: () => void;
};

export type LineDeps = {
  read: (place: string, since: string | undefined) => Promise<SpaceReply>;
  /** `spaces` as in the contract; returns what ends it. */
  listen: (spaces: string, listener: Listener) => () => void;
  tell: (place: string, value: unknown) => Promise<unknown>;
  onControl: (control: unknown) => void;
};

/** `live`: what others do comes at once. `waiting`: it is asked for again by itself. */
export type LineState = 'live' | 'waiting';

type Open = {
  place: string;
  store: SpaceStore;
  cursor: string | undefined;
  state: LineState;
  onState: () => void;
};

const retryMs = [1_000, 2_000, 5_000, 10_000, 20_000] as const;
/** Others see what somebody does so often at most. */
const tellMs = 100;

/** How a message names the space that `place` names for the stream. */
const placeOf = (
  { name, attempt_id }: { name: string; attempt_id: number | null },
  isTaught: boolean,
): string => (isTaught ? `${attempt_id ?? 0}/${name}` : name);

/** `isTaught`: places are named with their attempts, as teachers do. */
export function createSpaceLine(deps: LineDeps, isTaught = false) {
  const opened = new Map<string, Open>();
  const told = new Map<string, { value: unknown; timer: ReturnType<typeof setTimeout> }>();
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isClosed = false;

  const setState = (open: Open, state: LineState) => {
    if (open.state === state) return;
    open.state = state;
    open.onState();
  };
  const waitMs = () =>
    (retryMs[Math.min(failures, retryMs.length - 1)] ?? 1_000) * (0.75 + Math.random() / 2);

  function disconnect(): void {
    clearTimeout(timer);
    stop?.();
    stop = undefined;
    for (const open of opened.values()) setState(open, 'waiting');
  }

  function meetFailure(): void {
    if (isClosed) return;
    disconnect();
    timer = setTimeout(() => void catchUp(), waitMs());
    failures += 1;
  }

  function connect(): void {
    clearTimeout(timer);
    stop?.();
    const known = [...opened.values()].filter(({ cursor }) => cursor !== undefined);
    if (isClosed || known.length === 0) return;
    stop = deps.listen(known.map(({ place, cursor }) => `${place}~${cursor}`).join(','), {
      onOpen: () => {
        failures = 0;
        for (const open of known) setState(open, 'live');
      },
      onError: meetFailure,
      onMessage: ({ space, control }) => {
        if (control !== undefined) deps.onControl(control);
        const open = space && opened.get(placeOf(space, isTaught));
        if (!space || !open) return;
        open.store.notePresence(space.presence);
        if (space.is_behind) void read(open).then(connect, meetFailure);
        else {
          open.store.apply(space);
          open.cursor = space.cursor;
        }
      },
    });
  }

  async function read(open: Open): Promise<void> {
    const reply = await deps.read(open.place, open.cursor);
    open.store.apply(reply, reply.packed === null ? [] : await unpackItems(reply.packed));
    open.cursor = reply.cursor;
  }

  /** Reads what was missed and listens from there on. */
  async function catchUp(): Promise<void> {
    try {
      await Promise.all([...opened.values()].map(read));
      connect();
    } catch {
      meetFailure();
    }
  }

  return {
    open(place: string, store: SpaceStore, onState: () => void): void {
      const open: Open = { place, store, cursor: undefined, state: 'waiting', onState };
      opened.set(place, open);
      void read(open).then(connect, meetFailure);
    },
    stateOf: (place: string): LineState => opened.get(place)?.state ?? 'waiting',
    /** After the network was away, or the page hidden. */
    wake: () => void catchUp(),
    /** A page that nobody sees keeps no connection. */
    rest(): void {
      disconnect();
      for (const { store } of opened.values()) store.dropPresence();
    },
    tell(place: string, value: unknown): void {
      const waiting = told.get(place);
      if (waiting) {
        waiting.value = value;
        return;
      }
      const send = () => {
        const last = told.get(place);
        told.delete(place);
        // What is lost here is told anew a moment later.
        if (last) void deps.tell(place, last.value).catch(() => undefined);
      };
      told.set(place, { value, timer: setTimeout(send, tellMs) });
    },
    close(): void {
      isClosed = true;
      disconnect();
      for (const each of told.values()) clearTimeout(each.timer);
    },
  };
}
