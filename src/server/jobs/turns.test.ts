import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('runs tasks one after the other, goes on after a failure, and lets other work in between', async () => {
  const inTurn = createTurns();
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await Promise.resolve();
    events.push(`${name} ends`);
    if (name === 'b') throw new Error('b failed');
    return name;
  };
  const tasks = ['a', 'b', 'c'].map((name) => inTurn(work(name)));
  // What waits for the network runs between two turns of the event loop.
  setImmediate(() => {
    events.push('other work');
    setImmediate(() => events.push('more of it'));
  });
  const results = await Promise.allSettled(tasks);
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
    'a',
    'failed',
    'c',
  ]);
  expect(events.filter((event) => event.endsWith('s'))).toEqual(
    ['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
  expect(events.indexOf('other work')).toBeLessThan(events.indexOf('b begins'));
  expect(events.indexOf('more of it')).toBeLessThan(events.indexOf('c begins'));
});
