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
import { applyFileChanges, compareFiles, mergeFileChanges } from '#player/storage/file-changes.ts';
import { type AnswerChange, nextSeq, type SaveReply } from '#player/storage/outbox-rules.ts';
import { connectPage } from './page-events.ts';
import { applyOpenedQuestion, submitNow, syncWithServer } from './server-sync.ts';
import type { Session } from './session.ts';
import { createSpaceSource } from './session-space-source.ts';
import { openSpacesWithUnsentEntries } from './session-spaces.ts';
import { announceChange, getCurrentState, storeAttemptSoon } from './session-state.ts';
import { openUploads, resumeUploads } from './session-uploads.ts';
import { createTimeSpent } from './time-spent.ts';
import { createTimedQuestions } from './timed-questions.ts';

/** One attempt in progress: its answers on the screen, its outbox, and submitting it. Outside React. */

const typingPauseMs = 600;

type ChangedFields = Partial<Pick<AnswerChange, 'response' | 'attachments' | 'flagged' | 'check'>>;

/** Puts a change of an answer into the outbox, which sends it after `sendInMs`. */
function changeAnswer(
  session: Session,
  questionId: string,
  changedFields: ChangedFields,
  sendInMs: number,
): void {
  const { attempt, answers, sender, timeSpent } = session;
  const shownAnswer = getCurrentState(session).answers[questionId];
  if (!shownAnswer || shownAnswer.locked || attempt.state === 'submitted' || sender.getOutbox().submit)
    return;
  const attachments = mergeFileChanges(
    sender.getOutbox().pending[questionId]?.attachments,
    changedFields.attachments,
  );
  const sinceStartMs = serverClock.now() - attempt.started_at;
  const change: AnswerChange = {
    question_id: questionId,
    response: shownAnswer.response ?? null,
    flagged: shownAnswer.flagged,
    check: false,
    ...changedFields,
    ...(attachments.length > 0 && { attachments }),
    seq: nextSeq(sender.getOutbox(), questionId, answers[questionId]?.seq ?? 0, sinceStartMs),
    time_ms: timeSpent.getMs(questionId),
  };
  sender.add(change, sendInMs);
}

/** Adds an uploaded file to its answer. False if the answer can no longer change. */
function addFile(session: Session, questionId: string, file: StoredFile): boolean {
  const answer = getCurrentState(session).answers[questionId];
  const files = answer?.files ?? [];
  if (files.some(({ id }) => id === file.id)) return true;
  const maxFiles = session.attempt.questions.find(({ id }) => id === questionId)?.file_max ?? answerFilesMax;
  if (files.length >= maxFiles) return false;
  changeAnswer(session, questionId, { attachments: [{ file, action: 'add' }] }, 0);
  return getCurrentState(session).answers[questionId]?.files?.some(({ id }) => id === file.id) ?? false;
}

/** The server's answer after a save. If the reply has no answer, the server stored the change exactly as sent. */
function mergeSavedAnswer(
  knownAnswer: ServerAnswer | undefined,
  { answer, result }: SaveReply<ServerAnswer>,
  sentChange: AnswerChange | undefined,
): ServerAnswer | undefined {
  if (answer) return answer.seq >= (knownAnswer?.seq ?? 0) ? answer : knownAnswer;
  if (result !== 'saved' || !sentChange) return knownAnswer;
  const { question_id, response, attachments, flagged, seq, time_ms } = sentChange;
  const files = applyFileChanges(knownAnswer?.files, attachments);
  const earlierAnswer = knownAnswer ?? { question_id, locked: false, deadline_at: null };
  return { ...earlierAnswer, response, files, flagged, seq, time_ms };
}

function applySaveReplies(
  session: Session,
  replies: SaveReply<ServerAnswer>[],
  sentChanges: AnswerChange[],
): void {
  const answers = { ...session.answers };
  for (const reply of replies) {
    const { question_id } = reply;
    const change = sentChanges.find((each) => each.question_id === question_id);
    const savedAnswer = mergeSavedAnswer(answers[question_id], reply, change);
    if (savedAnswer) answers[question_id] = savedAnswer;
  }
  session.answers = answers;
  session.attempt = { ...session.attempt, answers: Object.values(answers) };
  storeAttemptSoon(session);
  announceChange(session);
  // An answer that is late before the deadline may mean that another device has submitted the attempt.
  if (replies.some(({ result }) => result === 'late')) void syncWithServer(session);
}

