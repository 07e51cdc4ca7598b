import type { StoredFile } from '#activities/activity-type.ts';
import type { UploadKind } from '#contract/choices.ts';
import { judgeCode } from '#player/features/attempt/outbox/failure-kind.ts';
import type { FailureKind } from '#player/features/attempt/outbox/outbox-sender.ts';
import type { EntryChange } from '#player/features/attempt/spaces/entry-outbox.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import type { Attempt, AttemptNews } from '#player/storage/attempt-types.ts';
import { type Change, toSave } from '#player/storage/outbox-rules.ts';
import { ApiError, buildUrl, call, requestHeaders } from '#ui/api/call.ts';
import { whenIdle } from '#ui/browser/when-idle.ts';

/** The calls of an attempt, quiet: its page tells how things stand. Each reply sets the clock right. */

const timeoutMs = 12_000;
/** What browsers let a page send while it closes. */
const keepaliveMaxBytes = 60_000;

async function timed<T extends { server_now: number }>(run: () => Promise<T>): Promise<T> {
  const sentAt = Date.now();
  const reply = await run();
  serverClock.observe(reply.server_now, sentAt, Date.now());
  return reply;
}

const quietly = { quiet: true, timeoutMs };

const requestAttempt = (id: number): Promise<Attempt> =>
  timed(() => call('GET /play/attempt', { id }, quietly));

/** So long an answer is kept for the page that is going to ask. */
const prefetchedMs = 10_000;
let prefetched: { id: number; arriving: Promise<Attempt> } | undefined;

/** What is on its way is given to the first who fetches the attempt, once; a refusal to nobody. */
function keepForPage(id: number, arriving: Promise<Attempt>): Promise<Attempt> {
  const asked = { id, arriving };
  prefetched = asked;
  const forget = () => {
    if (prefetched === asked) prefetched = undefined;
  };
  setTimeout(forget, prefetchedMs);
  arriving.catch(forget);
  return arriving;
}

/** Asks for an attempt before its page can. */
export const prefetchAttempt = (id: number): Promise<Attempt> => keepForPage(id, requestAttempt(id));

export function fetchAttempt(id: number): Promise<Attempt> {
  const asked = prefetched;
  prefetched = undefined;
  return asked?.id === id ? asked.arriving : requestAttempt(id);
}

/** The attempt's page, which comes next, need not ask for it. */
export async function startAttempt(courseware_id: number, key: string): Promise<Attempt> {
  const attempt = await timed(() => call('POST /play/start', { courseware_id, key }, quietly));
  return keepForPage(attempt.id, Promise.resolve(attempt));
}

/** `times`: milliseconds spent, by question id. */
export const submitAttempt = (attempt_id: number, times: Record<string, number> = {}): Promise<Attempt> =>
  timed(() => call('POST /play/submit', { attempt_id, times }, quietly));

export async function saveChanges(attempt_id: number, changes: Change[]) {
  const answers = changes.map(toSave);
  return (await timed(() => call('POST /play/save', { attempt_id, answers }, quietly))).answers;
}

/** Uploads a file for the answer to a question. Its code comes when it is needed. */
export async function uploadAnswerFile(
  attempt_id: number,
  question_id: string,
  file: File,
  kind: UploadKind,
): Promise<StoredFile> {
  const { uploadFile } = await import('#ui/upload/upload-file.ts');
  return uploadFile(file, kind, { attempt_id: String(attempt_id), question_id });
}

/** Opens a question; its own time limit runs from the first such call. */
export const openQuestion = (attempt_id: number, question_id: string) =>
  timed(() => call('POST /play/show_question', { attempt_id, question_id }, quietly));

/** Tells what others do to the attempt until the returned function is called. Loads its code after the page's own. */
export function watchAttempt(attempt_id: number, onMessage: (news: AttemptNews) => void): () => void {
  let isWanted = true;
  let stop = () => {
    isWanted = false;
  };
  const start = async () => {
    const { listen } = await import('#ui/api/listen.ts');
    if (isWanted) stop = listen('GET /play/live', { attempt_id }, { onMessage });
  };
  // Without it the next save or look at the attempt tells the same.
  const callOff = whenIdle(() => void start().catch(() => undefined));
  return () => {
    callOff();
    stop();
  };
}

/** Sends what is pending while the page goes away. The reply is lost: the outbox keeps it until the next visit. */
export function saveWhileClosing(
  attempt_id: number,
  pending: { answers: Change[] } | { entries: EntryChange[] },
): void {
  const sent = 'answers' in pending ? { answers: pending.answers.map(toSave) } : pending;
  const body = JSON.stringify({ attempt_id, ...sent });
  if (Object.values(pending).flat().length === 0 || body.length > keepaliveMaxBytes) return;
  const headers = { ...requestHeaders(), 'content-type': 'application/json' };
  void fetch(buildUrl('/play/save', {}), { method: 'POST', headers, body, keepalive: true }).catch(
    () => undefined,
  );
}

export function judgeFailure(error: unknown): FailureKind {
  // Also what no server has said: a reply that could not be read.
  return error instanceof ApiError ? judgeCode(error.code) : 'transient';
}

/** Runs alone among the tabs of this device; without Web Locks (plain http) saves are idempotent anyway. */
export async function runAlone(name: string, run: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, run);
  else await run();
}
