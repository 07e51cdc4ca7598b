import { beforeEach, expect, it, vi } from 'vitest';
import { createTileStore } from './tile-store.view.ts';

/** Tiles load at once here, and no device draws them. */

const close = vi.fn<() => void>();
const deleteTexture = vi.fn<() => void>();
const load = vi.fn<typeof fetch>(async () => new Response('picture'));

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', load);
  vi.stubGlobal('createImageBitmap', async () => ({ close }));
  return () => vi.unstubAllGlobals();
});

function openStore() {
  const store = createTileStore({
    painter: {
      createTexture: () => ({}),
      deleteTexture,
      begin: () => undefined,
      paint: () => undefined,
      close: () => undefined,
    },
    mediaUrl: (url) => url,
    onLoad: () => undefined,
    onFail: () => undefined,
  });
  const runFrame = (url: string) => {
    store.beginFrame();
    store.use(url);
    store.want([url]);
    store.freeOld();
  };
  /** Loads the tile, but does not draw it. */
  const loadTile = async (url: string) => {
    runFrame(url);
    await vi.waitFor(() => expect(store.hasWaiting([url])).toBe(true));
  };
  return { store, runFrame, loadTile };
}

it('keeps few pictures that were never drawn, the latest ones', async () => {
  const { store, loadTile } = openStore();
  for (let tile = 0; tile < 30; tile += 1) await loadTile(`tile-${tile}`);
  expect(close.mock.calls.length).toBeGreaterThan(15);
  expect(store.hasWaiting(['tile-0'])).toBe(false);
  store.beginFrame();
  expect(store.use('tile-29')).toBeDefined();
});

it('keeps the textures that were drawn last', async () => {
  const { store, runFrame, loadTile } = openStore();
  for (let tile = 0; tile < 70; tile += 1) {
    await loadTile(`tile-${tile}`);
    runFrame(`tile-${tile}`);
  }
  expect(deleteTexture).toHaveBeenCalledTimes(10);
  store.beginFrame();
  expect(store.use('tile-9')).toBeUndefined();
  expect(store.use('tile-10')).toBeDefined();
});

it('stops what is loading when it is closed', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  load.mockImplementationOnce((_url, options) => {
    signals.push(options?.signal);
    return new Promise(() => undefined);
  });
  const { store } = openStore();
  store.want(['tile']);
  expect(signals[0]?.aborted).toBe(false);
  store.close();
  expect(signals[0]?.aborted).toBe(true);
});
