import { clear, createStore } from 'idb-keyval';
import { teacherKinds } from '#teacher/unsent-kinds.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';

/** The queue of unsent work in tests of pages. */

let stop = () => {};

/** Signs the person's queue in, as the app does. */
export async function startUnsentWork(isSignedIn = () => true): Promise<void> {
  stop();
  stop = unsentQueue.start({ person: 1, kinds: teacherKinds, isSignedIn });
  await unsentQueue.whenRead();
}

/** What a reload leaves: unmount the page before. */
export async function restartUnsentWork(): Promise<void> {
  stop();
  await startUnsentWork();
}

export async function resetUnsentWork(): Promise<void> {
  stop();
  await clear(createStore('unsent', 'entries'));
  localStorage.clear();
  sessionStorage.clear();
}

/** All that this device keeps, in whatever form. */
export async function readDevice(): Promise<string> {
  const bodies = unsentQueue.list().map(({ body }) => body);
  return JSON.stringify([Object.keys(localStorage).map((key) => localStorage.getItem(key)), bodies]);
}
