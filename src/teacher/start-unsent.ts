import { getUserinfo, subscribeUserinfo } from '#teacher/shared/session-store.ts';
import { call } from '#ui/api/call.ts';
import { getToken } from '#ui/api/session-token.ts';
import { preload } from '#ui/browser/reload-when-outdated.ts';
import { whenUsed } from '#ui/browser/when-used.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { teacherKinds } from './unsent-kinds.ts';

/** Keeps and sends the unsent work of the person who is signed in, on every page. */

function flushAll(): void {
  for (const lane of new Set(unsentQueue.list().map((entry) => entry.lane))) void unsentQueue.flush(lane);
}

/**
 * Returns a function that says whether the browser's session is this person's: another tab may have signed somebody else
 * in. A session that began after this tab's is looked up first; what waits is sent once it turns out to be the person's.
 */
function watchSession(person: number): () => boolean {
  let ownToken = getToken();
  let askedToken: string | undefined;
  const lookUp = async (token: string) => {
    askedToken = token;
    try {
      const { userinfo } = await call('GET /user/info', { token }, { quiet: true });
      if (userinfo.id !== person || getToken() !== token) return;
      ownToken = token;
      flushAll();
    } catch {
      // The next try to send asks once more.
      askedToken = undefined;
    }
  };
  return () => {
    const token = getToken();
    if (token !== undefined && token !== ownToken && token !== askedToken) void lookUp(token);
    return token !== undefined && token === ownToken;
  };
}

/** Whether an earlier version of the app has left something in a storage of the browser. */
function hasStored(storage: 'localStorage' | 'sessionStorage', prefix: string): boolean {
  try {
    return Object.keys(globalThis[storage]).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}

/** Moves what an earlier version of the app has left into the queue. */
async function moveFormerWork(person: number): Promise<void> {
  if (hasStored('localStorage', `marks:${person}`) || hasStored('sessionStorage', 'comment-')) {
    await unsentQueue.whenRead();
    const { moveFormerMarks } = await preload(() => import('#teacher/shared/marks/move-former-marks.ts'));
    await moveFormerMarks(person);
  }
  if (hasStored('localStorage', `diy_draft:${person}:`)) {
    const { moveFormerDrafts } = await preload(
      () => import('#teacher/features/activities/draft/move-former-drafts.ts'),
    );
    await moveFormerDrafts(person);
  }
}

/** What sends is loaded while there is network: it could not be loaded without, and marks are also given then. */
async function loadSenders(): Promise<void> {
  for (const kind of Object.values(teacherKinds)) await kind.load();
}

function startFor(person: number): () => void {
  const stop = unsentQueue.start({ person, kinds: teacherKinds, isSignedIn: watchSession(person) });
  void moveFormerWork(person).catch(() => undefined);
  return stop;
}

/** Follows who is signed in; returns a function that stops it. */
export function startUnsent(): () => void {
  let person: number | undefined;
  let stop = () => {};
  const follow = () => {
    const id = getUserinfo()?.id;
    if (id === person) return;
    stop();
    person = id;
    stop = id === undefined ? () => {} : startFor(id);
  };
  const unsubscribe = subscribeUserinfo(follow);
  const stopLoading = whenUsed(() => void preload(loadSenders).catch(() => undefined));
  follow();
  return () => {
    unsubscribe();
    stopLoading();
    stop();
  };
}
