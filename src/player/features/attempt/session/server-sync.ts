import { insertOpenedQuestion } from '#form/withheld.ts';
import { fetchAttempt } from '#player/features/attempt/attempt-calls.ts';
import type { AttemptNews, OpenedQuestion } from '#player/storage/attempt-types.ts';
import type { Session } from './session.ts';
import { announceChange, endProgress, storeAttemptNow, storeAttemptSoon } from './session-state.ts';

/** Brings a session up to date, because other devices, the teacher and deadlines also change its attempt. */

/** Reads the attempt again and adds what another device has done meanwhile. */
export async function syncWithServer(session: Session): Promise<void> {
  const { openedQuestionCount, goneChanges } = session;
  const latestAttempt = await fetchAttempt(session.attempt.id).catch(() => undefined);
  if (!latestAttempt || session.isClosed || session.attempt.state === 'submitted') return;
  if (session.openedQuestionCount !== openedQuestionCount) return syncWithServer(session);
  if (latestAttempt.state === 'submitted') return endProgress(session, latestAttempt);
  const { answers } = session;
  const newerAnswers = latestAttempt.answers.filter(
    ({ question_id, seq }) => seq >= (answers[question_id]?.seq ?? 0),
  );
  session.answers = {
    ...answers,
    ...Object.fromEntries(newerAnswers.map((answer) => [answer.question_id, answer])),
  };
  session.attempt = { ...latestAttempt, answers: Object.values(session.answers) };
  session.goneChanges = Object.fromEntries(
    Object.entries(session.goneChanges).filter(([id, change]) => goneChanges[id] !== change),
  );
  storeAttemptSoon(session);
  announceChange(session);
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
  if (state === 'submitted') {
    void session.queue.flush(session.lane);
    void syncWithServer(session);
  } else if (deadline_at !== attempt.deadline_at || is_closed !== session.isClosedByTeacher) {
    // News do not say a moved due time: until the attempt is read again, none is better than an old one.
    const { late_from: _lateFrom, ...otherFields } = attempt;
    session.attempt = { ...otherFields, deadline_at };
    session.isClosedByTeacher = is_closed;
    storeAttemptSoon(session);
    announceChange(session);
    if (!is_closed) void syncWithServer(session);
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
