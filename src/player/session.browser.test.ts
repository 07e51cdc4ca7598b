import { afterEach, beforeAll, expect, it } from 'vitest';
import { currentStudent, restoreSession } from '#player/session.ts';
import { clearToken, setToken } from '#ui/api/session-token.ts';

/** Another tab signs somebody in: its news may come before its cookie. */

const stored = (id: number, tokenEnd: string) =>
  JSON.stringify({ id, name: 'Ann', nameEnglish: 'Ann', isGuest: false, tokenEnd });

function hear(value: string | undefined): void {
  if (value) localStorage.setItem('player_student', value);
  else localStorage.removeItem('player_student');
  window.dispatchEvent(new StorageEvent('storage', { key: 'player_student' }));
}

beforeAll(() => restoreSession());
afterEach(() => {
  clearToken();
  hear(undefined);
});

it('goes on as that student once the token is theirs', async () => {
  hear(stored(7, 'abc123'));
  expect(currentStudent()).toBeUndefined();
  setToken('token-abc123');
  await expect.poll(() => currentStudent()?.id).toBe(7);
});

it('never takes the token of the last student for theirs', async () => {
  setToken('token-abc123');
  hear(stored(7, 'abc123'));
  expect(currentStudent()?.id).toBe(7);
  hear(stored(8, 'def456'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(currentStudent()).toBeUndefined();
  setToken('token-def456');
  await expect.poll(() => currentStudent()?.id).toBe(8);
});

it('ends here when it ends there, whatever the cookie still says', () => {
  setToken('token-abc123');
  hear(stored(7, 'abc123'));
  hear(undefined);
  expect(currentStudent()).toBeUndefined();
});
