import type { StoredFile } from '#activities/activity-type.ts';
import { traceId } from '#activities/trace-id.ts';
import { answerFilesMax } from '#contract/limits.ts';
import {
  classifyError,
  openQuestion,
  runAlone,
  saveChanges,
} from '#player/features/attempt/attempt-calls.ts';
import { isTemporary } from '#player/features/attempt/outbox/failure-kind.ts';
import { createOutboxSender } from '#player/features/attempt/outbox/outbox-sender.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import { outboxStorage } from '#player/storage/attempt-storage.ts';
import type { Attempt, ServerAnswer } from '#player/storage/attempt-types.ts';
import { type AnswerChange, nextSeq, type SaveReply } from '#player/storage/outbox-rules.ts';
import { connectPage } from './page-events.ts';
import { applyOpened, submitNow, syncWithServer } from './server-sync.ts';
import type { Session } from './session.ts';
import { createSpaceSource } from './session-space-source.ts';
import { openSpacesWithUnsentEntries } from './session-spaces.ts';
import { announceChange, currentState, storeSoon } from './session-state.ts';
import { openUploads, resumeUploads } from './session-uploads.ts';
import { createTimeSpent } from './time-spent.ts';
import { createTimedQuestions } from './timed-questions.ts';

/** One attempt in progress: its answers on the screen, its outbox, and submitting it. Outside React. */

const typingPauseMs = 600;

type Changed = Partial<Pick<AnswerChange, 'response' | 'files' | 'flagged' | 'check'>>;

/** Puts a change of an answer into the outbox, which sends it after `sendInMs`. */
function changeAnswer(session: Session, questionId: string, changed: Changed, sendInMs: number): void {
  const { attempt, answers, sender, timeSpent } = session;
  const shownAnswer = currentState(session).answers[questionId];
  if (!shownAnswer || shownAnswer.locked || attempt.state === 'submitted' || sender.outbox().submit) return;
  const sinceStartMs = serverClock.now() - attempt.started_at;
  const change: AnswerChange = {
    question_id: questionId,
    response: shownAnswer.response ?? null,
    ...(shownAnswer.files && { files: shownAnswer.files }),
    flagged: shownAnswer.flagged,
    check: false,
    ...changed,
    seq: nextSeq(sender.outbox(), questionId, answers[questionId]?.seq ?? 0, sinceStartMs),
    time_ms: timeSpent.of(questionId),
  };
  sender.add(change, sendInMs);
}

/** Adds an uploaded file to its answer. False if the answer can no longer change. */
function addFile(session: Session, questionId: string, file: StoredFile): boolean {
  const answer = currentState(session).answers[questionId];
  const files = answer?.files ?? [];
  if (files.some(({ id }) => id === file.id)) return true;
  const max = session.attempt.questions.find(({ id }) => id === questionId)?.file_max ?? answerFilesMax;
  if (files.length >= max) return false;
  changeAnswer(session, questionId, { files: [...files, file] }, 0);
  return currentState(session).answers[questionId]?.files?.some(({ id }) => id === file.id) ?? false;
}

/** The server's answer after a save. If the reply has no answer, the server stored the change exactly as sent. */
function mergeSavedAnswer(
  known: ServerAnswer | undefined,
  { answer, result }: SaveReply<ServerAnswer>,
  sent: AnswerChange | undefined,
): ServerAnswer | undefined {
  if (answer) return answer.seq >= (known?.seq ?? 0) ? answer : known;
  if (result !== 'saved' || !sent) return known;
  const { question_id, response, files = [], flagged, seq, time_ms } = sent;
  const before = known ?? { question_id, locked: false, deadline_at: null };
  return { ...before, response, files: [...files], flagged, seq, time_ms };
}

function applySaveReplies(session: Session, replies: SaveReply<ServerAnswer>[], sent: AnswerChange[]): void {
  const answers = { ...session.answers };
  for (const reply of replies) {
    const { question_id } = reply;
    const change = sent.find((each) => each.question_id === question_id);
    const savedAnswer = mergeSavedAnswer(answers[question_id], reply, change);
    if (savedAnswer) answers[question_id] = savedAnswer;
  }
  session.answers = answers;
  session.attempt = { ...session.attempt, answers: Object.values(answers) };
  storeSoon(session);
  announceChange(session);
  // An answer that is late before the deadline may mean that another device has submitted the attempt.
  if (replies.some(({ result }) => result === 'late')) void syncWithServer(session);
}

