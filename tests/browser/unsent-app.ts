import { clear, createStore } from 'idb-keyval';
import { setUserinfo } from '#teacher/shared/session-store.ts';
import { startUnsent } from '#teacher/start-unsent.ts';
import { teacherKinds } from '#teacher/unsent-kinds.ts';
import { setToken } from '#ui/api/session-token.ts';
import { createUnsentQueue, type UnsentQueue, unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { createUnsentStore } from '#ui/unsent/unsent-store.ts';

/** The queue of unsent work of the teacher app, as its page starts it, in other tabs and after a reload. */

export const teacherId = 1;

export function signInTeacher(): void {
  setUserinfo({
    id: teacherId,
    token: '',
    user_group: 'teacher',
    roles: ['teacher'],
    name: 'Chan',
    nickname: '',
    nickname_eng: '',
    avatar: '',
    is_guest: false,
    must_change_password: false,
  });
}

const stops = new Set<() => void>();

/** Starts the app for the person who is signed in. Returns a function that ends it as closing the tab does. */
export function startApp(): () => void {
  const stop = startUnsent();
  const end = () => {
    stops.delete(end);
    stop();
  };
  stops.add(end);
  return end;
}

/** Another tab of the same person, which sends what it finds. */
export async function openTab(): Promise<UnsentQueue> {
  const tab = createUnsentQueue();
  stops.add(tab.start({ person: teacherId, kinds: teacherKinds }));
  await tab.whenRead();
  return tab;
}

export const listStored = () => createUnsentStore().list(teacherId);

/** Waits until the app has read what earlier visits left. */
export const whenRead = () => unsentQueue.whenRead();

/** Ends all tabs, and forgets all that this browser has kept. */
export async function forgetUnsent(): Promise<void> {
  for (const stop of stops) stop();
  stops.clear();
  await clear(createStore('unsent', 'entries'));
  localStorage.clear();
  sessionStorage.clear();
  setToken('token');
}
