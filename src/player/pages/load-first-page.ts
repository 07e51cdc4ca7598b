import { prefetchAttempt } from '#player/features/attempt/attempt-calls.ts';
import { loadPlayer } from '#player/features/attempt/loaded-players.ts';
import { attemptPage, homePage, joinPage, signInPage, startPage } from '#player/pages/lazy-pages.ts';
import { paths, readId } from '#player/paths.ts';
import { currentStudent } from '#player/session.ts';

/** Fetches what the page at an address is going to show, all at once: its code, and of an attempt the work itself. */

/** Of the activity only its kind is known before: what plays it comes as soon as the server has told. */
async function fetchAttempt(id: number): Promise<void> {
  const { type } = await prefetchAttempt(id);
  await loadPlayer(type);
}

/** `path` is below `/play`. Resolves when the page can be drawn, also where its code cannot be had. */
export async function loadFirstPage(path: string): Promise<void> {
  const [, name = '', id] = path.split('/');
  const isSignedIn = currentStudent() !== undefined;
  const attemptId = name === 'attempt' && isSignedIn ? readId(id) : undefined;
  // The page says what goes wrong.
  if (attemptId) fetchAttempt(attemptId).catch(() => undefined);
  await choosePage(name, isSignedIn)
    .load()
    .catch(() => undefined);
}

function choosePage(name: string, isSignedIn: boolean): { load: () => Promise<unknown> } {
  const isOwn = name === '' || name === 'do' || name === 'attempt';
  if (`/${name}` === paths.signIn || (isOwn && !isSignedIn)) return signInPage;
  if (name === 'attempt') return attemptPage;
  if (name === 'do') return startPage;
  return name === '' ? homePage : joinPage;
}
