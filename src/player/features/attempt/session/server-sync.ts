import { insertOpenedQuestion } from '#form/withheld.ts';
import { classifyError, fetchAttempt, submitAttempt } from '#player/features/attempt/attempt-calls.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import { storeAttempt } from '#player/storage/attempt-storage.ts';
import type { Attempt, AttemptNews, OpenedQuestion } from '#player/storage/attempt-types.ts';
import { isEmptyOutbox } from '#player/storage/outbox-rules.ts';
import { deletePendingFiles } from '#player/storage/pending-files.ts';
import type { Session } from './session.ts';
import { announceChange, endProgress, storeAttemptNow, storeAttemptSoon } from './session-state.ts';

/** Brings a session up to date, because other devices, the teacher and deadlines also change its attempt. */

function countLateAnswers({ sender }: Session): number {
  return Object.values(sender.getOutbox().refused).filter(({ kind }) => kind === 'late').length;
}

/** Stores the submitted attempt in place of its outbox. */
async function storeSubmittedAttempt(session: Session, submittedAttempt: Attempt): Promise<void> {
  const { studentId, storage } = session;
  endProgress(session, submittedAttempt);
  await storeAttempt(studentId, submittedAttempt, serverClock.getOffset());
  await storage.delete();
  (await session.uploads)?.cancelAll();
  await deletePendingFiles(studentId, submittedAttempt.id);
}

/** Reads the attempt again and adds what another device has done meanwhile. */
export async function syncWithServer(session: Session): Promise<void> {
  const { openedQuestionCount } = session;
  const latestAttempt = await fetchAttempt(session.attempt.id).catch(() => undefined);
  // The attempt may have been submitted while this reply was on its way.
  if (!latestAttempt || session.isClosed || session.attempt.state === 'submitted') return;
  if (session.openedQuestionCount !== openedQuestionCount) return syncWithServer(session);
  if (latestAttempt.state === 'submitted') {
    if (!isEmptyOutbox(session.sender.getOutbox())) return;
    await storeSubmittedAttempt(session, latestAttempt);
    session.onSubmitted(latestAttempt, countLateAnswers(session));
    return;
  }
  const { answers } = session;
  const newerAnswers = latestAttempt.answers.filter(
    ({ question_id, seq }) => seq >= (answers[question_id]?.seq ?? 0),
  );
  session.answers = {
    ...answers,
    ...Object.fromEntries(newerAnswers.map((answer) => [answer.question_id, answer])),
  };
  session.attempt = { ...latestAttempt, answers: Object.values(session.answers) };
  storeAttemptSoon(session);
  announceChange(session);
}

/** Reads the attempt again if the server has answers that this page has not seen, e.g. sent by an earlier visit. */
export async function syncIfBehind(session: Session): Promise<void> {
  const settledEntries = Object.entries(session.sender.getOutbox().settled);
  const isBehind = settledEntries.some(([questionId, seq]) => seq > (session.answers[questionId]?.seq ?? 0));
  if (isBehind) await syncWithServer(session);
}

const groupSyncMs = 300;
const sessionsAwaitingGroupSync = new WeakSet<Session>();

/** Reads the answers that other members of the group saved, once for all saves within a moment. */
function syncGroupSoon(session: Session): void {
  if (sessionsAwaitingGroupSync.has(session)) return;
  sessionsAwaitingGroupSync.add(session);
  setTimeout(() => {
    sessionsAwaitingGroupSync.delete(session);
    void syncWithServer(session);
  }, groupSyncMs);
}

/** Follows news from others: another deadline, the courseware closed, the attempt submitted. */
export function applyAttemptNews(session: Session, news: AttemptNews): void {
  const { state, deadline_at, is_closed, has_answers } = news;
  const { attempt } = session;
  if (session.isClosed || attempt.state === 'submitted') return;
  if (has_answers) syncGroupSoon(session);
  if (state === 'submitted') void session.sender.flush().then(() => syncWithServer(session));
  else if (deadline_at !== attempt.deadline_at || is_closed !== session.isClosedByTeacher) {
    session.attempt = { ...attempt, deadline_at };
    session.isClosedByTeacher = is_closed;
    storeAttemptSoon(session);
    announceChange(session);
  }
}

/** Replaces a question's placeholder by the opened question, also in this device's storage for reloads without network. */
export function applyOpenedQuestion(
  session: Session,
  questionId: string,
  { question, answer, content }: OpenedQuestion,
): void {
  if (session.isClosed || session.attempt.state === 'submitted') return;
  session.openedQuestionCount += 1;
  const { attempt, answers } = session;
  const knownAnswer = answers[questionId];
  const newestAnswer =
    knownAnswer && knownAnswer.seq > answer.seq
      ? { ...knownAnswer, deadline_at: answer.deadline_at }
      : answer;
  session.answers = { ...answers, [questionId]: newestAnswer };
  session.attempt = {
    ...attempt,
    content: insertOpenedQuestion(attempt.content, questionId, content),
    questions: attempt.questions.map((each) => (each.id === questionId ? question : each)),
    answers: Object.values(session.answers),
  };
  void storeAttemptNow(session);
  announceChange(session);
  session.prefetch?.continueNow();
}

/** Submits the attempt after its last answer was acknowledged. */
export async function submitNow(session: Session): Promise<void> {
  const { id } = session.attempt;
  const submittedAttempt = await submitAttempt(id, session.timeSpent.getAllMs()).catch(
    async (error: unknown) => {
      if (classifyError(error) !== 'submitted') throw error;
      return fetchAttempt(id);
    },
  );
  await storeSubmittedAttempt(session, submittedAttempt);
  if (!session.isClosed) session.onSubmitted(submittedAttempt, countLateAnswers(session));
}
