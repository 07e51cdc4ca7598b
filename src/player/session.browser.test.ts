import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { closeSession, getCurrentStudent, isSignedIn, restoreSession } from '#player/session.ts';
import { clearToken, getToken, setToken } from '#ui/api/session-token.ts';

/** Another tab signs a student in; its storage event may arrive before its cookie. */

const stored = (id: number, tokenEnd: string) =>
  JSON.stringify({ id, name: 'Ann', nameEnglish: 'Ann', isGuest: false, tokenEnd });

function signInElsewhere(value: string | undefined): void {
  if (value) localStorage.setItem('player_student', value);
  else localStorage.removeItem('player_student');
  window.dispatchEvent(new StorageEvent('storage', { key: 'player_student' }));
}

beforeAll(() => restoreSession());
afterEach(() => {
  clearToken();
  signInElsewhere(undefined);
});

it('signs that student in once the token belongs to them', async () => {
  signInElsewhere(stored(7, 'abc123'));
  expect(getCurrentStudent()).toBeUndefined();
  setToken('token-abc123');
  await expect.poll(() => getCurrentStudent()?.id).toBe(7);
});

it('never uses the former student’s token for the new one', async () => {
  setToken('token-abc123');
  signInElsewhere(stored(7, 'abc123'));
  expect(getCurrentStudent()?.id).toBe(7);
  signInElsewhere(stored(8, 'def456'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(getCurrentStudent()).toBeUndefined();
  setToken('token-def456');
  await expect.poll(() => getCurrentStudent()?.id).toBe(8);
});

it('signs out when another tab does, even if the cookie is still there', () => {
  setToken('token-abc123');
  signInElsewhere(stored(7, 'abc123'));
  signInElsewhere(undefined);
  expect(getCurrentStudent()).toBeUndefined();
});

it('keeps a session that another tab begins while this one logs out', async () => {
  setToken('token-abc123');
  signInElsewhere(stored(7, 'abc123'));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    setToken('token-def456');
    signInElsewhere(stored(8, 'def456'));
    return Response.json({ code: 1, msg: '', data: {} });
  });
  await closeSession();
  expect([getToken(), getCurrentStudent()?.id]).toEqual(['token-def456', 8]);
  expect(localStorage.getItem('player_student')).toBe(stored(8, 'def456'));
});

it('knows whether calls of this tab are still made for a student', () => {
  setToken('token-abc123');
  signInElsewhere(stored(7, 'abc123'));
  expect(isSignedIn(7)).toBe(true);
  // Another tab's cookie is there before its student.
  setToken('token-def456');
  expect(isSignedIn(7)).toBe(false);
  signInElsewhere(stored(8, 'def456'));
  expect([isSignedIn(7), isSignedIn(8)]).toEqual([false, true]);
  clearToken();
  expect(isSignedIn(8)).toBe(false);
});
