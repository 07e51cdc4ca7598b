import { clear, createStore, keys, set } from 'idb-keyval';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { storeAttempt } from '#player/storage/attempt-storage.ts';
import { listStoredKeys, writeStored } from '#player/storage/device-storage.ts';
import { countFormerWork, hasFormerWork } from '#player/storage/former/list-former-work.ts';
import { attemptOfTest } from '#tests/browser/attempt-server.ts';
import { lane, startQueue } from '#tests/browser/attempt-tabs.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { createUnsentQueue } from '#ui/unsent/unsent-queue.ts';
import { moveWork } from './move-former-work.ts';

/** Values as earlier versions of the app stored them. */

const { id } = attemptOfTest;
const oldFile = { id: 8, url: '/play/private/8', name: 'b.png', mime: 'image/png', bytes: 1 };
const answer = { flagged: false, time_ms: 100, check: false };
const outbox = {
  pending: {
    leaf: { ...answer, question_id: 'leaf', response: { words: 'A maple' }, files: [oldFile], seq: 9 },
    reading: { ...answer, question_id: 'reading', response: { opened_at: 5 }, seq: 7 },
    bark: { ...answer, question_id: 'bark', response: 'sent already', seq: 3 },
  },
  settled: { bark: 3 },
  refused: { oak: { seq: 2, kind: 'late' } },
  submit: true,
};
/** Written while the page closed: newer than the stored outbox. */
const backup = {
  pending: { leaf: { ...outbox.pending.leaf, response: { words: 'A maple tree' }, seq: 12 } },
  settled: {},
  refused: {},
  submit: false,
};
const entry = { space: 'ink', item: 'a', value: { kind: 'mark' }, seq: 4, key: 'k1' };
const photo = {
  id: 'm1-abc',
  question_id: 'leaf',
  kind: 'picture',
  name: 'leaf.png',
  type: 'image/png',
  last_modified: 5,
  bytes: new Blob(['x']),
};
const filesStore = () => createStore('player-files', 'kept');

beforeEach(async () => {
  await Promise.all([
    clear(createStore('unsent', 'entries')),
    clear(createStore('player', 'kept')),
    clear(filesStore()),
  ]);
  localStorage.clear();
  setLanguage('en');
  // The queue sends nothing.
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await writeStored(`outbox:1:${id}`, outbox);
  await writeStored(`entry:1:${id}:ink/a/mark`, entry);
  await writeStored(`outbox:2:${id}`, outbox);
  localStorage.setItem(`held:outbox:1:${id}`, JSON.stringify(backup));
  await set(`1:${id}:m1-abc`, photo, filesStore());
  const answers = [
    {
      question_id: 'leaf',
      response: null,
      files: [{ ...oldFile, id: 3 }],
      flagged: false,
      locked: false,
      seq: 1,
      time_ms: 0,
      deadline_at: null,
    },
  ];
  await storeAttempt(1, { ...attemptOfTest, answers }, 0);
});

async function move() {
  const queue = createUnsentQueue();
  onTestFinished(await startQueue(queue));
  await moveWork(queue, 1);
  return queue;
}

it('moves answers, traces, entries, files and submitting to the queue', async () => {
  expect(await hasFormerWork(1)).toBe(true);
  expect(await countFormerWork()).toBe(5);
  const queue = await move();
  const described = queue.list().map(({ lane: itsLane, kind, name, title, body, bytes }) => {
    expect(itsLane).toBe(lane);
    return { kind, name, title, body, size: bytes?.size };
  });
  const { bytes: _bytes, id: _id, ...photoFacts } = photo;
  expect(described).toMatchObject([
    {
      kind: 'answer',
      name: 'leaf',
      title: 'Walk · Leaf',
      body: { question_id: 'leaf', response: { words: 'A maple tree' }, seq: 12 },
    },
    {
      kind: 'answer',
      name: '-trace/former',
      title: 'Walk',
      body: { question_id: '-trace', response: { opened_at: 5 }, seq: 7 },
    },
    { kind: 'entry', name: 'ink/a/mark', body: entry },
    { kind: 'file', name: 'former:8', body: { action: 'add', question_id: 'leaf', stored: oldFile } },
    {
      kind: 'file',
      name: 'm1-abc',
      title: 'Walk · leaf.png',
      body: { action: 'add', ...photoFacts },
      size: 1,
    },
    { kind: 'submit', name: 'submit', body: { times: {}, without_files: false } },
  ]);
});

it('deletes the old copies, and leaves those of another student', async () => {
  await move();
  expect((await listStoredKeys('')).filter((key) => !key.startsWith('attempt:'))).toEqual([`outbox:2:${id}`]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('held:'))).toEqual([]);
  expect(await keys(filesStore())).toEqual([]);
  expect(await hasFormerWork(1)).toBe(false);
  expect(await countFormerWork()).toBe(1);
});

it('keeps the old copies as long as the queue could not store the new ones', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const queue = await move();
  expect(queue.list()).toHaveLength(6);
  expect(await hasFormerWork(1)).toBe(true);
  put.mockRestore();
});

it('moves the same once more without doubling it', async () => {
  const former = await hasFormerWork(1);
  expect(former).toBe(true);
  await move();
  await writeStored(`outbox:1:${id}`, outbox);
  const queue = await move();
  expect(queue.list().filter(({ kind }) => kind === 'answer')).toHaveLength(2);
  expect(queue.list().find(({ name }) => name === 'leaf')?.body).toMatchObject({ seq: 12 });
});
