import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { finishUpload } from '#ui/upload/send/finish-upload.ts';
import { type RunningUpload, startUpload, type UploadHandle } from '#ui/upload/upload-store.ts';

/** The times of the calls, in milliseconds since the start, and the states that the overlay showed. */
let asked: number[] = [];
let told: Partial<RunningUpload> = {};
let answer: () => Promise<Response>;
let handle: UploadHandle;
let cancel: () => void;

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const say = (code: number, data: unknown) => () => Promise.resolve(Response.json({ code, msg: '', data }));

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  told = {};
  const begun = Date.now();
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    asked.push(Date.now() - begun);
    return answer();
  });
  const control = new AbortController();
  cancel = () => control.abort(new Error('cancelled'));
  const upload = startUpload('page.png');
  upload.end();
  handle = { ...upload, signal: control.signal, update: (change) => Object.assign(told, change) };
});

afterEach(() => {
  vi.useRealTimers();
});

it('retries after growing pauses, then waits for the person', async () => {
  answer = lost;
  const finished = finishUpload('id', handle);
  await vi.advanceTimersByTimeAsync(500);
  expect(told.state).toBe('waiting');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([0, 0, 1_000, 4_000, 9_000, 19_000, 39_000]);
  expect(told.state).toBe('failed');
  answer = say(1, { file: {}, conversion: null });
  told.retry?.();
  expect(await finished).toEqual({ file: {}, conversion: null });
  expect(told.state).toBe('checking');
});

it('retries at once when the browser is online again', async () => {
  answer = lost;
  const finished = finishUpload('id', handle);
  await vi.advanceTimersByTimeAsync(10_000);
  const { length } = asked;
  answer = say(1, {});
  dispatchEvent(new Event('online'));
  await finished;
  expect(asked).toHaveLength(length + 1);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(length + 1);
});

it('retries while the server is busy, and stops at a refusal', async () => {
  answer = say(503, null);
  const finished = finishUpload('id', handle);
  await vi.advanceTimersByTimeAsync(5_000);
  answer = say(41501, null);
  const reason = finished.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await reason).toMatchObject({ code: 41501 });
});

it('can be cancelled while it waits', async () => {
  answer = lost;
  const finished = finishUpload('id', handle);
  await vi.advanceTimersByTimeAsync(2_000);
  const { length } = asked;
  cancel();
  await expect(finished).rejects.toThrow('cancelled');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(length);
});
