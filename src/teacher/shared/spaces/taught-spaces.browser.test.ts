import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTaughtSpaces } from './taught-spaces.ts';

/** A teacher leaves the page while a change is not saved yet. */

/** Ends each save that was sent, in order. */
let saves: { succeed: () => void; fail: () => void }[];
const onFailure = vi.fn<(isLost: boolean) => void>();
const overlay = () => null;

beforeEach(() => {
  saves = [];
  onFailure.mockClear();
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { pathname } = new URL(new Request(input).url);
    if (pathname !== '/api/study/space_save') return Promise.reject(new Error('no network'));
    return new Promise((resolve, reject) => {
      saves.push({
        succeed: () => resolve(Response.json({ code: 1, msg: '', data: { entries: [{ result: 'saved' }] } })),
        fail: () => reject(new TypeError('no network')),
      });
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
});

async function writeOnce() {
  const spaces = createTaughtSpaces(5, onFailure);
  const space = await spaces.source.open('wall', overlay);
  space.write('item', { kind: 'note' });
  await vi.waitFor(() => expect(saves.length).toBe(1));
  return spaces;
}

it('sends once more what waits after a failure', async () => {
  const spaces = await writeOnce();
  saves[0]?.fail();
  await vi.waitFor(() => expect(onFailure.mock.calls).toEqual([[false]]));
  spaces.close();
  await vi.waitFor(() => expect(saves.length).toBe(2));
  saves[1]?.succeed();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([saves.length, onFailure.mock.calls]).toEqual([2, [[false]]]);
});

it('sends once more what fails after the page is left, and then stops', async () => {
  const spaces = await writeOnce();
  spaces.close();
  saves[0]?.fail();
  await vi.waitFor(() => expect(saves.length).toBe(2));
  saves[1]?.fail();
  await vi.waitFor(() => expect(onFailure.mock.calls).toEqual([[true]]));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saves.length).toBe(2);
});
