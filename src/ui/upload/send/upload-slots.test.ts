import { expect, it } from 'vitest';
import { withUploadSlot } from '#ui/upload/send/upload-slots.ts';

/** Starts work that ends when the test calls `end`. */
function begin(signal = new AbortController().signal) {
  const work = { isBegun: false, end: () => {}, done: Promise.resolve() };
  work.done = withUploadSlot(signal, () => {
    work.isBegun = true;
    return new Promise<void>((resolve) => {
      work.end = resolve;
    });
  });
  return work;
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('runs three at a time, in their order, and skips one that was cancelled', async () => {
  const control = new AbortController();
  const all = [begin(), begin(), begin(), begin(control.signal), begin(), begin()];
  const begun = () => all.map(({ isBegun }) => (isBegun ? 'x' : '-')).join('');
  await settle();
  expect(begun()).toBe('xxx---');
  control.abort(new Error('cancelled'));
  await expect(all[3]?.done).rejects.toThrow('cancelled');
  all[1]?.end();
  await settle();
  expect(begun()).toBe('xxx-x-');
  for (const { end } of all) end();
  await settle();
  expect(begun()).toBe('xxx-xx');
  all[5]?.end();
  await Promise.all(all.filter((_, index) => index !== 3).map(({ done }) => done));
});