/** Sends the time spent without an answer, for activities without marks, where only the time counts. */
function sendTimeSpent(session: Session): void {
  const { attempt, shownQuestionId } = session;
  if (!attempt.is_marked && shownQuestionId !== undefined) changeAnswer(session, shownQuestionId, {}, 0);
}

/** Counts time for the question on the screen, unless it is a timed one that the student has not opened yet. */
function showQuestion(session: Session, questionId: string): void {
  const { attempt, answers, timeSpent, timedQuestions } = session;
  timedQuestions.forgetOthers(questionId);
  const timeLimitS = attempt.questions.find(({ id }) => id === questionId)?.time_limit_s;
  const isWithheld = timeLimitS !== undefined && answers[questionId]?.deadline_at == null;
  if (isWithheld) timeSpent.stop();
  else timeSpent.showQuestion(questionId);
  session.shownQuestionId = isWithheld ? undefined : questionId;
}

function startSession(studentId: number, attempt: Attempt, onSubmitted: Session['onSubmitted']): Session {
  const { id } = attempt;
  const storage = outboxStorage(studentId, id);
  const session: Session = {
    studentId,
    attempt,
    answers: Object.fromEntries(attempt.answers.map((answer) => [answer.question_id, answer])),
    shownQuestionId: undefined,
    openedQuestionCount: 0,
    isClosed: false,
    isClosedByTeacher: false,
    refusedEntryCounts: {},
    spaceControl: null,
    cachedState: undefined,
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
      findAttachedOutbox: () => openSpacesWithUnsentEntries(session),
      onReplies: (replies, sentChanges) => applySaveReplies(session, replies, sentChanges),
      onChange: () => announceChange(session),
    }),
    timedQuestions: createTimedQuestions({
      open: (questionId) => openQuestion(id, questionId),
      onOpened: (questionId, reply) => applyOpenedQuestion(session, questionId, reply),
      onRefused: () => void syncWithServer(session),
      isTemporary: (error) => isTemporary(classifyError(error)),
      onChange: () => announceChange(session),
    }),
  };
  for (const { question_id, time_ms } of attempt.answers) session.timeSpent.raiseTo(question_id, time_ms);
  return session;
}

/** `onSubmitted` receives the attempt as the server marked it, and how many answers arrived too late. */
export function createAttemptSession(
  studentId: number,
  attempt: Attempt,
  onSubmitted: Session['onSubmitted'],
) {
  const session = startSession(studentId, attempt, onSubmitted);
  const addUploadedFile = (questionId: string, file: StoredFile) => addFile(session, questionId, file);
  const changeAndSend = (questionId: string, changedFields: ChangedFields, sendInMs = 0) =>
    changeAnswer(session, questionId, changedFields, sendInMs);
  return {
    subscribe: (listener: () => void): (() => void) => {
      session.listeners.add(listener);
      return () => session.listeners.delete(listener);
    },
    getState: () => getCurrentState(session),
    saveAnswer: (questionId: string, response: unknown) =>
      changeAndSend(questionId, { response }, typingPauseMs),
    saveTrace: (trace: unknown) => changeAndSend(traceId, { response: trace }, typingPauseMs),
    saveFiles: (questionId: string, files: readonly StoredFile[]) => {
      const shownFiles = getCurrentState(session).answers[questionId]?.files;
      changeAndSend(questionId, { attachments: compareFiles(shownFiles, files) });
    },
    flagQuestion: (questionId: string, flagged: boolean) => changeAndSend(questionId, { flagged }),
    checkAnswer: (questionId: string) => changeAndSend(questionId, { check: true }),
    showQuestion: (questionId: string) => showQuestion(session, questionId),
    openQuestion: (questionId: string) => session.timedQuestions.open(questionId),
    submit: () => {
      sendTimeSpent(session);
      session.timeSpent.stop();
      return session.sender.requestSubmit();
    },
    openUploads: () => openUploads(session, addUploadedFile),
    spaceSource: createSpaceSource(session),
    retry: () => void session.sender.flush(),
    /** Connects the session with its page; returns a function that disconnects it. */
    connect: () => {
      if (attempt.questions.length === 0) showQuestion(session, traceId);
      void resumeUploads(session, addUploadedFile).catch(() => undefined);
      return connectPage(session, () => sendTimeSpent(session));
    },
  };
}

export type AttemptSession = ReturnType<typeof createAttemptSession>;
