import { beforeEach, expect, it, vi } from 'vitest';
import { followConversion, getConversion } from '#ui/upload/conversion/conversion-store.ts';

const requestedMedia: string[] = [];
let items: object[] = [];

function createItem(media: string, state: string): object {
  return { media, state, progress: 0, message: '', may_retry: false, result: null };
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

beforeEach(() => {
  requestedMedia.length = 0;
  items = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    requestedMedia.push(new URL(new Request(input).url).searchParams.get('media') ?? '');
    return Response.json({ code: 1, msg: '', data: { items } });
  });
});

it('polls until a conversion has ended', async () => {
  items = [createItem('a.pdf', 'running')];
  const stop = followConversion('a.pdf');
  await vi.waitFor(() => expect(requestedMedia).toHaveLength(2), 5_000);
  items = [createItem('a.pdf', 'done')];
  await vi.waitFor(() => expect(getConversion('a.pdf')?.state).toBe('done'), 5_000);
  const { length } = requestedMedia;
  await wait(1_500);
  expect(requestedMedia).toHaveLength(length);
  stop();
});

it('asks once for a medium without a conversion, and again for a later follower', async () => {
  const stop = followConversion('b.mp4');
  await wait(2_500);
  expect(requestedMedia).toEqual(['b.mp4']);
  stop();
  const stopAgain = followConversion('b.mp4');
  await wait(2_500);
  expect(requestedMedia).toEqual(['b.mp4', 'b.mp4']);
  stopAgain();
});

it('asks again about a failed conversion, which another window may have retried', async () => {
  items = [createItem('c.pdf', 'failed')];
  const stop = followConversion('c.pdf');
  await vi.waitFor(() => expect(getConversion('c.pdf')?.state).toBe('failed'), 5_000);
  stop();
  items = [createItem('c.pdf', 'running')];
  const stopAgain = followConversion('c.pdf');
  await vi.waitFor(() => expect(getConversion('c.pdf')?.state).toBe('running'), 5_000);
  stopAgain();
});
