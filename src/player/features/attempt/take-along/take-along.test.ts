import { expect, it, vi } from 'vitest';
import type { AlongFile } from '#player/storage/along-cache.ts';
import { findStopReason } from './stop-reason.ts';
import { createTakeAlong, photoRoomBytes } from './take-along.ts';

const files: AlongFile[] = [
  { url: '/media/a.webp', bytes: 100 },
  { url: '/media/b.mp4', bytes: 700 },
  { url: '/media/c.webp', bytes: 200 },
  { url: '/media/d.webp', bytes: 50 },
];

/** A device whose network and disk fail when told to. */
function createDevice(needed = files) {
  const device = {
    list: undefined as readonly AlongFile[] | undefined,
    kept: new Set<string>(),
    freeBytes: (10 * photoRoomBytes) as number | undefined,
    isOnline: true,
    isFull: false,
    fetched: [] as string[],
    goOnline: () => {},
  };
  const takeAlong = createTakeAlong({
    listFiles: async () => {
      if (!device.isOnline) throw new TypeError('Failed to fetch');
      return needed;
    },
    read: async () =>
      device.list && {
        files: device.list,
        kept: device.list.filter(({ url }) => device.kept.has(url)),
      },
    protect: async () => true,
    readFreeBytes: async () => device.freeBytes,
    begin: async (list) => {
      device.list = list;
    },
    keep: async ({ url, bytes }, onBytes, signal) => {
      await Promise.resolve();
      signal.throwIfAborted();
      if (!device.isOnline) throw new TypeError('Failed to fetch');
      if (device.isFull && bytes > 500) throw new DOMException('', 'QuotaExceededError');
      device.fetched.push(url);
      onBytes(bytes);
      device.kept.add(url);
    },
    remove: async () => {
      device.list = undefined;
      device.kept.clear();
    },
    findReason: findStopReason,
    describe: () => 'The server cannot be reached.',
    onOnline: (listener) => {
      device.goOnline = () => {
        device.isOnline = true;
        listener();
      };
    },
  });
  return { device, takeAlong };
}

it('tells the size and the room before anything is fetched', async () => {
  const { device, takeAlong } = createDevice();
  await takeAlong.measure();
  expect(takeAlong.getState()).toEqual({
    step: 'offered',
    fileCount: 4,
    keptCount: 0,
    bytes: 1050,
    keptBytes: 0,
    room: { neededBytes: 1050 + photoRoomBytes, freeBytes: 10 * photoRoomBytes },
  });
  expect(device.fetched).toEqual([]);
});

it('says what went wrong when the size cannot be found out', async () => {
  const { device, takeAlong } = createDevice();
  device.isOnline = false;
  await takeAlong.measure();
  expect(takeAlong.getState()).toEqual({ step: 'failed', message: 'The server cannot be reached.' });
});

it('tells how far it is and is ready once everything is here', async () => {
  const { takeAlong } = createDevice();
  const shares: number[] = [];
  takeAlong.subscribe(() => {
    const state = takeAlong.getState();
    if (state.step === 'taking') shares.push(state.keptBytes);
  });
  await takeAlong.measure();
  await takeAlong.goOn();
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(new Set(shares).size).toBeGreaterThan(3);
  expect(takeAlong.getState()).toMatchObject({ step: 'ready', keptCount: 4, keptBytes: 1050 });
});

it('goes on by itself when the network is back, without fetching a file again', async () => {
  const { device, takeAlong } = createDevice();
  await takeAlong.measure();
  device.isFull = true;
  await takeAlong.goOn();
  device.isFull = false;
  device.isOnline = false;
  await takeAlong.goOn();
  expect(takeAlong.getState()).toMatchObject({ step: 'stopped', reason: 'network' });
  device.goOnline();
  await vi.waitFor(() => expect(takeAlong.getState().step).toBe('ready'));
  expect(device.fetched.toSorted()).toEqual(files.map(({ url }) => url));
});

it('stops at a full disk with what is needed and free, and keeps what is there', async () => {
  const { device, takeAlong } = createDevice();
  device.isFull = true;
  await takeAlong.measure();
  device.freeBytes = 40;
  await takeAlong.goOn();
  const state = takeAlong.getState();
  expect(state).toMatchObject({ step: 'stopped', reason: 'full', room: { freeBytes: 40 } });
  expect(device.kept.has('/media/a.webp')).toBe(true);
  expect(device.kept.has('/media/b.mp4')).toBe(false);
});

it('is not complete after the app was closed, and asks for the size before it goes on', async () => {
  const { device, takeAlong } = createDevice();
  device.list = files;
  device.kept.add('/media/b.mp4');
  await takeAlong.read();
  expect(takeAlong.getState()).toMatchObject({ step: 'stopped', reason: 'left', keptBytes: 700 });
  await takeAlong.goOn();
  expect(takeAlong.getState()).toMatchObject({ step: 'offered', keptBytes: 700, bytes: 1050 });
  await takeAlong.goOn();
  expect(takeAlong.getState().step).toBe('ready');
  expect(device.fetched).not.toContain('/media/b.mp4');
});

it('takes along content without media, which needs its code alone', async () => {
  const { device, takeAlong } = createDevice([]);
  await takeAlong.measure();
  await takeAlong.goOn();
  expect(takeAlong.getState()).toMatchObject({ step: 'ready', fileCount: 0 });
  expect(device.list).toEqual([]);
});

it('is cancelled with what is there, and removed altogether', async () => {
  const { device, takeAlong } = createDevice();
  await takeAlong.measure();
  const whenTaken = takeAlong.goOn();
  await takeAlong.cancel();
  await whenTaken;
  expect(device.fetched).toEqual([]);
  expect(takeAlong.getState()).toMatchObject({ step: 'stopped', reason: 'cancelled' });
  await takeAlong.remove();
  expect(takeAlong.getState()).toEqual({ step: 'none' });
  expect(device.list).toBeUndefined();
});
