import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMessageQueue } from './message-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openQueue(handle: (text: string) => Promise<void>) {
  const paused: boolean[] = [];
  const errors: unknown[] = [];
  const queue = createMessageQueue({
    source: { pause: () => paused.push(true), resume: () => paused.push(false) },
    limit: { atOnce: 10, perSecond: 10 },
    now: () => Date.now(),
    handle,
    onError: (error) => errors.push(error),
  });
  return { queue, paused, errors };
}

it('handles messages in order, one at a time', async () => {
  const seen: string[] = [];
  const { queue } = openQueue(async (text) => {
    seen.push(`begin ${text}`);
    await Promise.resolve();
    seen.push(`end ${text}`);
  });
  queue.add('1');
  queue.add('2');
  await vi.advanceTimersByTimeAsync(10);
  expect(seen).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2']);
});

it('makes a fast sender wait, reads no more messages meanwhile, and loses none', async () => {
  const seen: string[] = [];
  const { queue, paused } = openQueue(async (text) => void seen.push(text));
  for (let index = 0; index < 60; index++) queue.add(String(index));
  await vi.advanceTimersByTimeAsync(0);
  expect([seen.length, paused[0], paused.includes(false)]).toEqual([10, true, false]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen.length).toBeGreaterThanOrEqual(18);
  expect(seen.length).toBeLessThanOrEqual(22);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => String(index)));
  expect(paused.at(-1)).toBe(false);
});

it('handles nothing after an error, or once it is closed', async () => {
  const seen: string[] = [];
  const { queue, errors } = openQueue(async (text) => {
    seen.push(text);
    if (text === 'bad') throw new Error('bad');
  });
  for (const text of ['a', 'bad', 'b']) queue.add(text);
  await vi.advanceTimersByTimeAsync(0);
  queue.add('c');
  await vi.advanceTimersByTimeAsync(0);
  expect([seen, errors.length]).toEqual([['a', 'bad'], 1]);
});
