import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOpenings } from './timed-questions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class Offline extends Error {}

/** A server that can be cut off, or refuse for good. */
function build() {
  let mode: 'online' | 'offline' | 'refusing' = 'online';
  const asked: string[] = [];
  const opened: string[] = [];
  const refused = vi.fn<() => void>();
  const openings = createOpenings<string>({
    ask: (id) => {
      asked.push(id);
      if (mode === 'online') return Promise.resolve(`content of ${id}`);
      return Promise.reject(mode === 'offline' ? new Offline() : new Error('time is up'));
    },
    onOpened: (id, reply) => opened.push(`${id}: ${reply}`),
    onRefused: refused,
    isPassing: (error) => error instanceof Offline,
    onChange: () => undefined,
  });
  return {
    openings,
    asked,
    opened,
    refused,
    set: (next: typeof mode) => {
      mode = next;
    },
  };
}

it('asks once for a question, however often it is pressed', async () => {
  const { openings, asked, opened } = build();
  openings.open('t1');
  openings.open('t1');
  expect(openings.states()).toEqual({ t1: 'asking' });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['t1']);
  expect(opened).toEqual(['t1: content of t1']);
  expect(openings.states()).toEqual({});
});

it('waits without network and goes on by itself', async () => {
  const { openings, opened, set } = build();
  set('offline');
  openings.open('t1');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(openings.states()).toEqual({ t1: 'waiting' });
  set('online');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(opened).toHaveLength(1);

  set('offline');
  openings.open('t2');
  await vi.advanceTimersByTimeAsync(100);
  set('online');
  openings.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toEqual(['t1: content of t1', 't2: content of t2']);
});

it('asks no more for what the student has left: no time runs behind their back', async () => {
  const { openings, asked, opened, set } = build();
  set('offline');
  openings.open('t1');
  await vi.advanceTimersByTimeAsync(100);
  openings.keepOnly('q2');
  set('online');
  const before = asked.length;
  openings.retry();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(before);
  expect(opened).toEqual([]);
});

it('gives up what the server refuses, and asks no more once stopped', async () => {
  const { openings, asked, refused, set } = build();
  set('refusing');
  openings.open('t1');
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).toHaveBeenCalledOnce();
  expect(openings.states()).toEqual({});
  set('offline');
  openings.open('t1');
  await vi.advanceTimersByTimeAsync(100);
  openings.stop();
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(before);
});
