import { clear, createStore } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { closeSession, openSession, restoreSession } from '#player/session.ts';
import { writeStored } from '#player/storage/device-storage.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { startUnsent, whenUnsentReady } from './start-unsent.ts';

type User = Parameters<typeof openSession>[0];
const createUser = (id: number, mustChange = false) =>
  ({
    id,
    name: 'Ann',
    nickname: '',
    nickname_eng: '',
    is_guest: true,
    avatar: '',
    token: `token-${id}abcdef`,
    must_change_password: mustChange,
  }) as unknown as User;

beforeEach(async () => {
  await clear(createStore('unsent', 'entries'));
  await clear(createStore('player', 'kept'));
  localStorage.clear();
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
});

it('keeps the work of whoever is signed in, whatever page is open, and moves earlier work', async () => {
  restoreSession();
  startUnsent();
  expect(unsentQueue.isStarted()).toBe(false);
  const change = { question_id: 'q', response: 'a', flagged: false, seq: 3, time_ms: 0, check: false };
  await writeStored('outbox:5:9', { pending: { q: change }, settled: {}, refused: {}, submit: false });
  openSession(createUser(5));
  expect(unsentQueue.person()).toBe(5);
  await whenUnsentReady();
  expect(unsentQueue.list().map(({ lane, name }) => [lane, name])).toEqual([['attempt:9', 'q']]);
  await closeSession();
  expect(unsentQueue.isStarted()).toBe(false);
  openSession(createUser(6));
  expect(unsentQueue.person()).toBe(6);
  await whenUnsentReady();
  expect(unsentQueue.list()).toEqual([]);
  // Who has to choose a password first can send nothing yet.
  openSession(createUser(5, true));
  expect(unsentQueue.isStarted()).toBe(false);
  openSession(createUser(5));
  await whenUnsentReady();
  expect(unsentQueue.list()).toHaveLength(1);
  await closeSession();
});
