import type { AnswerState } from '#activities/activity-views.ts';
import { traceId } from '#activities/trace-id.ts';
import type { OutboxStatus } from '#player/features/attempt/outbox/outbox-status.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import { storeAttempt } from '#player/storage/attempt-storage.ts';
import type { ServerAnswer } from '#player/storage/attempt-types.ts';
import { applyFileChanges } from '#player/storage/file-changes.ts';
import type { Outbox } from '#player/storage/outbox-rules.ts';
import type { Session, SessionState } from './session.ts';

/** Computes the state that the page shows, and announces changes of it. */

type AnswerSources = {
  questionIds: readonly string[];
  answers: Readonly<Record<string, ServerAnswer>>;
  outbox: Outbox;
  status: OutboxStatus;
  /** Timed questions that the student is opening. */
  openingById: Readonly<Record<string, AnswerState['opening']>>;
  now: number;
  toDeviceTime: (serverTime: number) => number;
};

function chooseSaveState(isPending: boolean, isStored: boolean, status: OutboxStatus): AnswerState['save'] {
  if (!isPending) return isStored ? 'saved' : 'none';
  return status === 'sending' || status === 'idle' ? 'saving' : 'waiting';
}

function buildAnswerState(
  id: string,
  { answers, outbox, status, openingById, now, toDeviceTime }: AnswerSources,
): AnswerState {
  const storedAnswer = answers[id];
  const pendingChange = outbox.pending[id];
  const opening = openingById[id];
  const files =
    storedAnswer?.files || pendingChange?.attachments
      ? applyFileChanges(storedAnswer?.files, pendingChange?.attachments)
      : undefined;
  const serverDeadline = storedAnswer?.deadline_at ?? undefined;
  const isTimeOver = serverDeadline !== undefined && now >= serverDeadline;
  return {
    response: (pendingChange ?? storedAnswer)?.response ?? undefined,
    flagged: (pendingChange ?? storedAnswer)?.flagged ?? false,
    locked: storedAnswer?.locked === true || pendingChange?.check === true || isTimeOver,
    save: chooseSaveState(
      pendingChange !== undefined,
      storedAnswer !== undefined && storedAnswer.seq > 0,
      status,
    ),
    ...(files ? { files } : {}),
    ...(storedAnswer?.mark ? { mark: storedAnswer.mark } : {}),
    ...(storedAnswer?.key === undefined ? {} : { key: storedAnswer.key }),
    ...(serverDeadline === undefined ? {} : { deadlineAt: toDeviceTime(serverDeadline) }),
    ...(opening === undefined ? {} : { opening }),
  };
}

/** The server's answers with this device's unsent changes over them, by question id. Pure. */
export function buildAnswerStates(answerSources: AnswerSources): Record<string, AnswerState> {
  return Object.fromEntries(answerSources.questionIds.map((id) => [id, buildAnswerState(id, answerSources)]));
}

function computeState(session: Session): SessionState {
  const { attempt, answers, sender, isClosedByTeacher, refusedEntryCounts, spaceControl, uploadCount } =
    session;
  const outbox = sender.getOutbox();
  const refusals: SessionState['refusals'] = {};
  for (const { kind } of Object.values(outbox.refused)) refusals[kind] = (refusals[kind] ?? 0) + 1;
  return {
    attempt,
    answers: buildAnswerStates({
      questionIds: [...attempt.questions.map(({ id }) => id), traceId],
      answers,
      outbox,
      status: sender.getStatus(),
      openingById: session.timedQuestions.getOpenings(),
      now: serverClock.now(),
      toDeviceTime: serverClock.toDeviceTime,
    }),
    outboxStatus: sender.getStatus(),
    unsentCount: sender.countUnsent(),
    isSubmitting: outbox.submit,
    isClosedByTeacher,
    problemText: sender.getStatus() === 'refused' ? sender.getLastError()?.message : undefined,
    refusals,
    refusedEntryCounts,
    spaceControl,
    uploadCount,
  };
}

/** The same object until the next announcement. */
export function getCurrentState(session: Session): SessionState {
  session.cachedState ??= computeState(session);
  return session.cachedState;
}

export function announceChange(session: Session): void {
  session.cachedState = computeState(session);
  for (const listener of session.listeners) listener();
}

/** Stores the attempt on this device, so that a reload without network finds it. */
export function storeAttemptNow({ studentId, attempt }: Session): Promise<void> {
  return storeAttempt(studentId, attempt, serverClock.getOffset());
}

const storeDelayMs = 300;

export function storeAttemptSoon(session: Session): void {
  clearTimeout(session.storeTimer);
  session.storeTimer = setTimeout(() => void storeAttemptNow(session), storeDelayMs);
}
