import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ConnectionDeps, createSpaceConnection } from './space-connection.ts';
import { createSpaceStore } from './space-store.ts';

type Listener = Parameters<ConnectionDeps['listen']>[1];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const changes = { is_full: false, items: [], gone: [], own: [], own_seq: 0 };
const item = (id: string) => ({ id, shown: id, order: 1 });

/** A server whose cursor is the number of its items. */
function createWorld() {
  const world = { items: ['a'], reads: [] as (string | undefined)[], isAway: false, told: [] as unknown[] };
  const streams: { spaces: string; listener: Listener; isEnded: boolean }[] = [];
  const connection = createSpaceConnection({
    read: async (_place, since) => {
      if (world.isAway) throw new Error('away');
      world.reads.push(since);
      const items = world.items.slice(Number(since ?? 0)).map(item);
      return {
        ...changes,
        items,
        cursor: String(world.items.length),
        is_full: since === undefined,
        packed: null,
      };
    },
    listen: (spaces, listener) => {
      const stream = { spaces, listener, isEnded: false };
      streams.push(stream);
      return () => {
        stream.isEnded = true;
      };
    },
    sendPresence: async (_place, value) => world.told.push(value),
    onControl: () => undefined,
  });
  const store = createSpaceStore((shown) => shown ?? null);
  const ids = () => [...store.state().items.keys()];
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { world, streams, connection, store, ids, settle };
}

const message = (cursor: string, id: string, isBehind = false) => ({
  space: {
    ...changes,
    items: isBehind ? [] : [item(id)],
    cursor,
    name: 'ink',
    attempt_id: 1,
    presence: [],
    is_behind: isBehind,
  },
});

describe('the connection of a page to its spaces', () => {
  it('reads a space, then listens from there on, and is live once the stream is open', async () => {
    const { streams, connection, store, ids, settle } = createWorld();
    connection.open('ink', store, () => undefined);
    await settle();
    expect([ids(), streams[0]?.spaces, connection.stateOf('ink')]).toEqual([['a'], 'ink~1', 'waiting']);
    streams[0]?.listener.onOpen();
    streams[0]?.listener.onMessage(message('2', 'b'));
    expect([ids(), connection.stateOf('ink')]).toEqual([['a', 'b'], 'live']);
  });

  it('reads missed changes after the stream was lost, and listens again', async () => {
    const { world, streams, connection, store, ids, settle } = createWorld();
    connection.open('ink', store, () => undefined);
    await settle();
    world.items.push('b');
    world.isAway = true;
    streams[0]?.listener.onError();
    expect(connection.stateOf('ink')).toBe('waiting');
    await vi.advanceTimersByTimeAsync(2_000);
    world.isAway = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect([ids(), world.reads, streams.at(-1)?.spaces]).toEqual([['a', 'b'], [undefined, '1'], 'ink~2']);
    expect(streams[0]?.isEnded).toBe(true);
  });

  it('reads the space again where too many changes are missing', async () => {
    const { world, streams, connection, store, ids, settle } = createWorld();
    connection.open('ink', store, () => undefined);
    await settle();
    world.items.push('b', 'c');
    streams[0]?.listener.onMessage(message('', '', true));
    await settle();
    expect([ids(), streams.at(-1)?.spaces]).toEqual([['a', 'b', 'c'], 'ink~3']);
  });

  it('disconnects while the page is hidden, and catches up afterwards', async () => {
    const { world, streams, connection, store, ids, settle } = createWorld();
    connection.open('ink', store, () => undefined);
    await settle();
    connection.pause();
    expect(streams[0]?.isEnded).toBe(true);
    world.items.push('b');
    connection.resume();
    await settle();
    expect(ids()).toEqual(['a', 'b']);
  });

  it('sends presence at most ten times a second, and always the latest', async () => {
    const { world, connection } = createWorld();
    for (const x of [1, 2, 3]) connection.sendPresence('ink', x);
    await vi.advanceTimersByTimeAsync(100);
    connection.sendPresence('ink', 4);
    await vi.advanceTimersByTimeAsync(100);
    expect(world.told).toEqual([3, 4]);
  });
});
