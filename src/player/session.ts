import { useSyncExternalStore } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { call, setLoggedOutHandler } from '#ui/api/call.ts';
import { clearToken, getToken, setToken } from '#ui/api/session-token.ts';
import { getLanguage, useLanguage } from '#ui/i18n/language-store.ts';

/** The student who is signed in on this device. The name is stored beside the token, so that pages open without network. */

type UserInfo = ApiReply<'POST /user/login'>['userinfo'];

export type Student = {
  id: number;
  name: string;
  nameEnglish: string;
  isGuest: boolean;
  /** Name of the picture that the student chose; empty or missing if there is none. */
  avatar?: string;
  /** The student has to choose a password first, because somebody else issued the present one. */
  mustChange?: boolean;
  /** The only courseware that a guest may open. */
  coursewareId?: number;
};

type Session = {
  student: Student | undefined;
  /** The result code with which the server ended the last session. */
  endCode: number | undefined;
};

const storageKey = 'player_student';

/** `tokenEnd`: the last characters of the session's token, to recognise it. */
type StoredStudent = Student & { tokenEnd?: string };
let session: Session = { student: undefined, endCode: undefined };
const listeners = new Set<() => void>();

function setSession(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

function readStoredStudent(): StoredStudent | undefined {
  try {
    const storedStudent = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as StoredStudent | null;
    return storedStudent && typeof storedStudent.id === 'number' ? storedStudent : undefined;
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
    avatar: user.avatar,
    ...(user.must_change_password ? { mustChange: true } : {}),
    ...(coursewareId ? { coursewareId } : {}),
  };
}

const tokenPollMs = 100;
const tokenPollsMax = 50;
let tokenTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Follows a sign-in or log-out of another tab. Its storage event may arrive before its cookie: until the token belongs to
 * the stored student, nobody counts as signed in, because a call with the former token would end both sessions.
 */
function followStoredStudent(pollsLeft = tokenPollsMax): void {
  clearTimeout(tokenTimer);
  const storedStudent = readStoredStudent();
  const isTokenOfStudent = !storedStudent || getToken()?.endsWith(storedStudent.tokenEnd ?? '') === true;
  const student = isTokenOfStudent || storedStudent.id === session.student?.id ? storedStudent : undefined;
  if (student?.id !== session.student?.id) setSession({ student, endCode: undefined });
  if (!isTokenOfStudent && pollsLeft > 0)
    tokenTimer = setTimeout(followStoredStudent, tokenPollMs, pollsLeft - 1);
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key === storageKey || key === null) followStoredStudent();
}

/** Called once before the app renders. */
export function restoreSession(): void {
  session = { student: getToken() ? readStoredStudent() : undefined, endCode: undefined };
  window.addEventListener('storage', followOtherTabs);
  setLoggedOutHandler((code) => {
    clearToken();
    setSession({ student: undefined, endCode: code });
  });
}

function storeStudent(student: Student, token: string): void {
  try {
    const storedStudent: StoredStudent = { ...student, tokenEnd: token.slice(-6) };
    localStorage.setItem(storageKey, JSON.stringify(storedStudent));
  } catch {
    // Storage may be off: after a reload the student signs in again.
  }
  setSession({ student, endCode: undefined });
}

/** Shows the name and the picture that the student has just chosen. */
export async function reloadStudent(): Promise<void> {
  const reply = await call('GET /user/info', {}, { quiet: true }).catch(() => undefined);
  // Somebody else may have signed in meanwhile.
  if (reply?.userinfo.id === session.student?.id && reply)
    storeStudent(toStudent(reply.userinfo), reply.userinfo.token);
}

/** Signs a student in on this device. */
export function openSession(user: UserInfo, coursewareId?: number): void {
  setToken(user.token);
  storeStudent(toStudent(user, coursewareId), user.token);
  if (!user.is_guest)
    void call('POST /user/language', { language: getLanguage() }, { quiet: true }).catch(() => undefined);
}

/** Away from every network nobody can sign in again: for a day, closing the browser does not sign the student out. */
export function keepSignedIn(): void {
  const token = getToken();
  if (token !== undefined) setToken(token, 1);
}

/** Ends a session that the student app cannot use: a teacher's. */
export async function discardSession(token: string): Promise<void> {
  setToken(token);
  await call('POST /user/logout', {}, { quiet: true }).catch(() => undefined);
  clearToken();
}

export async function closeSession(): Promise<void> {
  const token = getToken();
  await call('POST /user/logout', {}, { quiet: true }).catch(() => undefined);
  // If another tab has signed somebody in meanwhile, that session is kept.
  const latestToken = getToken();
  if (latestToken !== undefined && latestToken !== token) return;
  clearToken();
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Storage is off, so nothing was stored.
  }
  setSession({ student: undefined, endCode: undefined });
}

/** Whether calls of this tab are still made for this student: another tab may have signed somebody else in. */
export function isSignedIn(studentId: number): boolean {
  const token = getToken();
  if (token === undefined || session.student?.id !== studentId) return false;
  const storedStudent = readStoredStudent();
  // Storage may be off.
  return !storedStudent || (storedStudent.id === studentId && token.endsWith(storedStudent.tokenEnd ?? ''));
}

/** Calls back when somebody has signed in or out. Returns a function that stops it. */
export function followSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The student's name in the language of the interface. */
export function useStudentName({ name, nameEnglish }: Student): string {
  return useLanguage() === 'en' ? nameEnglish : name;
}

export function getCurrentStudent(): Student | undefined {
  return session.student;
}

export function useSession(): Session {
  return useSyncExternalStore(followSession, () => session);
}
