import { findStudentViews } from '#activities/student-views.view.ts';
import { traceId } from '#form/trace-id.ts';
import { readWork } from '#player/features/attempt/unsent/attempt-lane.ts';
import { keepCode, readAlong } from '#player/storage/along-cache.ts';
import { preload } from '#ui/browser/reload-when-outdated.ts';
import { leaveCdn, mediaUrl } from '#ui/media-url.ts';
import { createMediaPrefetch, type MediaPrefetch } from './media-prefetch.ts';
import type { Session } from './session.ts';

/** Prefetches the media of an attempt, so that the service worker or the browser caches them. Loaded after the page. */

const renewTimeoutMs = 60_000;

/** The service worker and the browser cache files of this origin only. */
const isSameOrigin = (url: string) => new URL(url, location.href).origin === location.origin;

/**
 * Fetches a whole file and resolves to its bytes, or to 0 for a file that is too large or missing. Asks for the size
 * first, because the service worker caches every file that is fetched.
 */
async function fetchMedium(url: string, maxBytes: number): Promise<number> {
  const headReply = await fetch(url, { method: 'HEAD', priority: 'low' });
  const bytes = Number(headReply.headers.get('content-length') ?? 0);
  if (!headReply.ok || bytes > maxBytes) return 0;
  const response = await fetch(url, { priority: 'low' });
  const { byteLength } = await response.arrayBuffer();
  return response.ok ? byteLength : 0;
}

/**
 * For an attempt that is taken along: reads media where they were fetched, and stores the code again, because the app may be
 * newer than that day's.
 */
async function renewAlong({ attempt }: Session): Promise<void> {
  if (!(await readAlong(attempt.id))) return;
  leaveCdn();
  const takesAlong = await findStudentViews(attempt.type)?.loadTakesAlong?.();
  await takesAlong?.loadCode(attempt.content);
  await keepCode(attempt.id, AbortSignal.timeout(renewTimeoutMs));
}

/** Undefined for a type without media. */
export async function startMediaPrefetch(session: Session): Promise<MediaPrefetch | undefined> {
  const listMedia = await findStudentViews(session.attempt.type)?.loadMedia?.();
  if (!listMedia || session.isClosed) return undefined;
  void preload(() => renewAlong(session)).catch(() => undefined);
  const prefetch = createMediaPrefetch({
    listUrls: () => {
      const studentPosition = { shownId: session.shownQuestionId, trace: session.answers[traceId]?.response };
      return listMedia(session.attempt.content, studentPosition).map(mediaUrl).filter(isSameOrigin);
    },
    isBusy: () =>
      readWork(session.queue, session.attempt.id).answers.some(({ state }) => state === 'waiting'),
    fetchUrl: fetchMedium,
  });
  prefetch.start();
  return prefetch;
}
