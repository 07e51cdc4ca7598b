import type { StoredFile } from '#form/activity-type.ts';
import { traceId } from '#form/trace-id.ts';
import { openQuestion } from '#player/features/attempt/attempt-calls.ts';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import {
  type AnswerChange,
  laneOf,
  nextSeq,
  readWork,
  type SubmitRequest,
} from '#player/features/attempt/unsent/attempt-lane.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import type { Attempt } from '#player/storage/attempt-types.ts';
import { keepShownQuestion } from '#player/storage/shown-question.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { type UnsentQueue, unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { classifyFailure } from '#ui/unsent/unsent-rules.ts';
import { noteChanges } from './follow-queue.ts';
import { connectPage } from './page-events.ts';
import { applyOpenedQuestion, syncWithServer } from './server-sync.ts';
import type { Session } from './session.ts';
import { createUploads, removeFile } from './session-files.ts';
import { createSpaceSource } from './session-spaces.ts';
import { announceChange, getCurrentState } from './session-state.ts';
import { createTimeSpent } from './time-spent.ts';
import { createTimedQuestions } from './timed-questions.ts';

/** One attempt in progress: its answers on the screen, what is unsent, and submitting it. Outside React. */

const typingPauseMs = 600;

type ChangedFields = Partial<Pick<AnswerChange, 'response' | 'flagged' | 'check'>>;

/** What a question is called in lists of unsent work. */
function describeQuestion({ name, questions }: Attempt, questionId: string): string {
  const index = questions.findIndex(({ id }) => id === questionId);
  if (index < 0) return name;
  const title =
    questions[index]?.title || translate(attemptMessages, 'question_number', { number: index + 1 });
  return `${name} · ${title}`;
}

function listSeqs(session: Session, questionId: string): number[] {
  const { queue, attempt, answers, goneChanges } = session;
  const unsentChanges = readWork(queue, attempt.id).answers.map(({ body }) => body);
  return [...Object.values(goneChanges), ...unsentChanges, ...Object.values(answers)]
    .filter(({ question_id }) => question_id === questionId)
    .map(({ seq }) => seq);
}

/** Puts a change of an answer into the queue, which sends it after `inMs`. */
function changeAnswer(
  session: Session,
  questionId: string,
  changedFields: ChangedFields,
  inMs: number,
): void {
  const { queue, lane, attempt, timeSpent, studentId } = session;
  // A page that closes because somebody else has signed in must not add to that person's work.
  if (queue.person() !== studentId) return;
  const shownAnswer = getCurrentState(session).answers[questionId];
  const isSubmitting = readWork(queue, attempt.id).submit !== undefined;
  if (!shownAnswer || shownAnswer.locked || attempt.state === 'submitted' || isSubmitting) return;
  const change: AnswerChange = {
    question_id: questionId,
    response: shownAnswer.response ?? null,
    flagged: shownAnswer.flagged,
    check: false,
    ...changedFields,
    seq: nextSeq(listSeqs(session, questionId), serverClock.now() - attempt.started_at),
    time_ms: timeSpent.getMs(questionId),
  };
  const name = questionId === traceId ? session.traceName : questionId;
  const title = describeQuestion(attempt, questionId);
  void queue.add([{ lane, kind: 'answer', name, title, body: change }], { inMs });
  noteChanges(session);
  announceChange(session);
}

function countItems(session: Session, questionId: string, itemCount: number): void {
  if (session.itemCounts[questionId] === itemCount) return;
  session.itemCounts = { ...session.itemCounts, [questionId]: itemCount };
  announceChange(session);
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
  keepShownQuestion(attempt.id, questionId);
}

