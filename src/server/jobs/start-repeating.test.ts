import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRepeating } from './start-repeating.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('leaves out the turns that come during a run, and reports failures', async () => {
  const errors: unknown[] = [];
  const runs: PromiseWithResolvers<void>[] = [];
  const run = () => {
    const started = Promise.withResolvers<void>();
    runs.push(started);
    return started.promise;
  };
  const stop = startRepeating(run, (error) => errors.push(error), { everyMs: 100 });
  await vi.advanceTimersByTimeAsync(250);
  expect(runs).toHaveLength(1);
  runs[0]?.reject(new Error('disk full'));
  await vi.advanceTimersByTimeAsync(100);
  expect(errors).toEqual([new Error('disk full')]);
  expect(runs).toHaveLength(2);
  runs[1]?.resolve();
  await stop();
  await vi.advanceTimersByTimeAsync(300);
  expect(runs).toHaveLength(2);
});

it('ends after the run that is on, which is told', async () => {
  const started = Promise.withResolvers<void>();
  let told: AbortSignal | undefined;
  const run = (signal: AbortSignal) => {
    told = signal;
    return started.promise;
  };
  const stop = startRepeating(run, () => undefined, { everyMs: 100, waitsFirst: true });
  expect(told).toBeUndefined();
  await vi.advanceTimersByTimeAsync(100);
  let hasEnded = false;
  const end = async () => {
    await stop();
    hasEnded = true;
  };
  const ending = end();
  await vi.advanceTimersByTimeAsync(100);
  expect(told?.aborted).toBe(true);
  expect(hasEnded).toBe(false);
  started.resolve();
  await ending;
});
