import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMediaPrefetch } from './media-prefetch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const megabyte = 1024 * 1024;

function createPrefetch(media: string[], size = megabyte) {
  const world = { media, isBusy: false, isOnline: true };
  const fetchedUrls: string[] = [];
  const prefetch = createMediaPrefetch({
    listUrls: () => world.media,
    isBusy: () => world.isBusy,
    fetchUrl: (url, maxBytes) => {
      if (!world.isOnline) return Promise.reject(new Error('no network'));
      if (size > maxBytes) return Promise.resolve(0);
      fetchedUrls.push(url);
      return Promise.resolve(size);
    },
  });
  return { world, fetched: fetchedUrls, prefetch };
}

it('fetches each address once, the nearest first', async () => {
  const { world, fetched, prefetch } = createPrefetch(['c', 'a', 'b']);
  prefetch.start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetched).toEqual(['c', 'a', 'b']);
  world.media = ['a', 'd', 'b', 'c'];
  prefetch.continueNow();
  prefetch.continueNow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toEqual(['c', 'a', 'b', 'd']);
});

it('stays within 20 MB in all', async () => {
  const media = Array.from({ length: 12 }, (_, index) => `p${index}`);
  const { fetched, prefetch } = createPrefetch(media, 3 * megabyte);
  prefetch.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toEqual(media.slice(0, 6));
});

it('waits while answers wait to be sent', async () => {
  const { world, fetched, prefetch } = createPrefetch(['a']);
  world.isBusy = true;
  prefetch.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toEqual([]);
  world.isBusy = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetched).toEqual(['a']);
});

it('continues when the network is back, and stops with the attempt', async () => {
  const { world, fetched, prefetch } = createPrefetch(['a', 'b']);
  world.isOnline = false;
  prefetch.start();
  await vi.advanceTimersByTimeAsync(30_000);
  world.isOnline = true;
  prefetch.continueNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toContain('a');
  prefetch.stop();
  world.media = ['z'];
  prefetch.continueNow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).not.toContain('z');
});
