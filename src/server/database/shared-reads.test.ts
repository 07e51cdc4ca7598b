import { expect, it } from 'vitest';
import { createSharedReads } from '#server/database/shared-reads.ts';

type StartedRead = { key: string; end: (reply: number) => void; fail: (error: Error) => void };

function openReads() {
  const startedReads: StartedRead[] = [];
  const read = createSharedReads(
    (key: string) =>
      new Promise<number>((resolve, reject) => startedReads.push({ key, end: resolve, fail: reject })),
  );
  return { begun: startedReads, read };
}

const waitForTurn = () => new Promise(setImmediate);

it('shares one read among simultaneous callers, and a second one among callers who come meanwhile', async () => {
  const { begun, read } = openReads();
  const first = [read('a'), read('a')];
  await waitForTurn();
  expect(begun).toHaveLength(1);
  const later = [read('a'), read('a'), read('a')];
  await waitForTurn();
  expect(begun).toHaveLength(1);
  begun[0]?.end(1);
  expect(await Promise.all(first)).toEqual([1, 1]);
  await waitForTurn();
  expect(begun).toHaveLength(2);
  begun[1]?.end(2);
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
});

it('does not share reads of different keys', async () => {
  const { begun, read } = openReads();
  const both = [read('a'), read('b')];
  await waitForTurn();
  expect(begun.map(({ key }) => key)).toEqual(['a', 'b']);
  begun[0]?.end(1);
  begun[1]?.end(2);
  expect(await Promise.all(both)).toEqual([1, 2]);
});

it('fails only for the callers who shared the failed read', async () => {
  const { begun, read } = openReads();
  const failing = read('a');
  await waitForTurn();
  const next = read('a');
  begun[0]?.fail(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  await waitForTurn();
  begun[1]?.end(2);
  expect(await next).toBe(2);
  const afterwards = read('a');
  await waitForTurn();
  begun[2]?.end(3);
  expect(await afterwards).toBe(3);
});
