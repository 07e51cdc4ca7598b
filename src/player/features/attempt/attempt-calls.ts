import type { ApiInput, ApiReply } from '#contract/api.ts';
import type { UploadKind } from '#contract/choices.ts';
import type { StoredFile } from '#form/activity-type.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import type { Attempt, AttemptNews } from '#player/storage/attempt-types.ts';
import { buildUrl, call, requestHeaders } from '#ui/api/call.ts';
import { preload } from '#ui/browser/reload-when-outdated.ts';
import { whenIdle } from '#ui/browser/when-idle.ts';

/** The calls of an attempt. They show no error messages, because its page does; each reply sets the clock. */

const timeoutMs = 12_000;
/** The largest body that browsers send for a page that is closing. */
const keepaliveMaxBytes = 60_000;

/** Runs a call and sets the server's clock by its reply. */
async function runAndSetClock<T extends { server_now: number }>(run: () => Promise<T>): Promise<T> {
  const sentAt = Date.now();
  const reply = await run();
  serverClock.observe(reply.server_now, sentAt, Date.now());
  return reply;
}

const quietOptions = { quiet: true, timeoutMs };

const requestAttempt = (id: number): Promise<Attempt> =>
  runAndSetClock(() => call('GET /play/attempt', { id }, quietOptions));

/** Time for which a prefetched attempt is kept for its page. */
const prefetchKeepMs = 10_000;
let prefetchedAttempt: { id: number; arrivingAttempt: Promise<Attempt> } | undefined;

/** Keeps a reply for the first `fetchAttempt` of the attempt; a refusal is dropped, so that the page calls again. */
function cacheForPage(id: number, arrivingAttempt: Promise<Attempt>): Promise<Attempt> {
  const newPrefetch = { id, arrivingAttempt };
  prefetchedAttempt = newPrefetch;
  const dropPrefetched = () => {
    if (prefetchedAttempt === newPrefetch) prefetchedAttempt = undefined;
  };
  setTimeout(dropPrefetched, prefetchKeepMs);
  arrivingAttempt.catch(dropPrefetched);
  return arrivingAttempt;
}

/** Fetches an attempt before its page is loaded. */
export const prefetchAttempt = (id: number): Promise<Attempt> => cacheForPage(id, requestAttempt(id));

export function fetchAttempt(id: number): Promise<Attempt> {
  const prefetch = prefetchedAttempt;
  prefetchedAttempt = undefined;
  return prefetch?.id === id ? prefetch.arrivingAttempt : requestAttempt(id);
}

/** Starts an attempt and keeps the reply for its page, which comes next. */
export async function startAttempt(courseware_id: number, key: string): Promise<Attempt> {
  const attempt = await runAndSetClock(() => call('POST /play/start', { courseware_id, key }, quietOptions));
  return cacheForPage(attempt.id, Promise.resolve(attempt));
}

/** `msByQuestion`: milliseconds spent, by question id. */
export const submitAttempt = (
  attempt_id: number,
  msByQuestion: Record<string, number> = {},
): Promise<Attempt> =>
  runAndSetClock(() => call('POST /play/submit', { attempt_id, times: msByQuestion }, quietOptions));

type SaveInput = ApiInput<'POST /play/save'>;
type SentAnswer = NonNullable<SaveInput['answers']>[number];
type SentEntry = NonNullable<SaveInput['entries']>[number];

const save = (input: SaveInput): Promise<ApiReply<'POST /play/save'>> =>
  runAndSetClock(() => call('POST /play/save', input, quietOptions));

export const saveAnswers = async (attempt_id: number, answers: SentAnswer[]) =>
  (await save({ attempt_id, answers })).answers;

export const saveEntries = async (attempt_id: number, entries: SentEntry[]) =>
  (await save({ attempt_id, entries })).entries;

export const saveAttachment = async (
  attempt_id: number,
  attachment: NonNullable<SaveInput['attachments']>[number],
) => (await save({ attempt_id, attachments: [attachment] })).attachments[0];

/** Uploads a file that an item of a space may name. */
export async function uploadSpaceFile(
  attempt_id: number,
  space: string,
  file: File,
  kind: UploadKind,
): Promise<StoredFile> {
  const { uploadFile } = await import('#ui/upload/upload-file.ts');
  return uploadFile(file, kind, { attempt_id: String(attempt_id), space });
}

/** Opens a question; its own time limit runs from the first such call. */
export const openQuestion = (attempt_id: number, question_id: string) =>
  runAndSetClock(() => call('POST /play/show_question', { attempt_id, question_id }, quietOptions));

const showNewMessage = async () => (await import('./show-new-message.ts')).showNewMessage();

/** Listens to changes of the attempt by others, and to messages of teachers; returns a function that stops it. Its code loads after the page's own. */
export function watchAttempt(attempt_id: number, onMessage: (news: AttemptNews) => void): () => void {
  let shouldListen = true;
  let stopListening = () => {
    shouldListen = false;
  };
  const startListening = async () => {
    const { listen } = await import('#ui/api/listen.ts');
    const onLiveMessage = (news: AttemptNews) => {
      if (news.has_message) void preload(showNewMessage).catch(() => undefined);
      onMessage(news);
    };
    if (shouldListen) stopListening = listen('GET /play/live', { attempt_id }, { onMessage: onLiveMessage });
  };
  // Begins soon: a group is told then that others may have saved before. If it fails, the next save or sync shows that.
  const cancelStart = whenIdle(() => void preload(startListening).catch(() => undefined));
  return () => {
    cancelStart();
    stopListening();
  };
}

/** Saves while the page closes. The reply is lost, so the queue sends the same again at the next visit. */
export function saveWhileClosing(
  attempt_id: number,
  changes: { answers: SentAnswer[] } | { entries: SentEntry[] },
): void {
  const body = JSON.stringify({ attempt_id, ...changes });
  if (Object.values(changes).flat().length === 0 || body.length > keepaliveMaxBytes) return;
  const headers = { ...requestHeaders(), 'content-type': 'application/json' };
  void fetch(buildUrl('/play/save', {}), { method: 'POST', headers, body, keepalive: true }).catch(
    () => undefined,
  );
}
