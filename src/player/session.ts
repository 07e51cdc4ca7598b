import { useSyncExternalStore } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { call, setLoggedOutHandler } from '#ui/api/call.ts';
import { clearToken, getToken, setToken } from '#ui/api/session-token.ts';
import { getLanguage, useLanguage } from '#ui/i18n/language-store.ts';

/** Who is signed in on this device. Their name is remembered beside the token, so that pages open without network. */

type UserInfo = ApiReply<'POST /user/login'>['userinfo'];

export type Student = {
  id: number;
  name: string;
  nameEnglish: string;
  isGuest: boolean;
  /** The one courseware of a guest. */
  coursewareId?: number;
};

type Session = {
  student: Student | undefined;
  /** Result code with which the server ended the last session. */
  endedBy: number | undefined;
};

const storageKey = 'player_student';
let session: Session = { student: undefined, endedBy: undefined };
const listeners = new Set<() => void>();

function update(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

function readStored(): Student | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Student | null;
    return stored && typeof stored.id === 'number' ? stored : undefined;
  } catch {
    return undefined;
  }
}

function toStudent(user: UserInfo, coursewareId?: number): Student {
  const name = user.nickname || user.name;
  const nameEnglish = user.nickname_eng || name;
  return {
    id: user.id,
    name,
    nameEnglish,
    isGuest: user.is_guest,
    ...(coursewareId ? { coursewareId } : {}),
  };
}

/** Another tab has signed somebody in or out: the token is theirs, so nobody goes on here as somebody else. */
function followOtherTabs(event: StorageEvent): void {
  if (event.key !== storageKey && event.key !== null) return;
  const student = getToken() ? readStored() : undefined;
  if (student?.id !== session.student?.id) update({ student, endedBy: undefined });
}

/** Called once before anything is rendered. */
export function restoreSession(): void {
  session = { student: getToken() ? readStored() : undefined, endedBy: undefined };
  window.addEventListener('storage', followOtherTabs);
  setLoggedOutHandler((code) => {
    clearToken();
    update({ student: undefined, endedBy: code });
  });
}

/** Signs a student in on this device. */
export function openSession(user: UserInfo, coursewareId?: number): void {
  const student = toStudent(user, coursewareId);
  setToken(user.token);
  try {
    localStorage.setItem(storageKey, JSON.stringify(student));
  } catch {
    // Storage may be off: the name is then asked for again after a reload.
  }
  update({ student, endedBy: undefined });
  if (!student.isGuest)
    void call('POST /user/language', { language: getLanguage() }, { quiet: true }).catch(() => undefined);
}

/** Gives back a token that is of no use here: a teacher's. */
export async function refuseSession(token: string): Promise<void> {
  setToken(token);
  await call('POST /user/logout', {}, { quiet: true }).catch(() => undefined);
  clearToken();
}

export async function closeSession(): Promise<void> {
  const ending = call('POST /user/logout', {}, { quiet: true }).catch(() => undefined);
  await ending;
  clearToken();
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored then.
  }
  update({ student: undefined, endedBy: undefined });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How the student is called in the language of the interface. */
export function useStudentName({ name, nameEnglish }: Student): string {
  return useLanguage() === 'en' ? nameEnglish : name;
}

export function currentStudent(): Student | undefined {
  return session.student;
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session);
}