function startSession(
  studentId: number,
  attempt: Attempt,
  onSubmitted: Session['onSubmitted'],
  queue: UnsentQueue,
): Session {
  const { id } = attempt;
  const session: Session = {
    queue,
    studentId,
    lane: laneOf(id),
    traceName: `${traceId}/${randomKey()}`,
    attempt,
    answers: Object.fromEntries(attempt.answers.map((answer) => [answer.question_id, answer])),
    knownChanges: new Map(),
    goneChanges: {},
    itemCounts: {},
    shownQuestionId: undefined,
    openedQuestionCount: 0,
    isClosed: false,
    isClosedByTeacher: false,
    spaceControl: null,
    cachedState: undefined,
    listeners: new Set(),
    storeTimer: undefined,
    spaces: undefined,
    prefetch: undefined,
    onSubmitted,
    timeSpent: createTimeSpent(),
    timedQuestions: createTimedQuestions({
      open: (questionId) => openQuestion(id, questionId),
      onOpened: (questionId, reply) => applyOpenedQuestion(session, questionId, reply),
      onRefused: () => void syncWithServer(session),
      isTemporary: (error) => ['no_reply', 'server_away'].includes(classifyFailure(error)),
      onChange: () => announceChange(session),
    }),
  };
  for (const { question_id, time_ms } of attempt.answers) session.timeSpent.raiseTo(question_id, time_ms);
  return session;
}

/** Waits for what earlier visits left: a page that is opened after its deadline submits at once. */
async function submit(session: Session, without_files: boolean): Promise<void> {
  const { queue, lane, attempt, timeSpent } = session;
  await queue.whenRead();
  if (queue.person() !== session.studentId) return;
  const wish = readWork(queue, attempt.id).submit;
  if (wish && wish.body.without_files === without_files) return sendAgain(session);
  if (!wish) sendTimeSpent(session);
  timeSpent.stop();
  const body: SubmitRequest = { times: timeSpent.getAllMs(), without_files };
  await queue.add([{ lane, kind: 'submit', name: 'submit', title: attempt.name, body }]);
  announceChange(session);
}

/** Sends everything of the attempt now, also what the server did not take. */
async function sendAgain({ queue, lane, attempt }: Session): Promise<void> {
  await queue.sendAgain(readWork(queue, attempt.id).all.filter(({ state }) => state !== 'waiting'));
  await queue.flush(lane);
}

/** `onSubmitted` receives the attempt as the server marked it. */
export function createAttemptSession(
  studentId: number,
  attempt: Attempt,
  onSubmitted: Session['onSubmitted'],
  queue: UnsentQueue = unsentQueue,
) {
  const session = startSession(studentId, attempt, onSubmitted, queue);
  const changeAndSend = (questionId: string, changedFields: ChangedFields, inMs = 0) =>
    changeAnswer(session, questionId, changedFields, inMs);
  return {
    subscribe: (listener: () => void): (() => void) => {
      session.listeners.add(listener);
      return () => session.listeners.delete(listener);
    },
    getState: () => getCurrentState(session),
    saveAnswer: (questionId: string, response: unknown) =>
      changeAndSend(questionId, { response }, typingPauseMs),
    saveTrace: (trace: unknown) => changeAndSend(traceId, { response: trace }, typingPauseMs),
    flagQuestion: (questionId: string, flagged: boolean) => changeAndSend(questionId, { flagged }),
    checkAnswer: (questionId: string) => changeAndSend(questionId, { check: true }),
    uploads: createUploads(session),
    removeFile: (questionId: string, file: StoredFile) => removeFile(session, questionId, file),
    showQuestion: (questionId: string) => showQuestion(session, questionId),
    countItems: (questionId: string, itemCount: number) => countItems(session, questionId, itemCount),
    openQuestion: (questionId: string) => session.timedQuestions.open(questionId),
    /** Submits once everything is sent; without the files that are not, if the student says so. */
    submit: (withoutFiles = false) => submit(session, withoutFiles),
    spaceSource: createSpaceSource(session),
    retry: () => void sendAgain(session),
    /** Connects the session with its page; returns a function that disconnects it. */
    connect: () => {
      if (attempt.questions.length === 0) showQuestion(session, traceId);
      return connectPage(session, () => sendTimeSpent(session));
    },
  };
}

export type AttemptSession = ReturnType<typeof createAttemptSession>;
