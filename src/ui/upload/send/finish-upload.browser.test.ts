import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { finishUpload } from '#ui/upload/send/finish-upload.ts';
import { type RunningUpload, startUpload, type UploadHandle } from '#ui/upload/upload-store.ts';

/** The times of the calls, in milliseconds since the start, and the states that the overlay showed. */
let callTimes: number[] = [];
let shownUpload: Partial<RunningUpload> = {};
let respond: () => Promise<Response>;
let handle: UploadHandle;
let cancel: () => void;

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const reply = (code: number, data: unknown) => () => Promise.resolve(Response.json({ code, msg: '', data }));

beforeEach(() => {
  vi.useFakeTimers();
  callTimes = [];
  shownUpload = {};
  const begun = Date.now();
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    callTimes.push(Date.now() - begun);
    return respond();
  });
  const control = new AbortController();
  cancel = () => control.abort(new Error('cancelled'));
  const upload = startUpload('page.png');
  upload.end();
  handle = { ...upload, signal: control.signal, update: (change) => Object.assign(shownUpload, change) };
});

afterEach(() => {
  vi.useRealTimers();
});

it('retries after growing pauses, then waits for the person', async () => {
  respond = lost;
  const finished = finishUpload('id', handle);
  await vi.advanceTimersByTimeAsync(500);
  expect(shownUpload.state).toBe('waiting');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(callTimes).toEqual([0, 0, 1_000, 4_000, 9_000, 19_000, 39_000]);
  expect(shownUpload.state).toBe('failed');
  respond = reply(1, { file: {}, conversion: null });
  shownUpload.retry?.();
  expect(await finished).toEqual({ file: {}, conversion: null });
  expect(shownUpload.state).toBe('checking');
});

it('retries at once when the browser is online again', async () => {
  respond = lost;
  const finished = finishUpload('id', handle);
  await vi.advanceTimersByTimeAsync(10_000);
  const { length } = callTimes;
  respond = reply(1, {});
  dispatchEvent(new Event('online'));
  await finished;
  expect(callTimes).toHaveLength(length + 1);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(callTimes).toHaveLength(length + 1);
});

it('retries while the server is busy, and stops at a refusal', async () => {
  respond = reply(503, null);
  const finished = finishUpload('id', handle);
  await vi.advanceTimersByTimeAsync(5_000);
  respond = reply(41501, null);
  const reason = finished.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await reason).toMatchObject({ code: 41501 });
});

it('can be cancelled while it waits', async () => {
  respond = lost;
  const finished = finishUpload('id', handle);
  await vi.advanceTimersByTimeAsync(2_000);
  const { length } = callTimes;
  cancel();
  await expect(finished).rejects.toThrow('cancelled');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(callTimes).toHaveLength(length);
});
