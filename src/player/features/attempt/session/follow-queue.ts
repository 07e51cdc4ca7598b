import type { ApiReply } from '#contract/api.ts';
import { type AnswerChange, readWork } from '#player/features/attempt/unsent/attempt-lane.ts';
import type { SaveReply } from '#player/features/attempt/unsent/senders/send-answers.ts';
import type { Attempt, ServerAnswer } from '#player/storage/attempt-types.ts';
import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import type { SendResult } from '#ui/unsent/unsent-kinds.ts';
import { syncWithServer } from './server-sync.ts';
import type { Session } from './session.ts';
import { announceChange, endProgress, storeAttemptSoon } from './session-state.ts';

/** Follows the unsent work of the attempt while its page is open: what the server replied, and what other tabs did. */

/** Strokes that are drawn quickly change the queue often; the page shows that once in this time. */
const gatherMs = 16;

/** The server's answer after a save. If the reply has no answer, the server stored the change exactly as sent. */
function mergeSavedAnswer(
  knownAnswer: ServerAnswer | undefined,
  { answer, result }: SaveReply<ServerAnswer>,
  { question_id, response, flagged, seq, time_ms }: AnswerChange,
): ServerAnswer | undefined {
  if (answer) return answer.seq >= (knownAnswer?.seq ?? 0) ? answer : knownAnswer;
  if (result !== 'saved') return knownAnswer;
  const earlierAnswer = knownAnswer ?? { question_id, locked: false, deadline_at: null };
  return { ...earlierAnswer, response, flagged, seq, time_ms };
}

function setAnswer(session: Session, id: string, answer: ServerAnswer | undefined): void {
  if (!answer) return;
  session.answers = { ...session.answers, [id]: answer };
  session.attempt = { ...session.attempt, answers: Object.values(session.answers) };
  storeAttemptSoon(session);
}

function applySavedAnswer(
  session: Session,
  sentChange: AnswerChange,
  reply: SaveReply<ServerAnswer> | undefined,
): void {
  if (!reply) return;
  const { question_id } = sentChange;
  setAnswer(session, question_id, mergeSavedAnswer(session.answers[question_id], reply, sentChange));
  // An answer that is late before the deadline may mean that another device has submitted the attempt.
  if (reply.result === 'late') void syncWithServer(session);
}

type AttachmentReply = ApiReply<'POST /play/save'>['attachments'][number];

function applyAttachment(session: Session, reply: AttachmentReply | undefined): void {
  if (!reply) return;
  const { question_id, files, result } = reply;
  const emptyAnswer = {
    question_id,
    response: null,
    flagged: false,
    locked: false,
    seq: 0,
    time_ms: 0,
    deadline_at: null,
  };
  setAnswer(session, question_id, { ...(session.answers[question_id] ?? emptyAnswer), files });
  if (result === 'late') void syncWithServer(session);
}

function applyResult(session: Session, entry: UnsentEntry, result: SendResult): void {
  const { kind, name, body } = entry;
  const known = new Map(session.knownChanges);
  known.delete(`${kind}/${name}`);
  session.knownChanges = known;
  if (kind === 'answer')
    applySavedAnswer(session, body as AnswerChange, result.reply as SaveReply<ServerAnswer> | undefined);
  else if (kind === 'file') applyAttachment(session, result.reply as AttachmentReply | undefined);
  else if (kind === 'submit' && result.reply) endProgress(session, result.reply as Attempt);
  announceChange(session);
}

/** What is unsent now; entries of spaces are followed by the spaces. */
function listChanges({ queue, attempt }: Session): Map<string, AnswerChange | undefined> {
  const { all } = readWork(queue, attempt.id);
  return new Map(
    all
      .filter(({ kind }) => kind !== 'entry')
      .map(({ kind, name, body }) => [
        `${kind}/${name}`,
        kind === 'answer' ? (body as AnswerChange) : undefined,
      ]),
  );
}

/** Notes what is unsent, so that it is noticed when another tab has sent it. */
export function noteChanges(session: Session): void {
  session.knownChanges = listChanges(session);
}

/** Goes on showing what has left the queue elsewhere, until the server has told what it has. */
function noticeGone(session: Session): void {
  const formerChanges = session.knownChanges;
  noteChanges(session);
  const gone = [...formerChanges].filter(([name]) => !session.knownChanges.has(name));
  if (gone.length === 0 || !session.queue.hasRead()) return;
  const goneChanges = gone.map(([, change]) => change).filter((change) => change !== undefined);
  session.goneChanges = {
    ...session.goneChanges,
    ...Object.fromEntries(goneChanges.map((change) => [change.question_id, change])),
  };
  void syncWithServer(session);
}

/** Returns a function that stops following. */
export function followQueue(session: Session): () => void {
  const { queue, lane } = session;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    timer = undefined;
    noticeGone(session);
    announceChange(session);
  };
  const stopSubscription = queue.subscribe(() => {
    timer ??= setTimeout(follow, gatherMs);
  });
  const stopResults = queue.onResult((entry, result) => {
    if (entry.lane === lane) applyResult(session, entry, result);
  });
  noteChanges(session);
  announceChange(session);
  return () => {
    clearTimeout(timer);
    stopSubscription();
    stopResults();
  };
}
