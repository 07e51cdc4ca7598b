import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveRequest } from '#contract/live.ts';
import type { LiveSocketHandlers } from './live-socket.ts';
import { createSpaceConnection } from './space-connection.ts';
import { createSpaceStore } from './space-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const changes = { is_full: false, items: [], gone: [], own: [], own_seq: 0 };
const item = (id: string) => ({ id, shown: id, order: 1 });

type OpenedSocket = { sent: LiveRequest[]; handlers: LiveSocketHandlers; isClosed: boolean };

/** A server whose cursor is the number of its items. */
function createFakeServer() {
  const world = { items: ['a'], reads: [] as (string | undefined)[], isAway: false };
  const sockets: OpenedSocket[] = [];
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
    openSocket: (handlers) => {
      const socket: OpenedSocket = { sent: [], handlers, isClosed: false };
      sockets.push(socket);
      return {
        send: (request) => void socket.sent.push(request),
        save: async ({ entries }) =>
          entries.map(({ space, item: id }) => ({ space, item: id, result: 'saved' })),
        close: () => {
          socket.isClosed = true;
        },
      };
    },
    onControl: () => undefined,
  });
  const store = createSpaceStore((shown) => shown ?? null);
  const ids = () => [...store.state().items.keys()];
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const receive = (message: Parameters<LiveSocketHandlers['onMessage']>[0]) =>
    sockets.at(-1)?.handlers.onMessage(message);
  /** Opens the space `ink` and waits until its changes arrive live. */
  const open = async () => {
    connection.open('ink', store, () => undefined);
    await settle();
    receive({ kind: 'ready' });
    receive({ kind: 'watching', place: 'ink' });
  };
  return { world, sockets, connection, store, ids, settle, receive, open };
}

const news = (cursor: string, id: string, isBehind = false) => ({
  kind: 'space' as const,
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
const watch = (since: string) => ({ kind: 'watch', place: 'ink', since });

describe('the connection of a page to its spaces', () => {
  it('reads a space, then watches it from there on, and is live once the server watches', async () => {
    const { sockets, connection, store, ids, settle, receive } = createFakeServer();
    connection.open('ink', store, () => undefined);
    await settle();
    expect([ids(), sockets[0]?.sent]).toEqual([['a'], []]);
    receive({ kind: 'ready' });
    expect([sockets[0]?.sent, connection.stateOf('ink')]).toEqual([[watch('1')], 'waiting']);
    receive({ kind: 'watching', place: 'ink' });
    receive(news('2', 'b'));
    expect([ids(), connection.stateOf('ink')]).toEqual([['a', 'b'], 'live']);
  });

  it('reads missed changes after the connection was lost, and watches again', async () => {
    const { world, sockets, connection, ids, receive, open } = createFakeServer();
    await open();
    world.items.push('b');
    world.isAway = true;
    sockets[0]?.handlers.onEnd();
    expect(connection.stateOf('ink')).toBe('waiting');
    await vi.advanceTimersByTimeAsync(2_000);
    world.isAway = false;
    await vi.advanceTimersByTimeAsync(30_000);
    receive({ kind: 'ready' });
    expect([ids(), world.reads, sockets.at(-1)?.sent]).toEqual([['a', 'b'], [undefined, '1'], [watch('2')]]);
    expect([sockets[0]?.isClosed, sockets.length]).toEqual([true, 2]);
  });

  it('polls if no live connection can be opened', async () => {
    const { world, sockets, connection, store, ids, settle } = createFakeServer();
    connection.open('ink', store, () => undefined);
    await settle();
    for (const id of ['b', 'c', 'd', 'e']) {
      sockets.at(-1)?.handlers.onEnd();
      world.items.push(id);
      // The longest acceptable delay for a card.
      await vi.advanceTimersByTimeAsync(6_500);
      expect(ids()).toContain(id);
    }
  });

  it('reads the space again if too many changes are missing', async () => {
    const { world, sockets, ids, settle, receive, open } = createFakeServer();
    await open();
    world.items.push('b', 'c');
    receive(news('', '', true));
    await settle();
    expect([ids(), sockets[0]?.sent.at(-1), sockets.length]).toEqual([['a', 'b', 'c'], watch('3'), 1]);
  });

  it('disconnects while the page is hidden, and catches up afterwards', async () => {
    const { world, sockets, connection, ids, settle, open } = createFakeServer();
    await open();
    connection.pause();
    expect(sockets[0]?.isClosed).toBe(true);
    world.items.push('b');
    connection.resume();
    await settle();
    expect([ids(), sockets.length]).toEqual([['a', 'b'], 2]);
  });

  it('sends presence at most ten times a second, and always the latest', async () => {
    const { sockets, connection, open } = createFakeServer();
    await open();
    for (const x of [1, 2, 3]) connection.sendPresence('ink', x);
    await vi.advanceTimersByTimeAsync(100);
    connection.sendPresence('ink', 4);
    await vi.advanceTimersByTimeAsync(100);
    const told = sockets[0]?.sent.flatMap((sent) => (sent.kind === 'presence' ? [sent.value] : []));
    expect(told).toEqual([3, 4]);
  });

  it('saves over the connection only while the server answers on it', async () => {
    const { connection, sockets, open } = createFakeServer();
    const entries = [{ space: 'ink', item: 'x', value: 1, seq: 1, key: 'key-of-1' }];
    expect(connection.save(entries)).toBeUndefined();
    await open();
    expect(await connection.save(entries)).toEqual([{ space: 'ink', item: 'x', result: 'saved' }]);
    sockets[0]?.handlers.onEnd();
    expect(connection.save(entries)).toBeUndefined();
  });
});
