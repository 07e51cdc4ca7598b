import { prefetchAttempt } from '#player/features/attempt/attempt-calls.ts';
import { loadPlayer } from '#player/features/attempt/loaded-players.ts';
import { paths, readId } from '#player/paths.ts';
import { getCurrentStudent } from '#player/session.ts';
import { AttemptPage, HomePage, JoinPage, SignInPage, StartPage } from './lazy-pages.ts';

/** Loads the first page of a visit: its code and, for an attempt, its data at the same time. */

/** Loads the player's code after the attempt, because the attempt names the type of the activity. */
async function prefetchAttemptPage(id: number): Promise<void> {
  const { type } = await prefetchAttempt(id);
  await loadPlayer(type);
}

/** `path` is below `/play`. Resolves when the page can render, or when its code cannot be loaded, which the page reports. */
export async function loadFirstPage(path: string): Promise<void> {
  const [, name = '', id] = path.split('/');
  const isSignedIn = getCurrentStudent() !== undefined;
  const attemptId = name === 'attempt' && isSignedIn ? readId(id) : undefined;
  // A failure is reported by the page, which calls again.
  if (attemptId) prefetchAttemptPage(attemptId).catch(() => undefined);
  await choosePage(name, isSignedIn)
    .load()
    .catch(() => undefined);
}

function choosePage(name: string, isSignedIn: boolean): { load: () => Promise<unknown> } {
  const needsStudent = name === '' || name === 'do' || name === 'attempt';
  if (`/${name}` === paths.signIn || (needsStudent && !isSignedIn)) return SignInPage;
  if (name === 'attempt') return AttemptPage;
  if (name === 'do') return StartPage;
  return name === '' ? HomePage : JoinPage;
}
