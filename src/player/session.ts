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

/** How the token of their session ends, to know it by. */
type StoredStudent = Student & { tokenEnd?: string };
let session: Session = { student: undefined, endedBy: undefined };
const listeners = new Set<() => void>();

function update(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

function readStored(): StoredStudent | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as StoredStudent | null;
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

const settleMs = 100;
const settleTriesMax = 50;
let settling: ReturnType<typeof setTimeout> | undefined;

/**
 * Takes over whom another tab has signed in or out. News of storage may come before the cookie that was written before
 * it: nobody goes on here until the token is theirs, since a call with the last one's would end the session of both.
 */
function settle(triesLeft = settleTriesMax): void {
  clearTimeout(settling);
  const stored = readStored();
  const isSettled = !stored || getToken()?.endsWith(stored.tokenEnd ?? '') === true;
  const student = isSettled || stored.id === session.student?.id ? stored : undefined;
  if (student?.id !== session.student?.id) update({ student, endedBy: undefined });
  if (!isSettled && triesLeft > 0) settling = setTimeout(settle, settleMs, triesLeft - 1);
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === storageKey || event.key === null) settle();
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
    const stored: StoredStudent = { ...student, tokenEnd: user.token.slice(-6) };
    localStorage.setItem(storageKey, JSON.stringify(stored));
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
