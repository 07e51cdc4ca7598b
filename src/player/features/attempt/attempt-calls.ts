import type { StoredFile } from '#activities/activity-type.ts';
import type { UploadKind } from '#contract/choices.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import type { Attempt, AttemptNews } from '#player/storage/attempt-types.ts';
import { type AnswerChange, toSaveInput } from '#player/storage/outbox-rules.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { buildUrl, call, requestHeaders } from '#ui/api/call.ts';
import { whenIdle } from '#ui/browser/when-idle.ts';
import { classifyCode, type FailureKind } from './outbox/failure-kind.ts';
import type { EntryChange } from './spaces/entry-outbox.ts';

/** The calls of an attempt. They show no error messages, because its page does; each reply sets the clock. */

const timeoutMs = 12_000;
/** The largest body that browsers send for a page that is closing. */
const keepaliveMaxBytes = 60_000;

/** Runs a call and sets the server's clock by its reply. */
async function withClock<T extends { server_now: number }>(run: () => Promise<T>): Promise<T> {
  const sentAt = Date.now();
  const reply = await run();
  serverClock.observe(reply.server_now, sentAt, Date.now());
  return reply;
}

const quietly = { quiet: true, timeoutMs };

const requestAttempt = (id: number): Promise<Attempt> =>
  withClock(() => call('GET /play/attempt', { id }, quietly));

/** Time for which a prefetched attempt is kept for its page. */
const prefetchedMs = 10_000;
let prefetchedAttempt: { id: number; arriving: Promise<Attempt> } | undefined;

/** Keeps a reply for the first `fetchAttempt` of the attempt; a refusal is dropped, so that the page calls again. */
function cacheForPage(id: number, arriving: Promise<Attempt>): Promise<Attempt> {
  const arrivingAttempt = { id, arriving };
  prefetchedAttempt = arrivingAttempt;
  const forget = () => {
    if (prefetchedAttempt === arrivingAttempt) prefetchedAttempt = undefined;
  };
  setTimeout(forget, prefetchedMs);
  arriving.catch(forget);
  return arriving;
}

/** Fetches an attempt before its page is loaded. */
export const prefetchAttempt = (id: number): Promise<Attempt> => cacheForPage(id, requestAttempt(id));

export function fetchAttempt(id: number): Promise<Attempt> {
  const keptAttempt = prefetchedAttempt;
  prefetchedAttempt = undefined;
  return keptAttempt?.id === id ? keptAttempt.arriving : requestAttempt(id);
}

/** Starts an attempt and keeps the reply for its page, which comes next. */
export async function startAttempt(courseware_id: number, key: string): Promise<Attempt> {
  const attempt = await withClock(() => call('POST /play/start', { courseware_id, key }, quietly));
  return cacheForPage(attempt.id, Promise.resolve(attempt));
}

/** `times`: milliseconds spent, by question id. */
export const submitAttempt = (attempt_id: number, times: Record<string, number> = {}): Promise<Attempt> =>
  withClock(() => call('POST /play/submit', { attempt_id, times }, quietly));

export async function saveChanges(attempt_id: number, changes: AnswerChange[]) {
  const answers = changes.map(toSaveInput);
  return (await withClock(() => call('POST /play/save', { attempt_id, answers }, quietly))).answers;
}

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
  withClock(() => call('POST /play/show_question', { attempt_id, question_id }, quietly));

/** Listens to changes of the attempt by others; returns a function that stops it. Its code loads after the page's own. */
export function watchAttempt(attempt_id: number, onMessage: (news: AttemptNews) => void): () => void {
  let isWanted = true;
  let stop = () => {
    isWanted = false;
  };
  const start = async () => {
    const { listen } = await import('#ui/api/listen.ts');
    if (isWanted) stop = listen('GET /play/live', { attempt_id }, { onMessage });
  };
  // A failure does no harm, because the next save or sync brings the same news.
  const cancelStart = whenIdle(() => void start().catch(() => undefined));
  return () => {
    cancelStart();
    stop();
  };
}

/** Sends pending changes while the page closes. The reply is lost, so the outbox sends them again at the next visit. */
export function saveWhileClosing(
  attempt_id: number,
  pending: { answers: AnswerChange[] } | { entries: EntryChange[] },
): void {
  const input = 'answers' in pending ? { answers: pending.answers.map(toSaveInput) } : pending;
  const body = JSON.stringify({ attempt_id, ...input });
  if (Object.values(pending).flat().length === 0 || body.length > keepaliveMaxBytes) return;
  const headers = { ...requestHeaders(), 'content-type': 'application/json' };
  void fetch(buildUrl('/play/save', {}), { method: 'POST', headers, body, keepalive: true }).catch(
    () => undefined,
  );
}

export function classifyError(error: unknown): FailureKind {
  // A reply that could not be read counts as none.
  return error instanceof ApiError ? classifyCode(error.code) : 'no_reply';
}

/** Runs alone among the tabs of this device. Plain http has no Web Locks, which is harmless: saves are idempotent. */
export async function runAlone(name: string, run: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, run);
  else await run();
}