/** Sends the time spent without an answer, for activities without marks, where only the time counts. */
function sendTimeSpent(session: Session): void {
  const { attempt, shownId } = session;
  if (!attempt.is_marked && shownId !== undefined) changeAnswer(session, shownId, {}, 0);
}

/** Counts time for the question on the screen, unless it is a timed one that the student has not opened yet. */
function showQuestion(session: Session, questionId: string): void {
  const { attempt, answers, timeSpent, timedQuestions } = session;
  timedQuestions.forgetOthers(questionId);
  const limit = attempt.questions.find(({ id }) => id === questionId)?.time_limit_s;
  const isWithheld = limit !== undefined && answers[questionId]?.deadline_at == null;
  if (isWithheld) timeSpent.stop();
  else timeSpent.show(questionId);
  session.shownId = isWithheld ? undefined : questionId;
}

function startSession(studentId: number, attempt: Attempt, onSubmitted: Session['onSubmitted']): Session {
  const { id } = attempt;
  const storage = outboxStorage(studentId, id);
  const session: Session = {
    studentId,
    attempt,
    answers: Object.fromEntries(attempt.answers.map((answer) => [answer.question_id, answer])),
    shownId: undefined,
    openedCount: 0,
    isClosed: false,
    isClosedByTeacher: false,
    refusedEntries: {},
    control: null,
    state: undefined,
    listeners: new Set(),
    storeTimer: undefined,
    spaces: undefined,
    uploads: undefined,
    uploadCount: 0,
    storage,
    prefetch: undefined,
    onSubmitted,
    timeSpent: createTimeSpent(),
    sender: createOutboxSender({
      load: storage.load,
      update: storage.update,
      save: (changes) => saveChanges(id, changes),
      submit: () => submitNow(session),
      lock: (run) => runAlone(`player-outbox-${id}`, run),
      classifyError,
      findAttached: () => openSpacesWithUnsentEntries(session),
      onReplies: (replies, sent) => applySaveReplies(session, replies, sent),
      onChange: () => announceChange(session),
    }),
    timedQuestions: createTimedQuestions({
      open: (questionId) => openQuestion(id, questionId),
      onOpened: (questionId, reply) => applyOpened(session, questionId, reply),
      onRefused: () => void syncWithServer(session),
      isTemporary: (error) => isTemporary(classifyError(error)),
      onChange: () => announceChange(session),
    }),
  };
  for (const { question_id, time_ms } of attempt.answers) session.timeSpent.assume(question_id, time_ms);
  return session;
}

/** `onSubmitted` receives the attempt as the server marked it, and how many answers arrived too late. */
export function createAttemptSession(
  studentId: number,
  attempt: Attempt,
  onSubmitted: Session['onSubmitted'],
) {
  const session = startSession(studentId, attempt, onSubmitted);
  const add = (questionId: string, file: StoredFile) => addFile(session, questionId, file);
  const change = (questionId: string, changed: Changed, sendInMs = 0) =>
    changeAnswer(session, questionId, changed, sendInMs);
  return {
    subscribe: (listener: () => void): (() => void) => {
      session.listeners.add(listener);
      return () => session.listeners.delete(listener);
    },
    state: () => currentState(session),
    answer: (questionId: string, response: unknown) => change(questionId, { response }, typingPauseMs),
    trace: (trace: unknown) => change(traceId, { response: trace }, typingPauseMs),
    files: (questionId: string, files: readonly StoredFile[]) => change(questionId, { files }),
    flag: (questionId: string, flagged: boolean) => change(questionId, { flagged }),
    check: (questionId: string) => change(questionId, { check: true }),
    show: (questionId: string) => showQuestion(session, questionId),
    openQuestion: (questionId: string) => session.timedQuestions.open(questionId),
    submit: () => {
      sendTimeSpent(session);
      session.timeSpent.stop();
      return session.sender.requestSubmit();
    },
    uploads: () => openUploads(session, add),
    spaceSource: createSpaceSource(session),
    retry: () => void session.sender.flush(),
    /** Connects the session with its page; returns a function that disconnects it. */
    open: () => {
      if (attempt.questions.length === 0) showQuestion(session, traceId);
      void resumeUploads(session, add).catch(() => undefined);
      return connectPage(session, () => sendTimeSpent(session));
    },
  };
}

export type AttemptSession = ReturnType<typeof createAttemptSession>;
