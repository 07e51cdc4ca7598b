import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveRequest } from '#contract/live.ts';
import type { KeptSpace } from './keep-space.ts';
import type { LiveSocketHandlers } from './live-socket.ts';
import { createSpaceConnection } from './space-connection.ts';
import { createSpaceStore } from './space-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const noChanges = { is_full: false, items: [], gone: [], own: [], own_seq: 0 };
const createItem = (id: string) => ({ id, shown: id, order: 1 });

type OpenedSocket = { sent: LiveRequest[]; handlers: LiveSocketHandlers; isClosed: boolean };

/** A server whose cursor is the number of its items. */
function createFakeServer() {
  const serverState = { items: ['a'], reads: [] as (string | undefined)[], isAway: false };
  const sockets: OpenedSocket[] = [];
  const kept = new Map<string, KeptSpace>();
  const connection = createSpaceConnection({
    read: async (_place, since) => {
      if (serverState.isAway) throw new Error('away');
      serverState.reads.push(since);
      const items = serverState.items.slice(Number(since ?? 0)).map(createItem);
      return {
        ...noChanges,
        items,
        cursor: String(serverState.items.length),
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
    keeper: {
      load: async (place) => kept.get(place),
      keep: async (place, space) => void kept.set(place, space),
    },
  });
  const store = createSpaceStore((shown, mine) => shown ?? mine);
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
  return { world: serverState, keeper: { kept }, sockets, connection, store, ids, settle, receive, open };
}

const createNews = (cursor: string, id: string, isBehind = false) => ({
  kind: 'space' as const,
  space: {
    ...noChanges,
    items: isBehind ? [] : [createItem(id)],
    cursor,
    name: 'ink',
    attempt_id: 1,
    presence: [],
    is_behind: isBehind,
  },
});
const createWatch = (since: string) => ({ kind: 'watch', place: 'ink', since });

describe('the connection of a page to its spaces', () => {
  it('reads a space, then watches it from there on, and is live once the server watches', async () => {
    const { sockets, connection, store, ids, settle, receive } = createFakeServer();
    connection.open('ink', store, () => undefined);
    await settle();
    expect([ids(), sockets[0]?.sent]).toEqual([['a'], []]);
    receive({ kind: 'ready' });
    expect([sockets[0]?.sent, connection.stateOf('ink')]).toEqual([[createWatch('1')], 'waiting']);
    receive({ kind: 'watching', place: 'ink' });
    receive(createNews('2', 'b'));
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
    expect([ids(), world.reads, sockets.at(-1)?.sent]).toEqual([
      ['a', 'b'],
      [undefined, '1'],
      [createWatch('2')],
    ]);
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
    receive(createNews('', '', true));
    await settle();
    expect([ids(), sockets[0]?.sent.at(-1), sockets.length]).toEqual([['a', 'b', 'c'], createWatch('3'), 1]);
  });

  it('disconnects while the page is hidden, and catches up afterwards', async () => {
    const { world, sockets, connection, ids, settle, open } = createFakeServer();
    await open();
    connection.pause();
    expect(sockets[0]?.isClosed).toBe(true);
    world.items.push('b');
    void connection.resume();
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
    const sentPresence = sockets[0]?.sent.flatMap((sent) => (sent.kind === 'presence' ? [sent.value] : []));
    expect(sentPresence).toEqual([3, 4]);
  });

  it('shows at once what the device has kept, and asks for the changes since', async () => {
    const { world, connection, ids, settle, store, keeper } = createFakeServer();
    keeper.kept.set('ink', {
      cursor: '1',
      changes: { ...noChanges, is_full: true, items: [createItem('a')] },
    });
    world.items.push('b');
    world.isAway = true;
    connection.open('ink', store, () => undefined);
    await settle();
    expect([ids(), store.state().isLoaded]).toEqual([['a'], true]);
    world.isAway = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect([ids(), world.reads]).toEqual([['a', 'b'], ['1']]);
    expect(keeper.kept.get('ink')?.cursor).toBe('1');
    connection.pause();
    expect(keeper.kept.get('ink')).toMatchObject({
      cursor: '2',
      changes: { items: [{ id: 'a' }, { id: 'b' }] },
    });
  });

  it('keeps a space at once when the connection ends', async () => {
    const { keeper, sockets, receive, open, world } = createFakeServer();
    await open();
    receive(createNews('2', 'b'));
    world.isAway = true;
    sockets.at(-1)?.handlers.onEnd();
    expect(keeper.kept.get('ink')).toMatchObject({ cursor: '2' });
  });

  it('keeps what the server has acknowledged and not shown yet, until a reply includes it', async () => {
    const { world, connection, settle, store, keeper, open } = createFakeServer();
    await open();
    store.write('mine', { kind: 'mark' }, 3);
    store.write('unsent', { kind: 'mark' }, 4);
    store.markSaved('mine', 'mark', 3);
    world.isAway = true;
    connection.close();
    expect(keeper.kept.get('ink')?.saved).toEqual([{ item: 'mine', value: { kind: 'mark' }, seq: 3 }]);

    const next = createFakeServer();
    next.keeper.kept.set('ink', keeper.kept.get('ink') as KeptSpace);
    next.world.isAway = true;
    next.connection.open('ink', next.store, () => undefined);
    await settle();
    expect(next.ids()).toEqual(['a', 'mine']);
    expect(next.store.nextSeq(0)).toBe(5);
    next.store.applyChanges({ ...noChanges, own: [{ item: 'mine', kind: 'mark', seq: 3 }], gone: ['mine'] });
    expect(next.ids()).toEqual(['a']);
  });

  it('keeps a space on the device some seconds after a change', async () => {
    const { keeper, receive, open } = createFakeServer();
    await open();
    receive(createNews('2', 'b'));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(keeper.kept.get('ink')).toMatchObject({
      cursor: '2',
      changes: { items: [{ id: 'a' }, { id: 'b' }] },
    });
  });

  it('forgets a space that is closed', async () => {
    const { sockets, connection, ids, receive, open } = createFakeServer();
    await open();
    connection.closeSpace('ink');
    receive(createNews('2', 'b'));
    expect([ids(), sockets[0]?.sent.at(-1)]).toEqual([['a'], { kind: 'unwatch', place: 'ink' }]);
    connection.closeSpace('ink');
    expect(sockets[0]?.sent.filter(({ kind }) => kind === 'unwatch')).toHaveLength(1);
  });

  it('saves over the connection only while the server answers on it', async () => {
    const { connection, sockets, open } = createFakeServer();
    const entries = [{ space: 'ink', item: 'x', value: 1, seq: 1, key: 'key-of-1' }];
    expect(connection.save({ entries })).toBeUndefined();
    await open();
    expect(await connection.save({ entries })).toEqual([{ space: 'ink', item: 'x', result: 'saved' }]);
    sockets[0]?.handlers.onEnd();
    expect(connection.save({ entries })).toBeUndefined();
  });
});
