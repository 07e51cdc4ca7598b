import type { AnswerState } from '#activities/activity-views.ts';
import { traceId } from '#activities/trace-id.ts';
import type { OutboxStatus } from '#player/features/attempt/outbox/outbox-status.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import { storeAttempt } from '#player/storage/attempt-storage.ts';
import type { ServerAnswer } from '#player/storage/attempt-types.ts';
import type { Outbox } from '#player/storage/outbox-rules.ts';
import type { Session, SessionState } from './session.ts';

/** Computes the state that the page shows, and announces changes of it. */

type Sources = {
  questionIds: readonly string[];
  answers: Readonly<Record<string, ServerAnswer>>;
  outbox: Outbox;
  status: OutboxStatus;
  /** Timed questions that the student is opening. */
  openings: Readonly<Record<string, AnswerState['opening']>>;
  now: number;
  toDevice: (serverTime: number) => number;
};

function saveState(isPending: boolean, isStored: boolean, status: OutboxStatus): AnswerState['save'] {
  if (!isPending) return isStored ? 'saved' : 'none';
  return status === 'sending' || status === 'idle' ? 'saving' : 'waiting';
}

function buildAnswerState(
  id: string,
  { answers, outbox, status, openings, now, toDevice }: Sources,
): AnswerState {
  const storedAnswer = answers[id];
  const pending = outbox.pending[id];
  const opening = openings[id];
  const files = (pending ?? storedAnswer)?.files;
  const deadline = storedAnswer?.deadline_at ?? undefined;
  const isOver = deadline !== undefined && now >= deadline;
  return {
    response: (pending ?? storedAnswer)?.response ?? undefined,
    flagged: (pending ?? storedAnswer)?.flagged ?? false,
    locked: storedAnswer?.locked === true || pending?.check === true || isOver,
    save: saveState(pending !== undefined, storedAnswer !== undefined && storedAnswer.seq > 0, status),
    ...(files ? { files } : {}),
    ...(storedAnswer?.mark ? { mark: storedAnswer.mark } : {}),
    ...(storedAnswer?.key === undefined ? {} : { key: storedAnswer.key }),
    ...(deadline === undefined ? {} : { deadlineAt: toDevice(deadline) }),
    ...(opening === undefined ? {} : { opening }),
  };
}

/** The server's answers with this device's unsent changes over them, by question id. Pure. */
export function buildAnswerStates(sources: Sources): Record<string, AnswerState> {
  return Object.fromEntries(sources.questionIds.map((id) => [id, buildAnswerState(id, sources)]));
}

function computeState(session: Session): SessionState {
  const { attempt, answers, sender, isClosedByTeacher, refusedEntries, control, uploadCount } = session;
  const outbox = sender.outbox();
  const refusals: SessionState['refusals'] = {};
  for (const { kind } of Object.values(outbox.refused)) refusals[kind] = (refusals[kind] ?? 0) + 1;
  return {
    attempt,
    answers: buildAnswerStates({
      questionIds: [...attempt.questions.map(({ id }) => id), traceId],
      answers,
      outbox,
      status: sender.status(),
      openings: session.timedQuestions.openings(),
      now: serverClock.now(),
      toDevice: serverClock.toDevice,
    }),
    status: sender.status(),
    unsent: sender.unsentCount(),
    isSubmitting: outbox.submit,
    isClosedByTeacher,
    problem: sender.status() === 'refused' ? sender.problem()?.message : undefined,
    refusals,
    refusedEntries,
    control,
    uploadCount,
  };
}

/** The same object until the next announcement. */
export function currentState(session: Session): SessionState {
  session.state ??= computeState(session);
  return session.state;
}

export function announceChange(session: Session): void {
  session.state = computeState(session);
  for (const listener of session.listeners) listener();
}

/** Stores the attempt on this device, so that a reload without network finds it. */
export function storeNow({ studentId, attempt }: Session): Promise<void> {
  return storeAttempt(studentId, attempt, serverClock.offset());
}

const storeDelayMs = 300;

export function storeSoon(session: Session): void {
  clearTimeout(session.storeTimer);
  session.storeTimer = setTimeout(() => void storeNow(session), storeDelayMs);
}
