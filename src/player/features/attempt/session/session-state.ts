import { traceId } from '#form/trace-id.ts';
import { type AttemptWork, readWork } from '#player/features/attempt/unsent/attempt-lane.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import { storeAttempt } from '#player/storage/attempt-storage.ts';
import type { Attempt } from '#player/storage/attempt-types.ts';
import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import type { Failure } from '#ui/unsent/unsent-rules.ts';
import { buildAnswerStates, chooseChanges } from './answer-states.ts';
import type { RefusalCounts, SavingState, Session, SessionState } from './session.ts';

/** Computes the state that the page shows, and announces changes of it. */

type SetAside = Pick<UnsentEntry, 'state' | 'failure' | 'message'>;

/** The server says why it refuses something by a message, except for answers that are locked. */
function countRefusals(entries: readonly SetAside[]): RefusalCounts {
  const count = (isCounted: (entry: SetAside) => boolean) =>
    entries.filter((entry) => entry.state !== 'waiting' && isCounted(entry)).length;
  return {
    late: count(({ failure }) => failure === 'late'),
    locked: count(({ failure, message }) => failure === 'refused' && !message),
    invalid: count(({ failure }) => failure === 'invalid' || failure === 'too_large'),
  };
}

function listMessages(entries: readonly SetAside[]): string[] {
  const messages = entries.map(({ failure, message }) => (failure === 'refused' ? (message ?? '') : ''));
  return [...new Set(messages.filter((message) => message !== ''))];
}

type SavingFacts = {
  unsent: readonly Pick<UnsentEntry, 'state'>[];
  failure: Failure | undefined;
  /** The device has yet to store the bytes of a file. */
  isStoringFiles: boolean;
  isOnlyInTab: boolean;
  hasTyped: boolean;
  hasAnswers: boolean;
};

/** Tells a network failure from a busy server, because a student can do something about the network only. Pure. */
export function describeSaving(facts: SavingFacts): SavingState {
  const { unsent, failure, isStoringFiles, isOnlyInTab, hasTyped, hasAnswers } = facts;
  if (unsent.length > 0) {
    const isWaiting = unsent.some(({ state }) => state === 'waiting');
    if (isStoringFiles || (isWaiting && !failure)) return 'saving';
    if (isOnlyInTab) return 'only_in_tab';
    if (!isWaiting) return 'kept';
    return failure === 'no_reply' ? 'waiting' : 'kept_to_send';
  }
  if (hasTyped) return 'typed';
  return hasAnswers ? 'saved' : 'none';
}

function computeSaving(session: Session, work: AttemptWork): SavingState {
  const { queue, lane } = session;
  return describeSaving({
    unsent: work.all,
    failure: queue.laneState(lane).failure,
    isStoringFiles: work.added.some((entry) => queue.isBeingStored(entry)),
    isOnlyInTab: work.all.some((entry) => queue.isOnlyInTab(entry)),
    hasTyped: queue.list().some(({ kind, name }) => kind === 'typed' && name.startsWith(`${lane}/`)),
    hasAnswers:
      Object.values(session.answers).some(({ seq }) => seq > 0) ||
      Object.values(session.itemCounts).some((count) => count > 0),
  });
}

function computeState(session: Session): SessionState {
  const { queue, attempt, answers, lane, isClosedByTeacher, spaceControl } = session;
  const work = readWork(queue, attempt.id);
  const { failure } = queue.laneState(lane);
  const fileChanges = [...work.added, ...work.removed].filter(({ state }) => state === 'waiting');
  return {
    attempt,
    answers: buildAnswerStates({
      questionIds: [...attempt.questions.map(({ id }) => id), traceId],
      answers,
      changes: chooseChanges(work.answers, session.goneChanges),
      itemCounts: session.itemCounts,
      fileChanges: fileChanges.map(({ body }) => body),
      isWaiting: failure !== undefined,
      openingById: session.timedQuestions.getOpenings(),
      now: serverClock.now(),
      toDeviceTime: serverClock.toDeviceTime,
    }),
    saving: computeSaving(session, work),
    failure,
    isSubmitting: work.submit !== undefined,
    isClosedByTeacher,
    problemText: listMessages([...work.answers, ...(work.submit ? [work.submit] : [])])[0],
    refusals: countRefusals(work.answers),
    refusedEntries: { ...countRefusals(work.entries), messages: listMessages(work.entries) },
    spaceControl,
    waitingFileCount: fileChanges.length,
    refusedFileCount: work.added.filter(({ state }) => state !== 'waiting').length,
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
  if (session.attempt.state === 'submitted') return;
  session.storeTimer = setTimeout(() => storeAttemptWithoutDelay(session), storeDelayMs);
}

/** Stores what waits to be stored: the network is gone, or the page closes, and a reload finds only what is on the device. */
export function storeAttemptWithoutDelay(session: Session): void {
  if (session.storeTimer === undefined) return;
  clearTimeout(session.storeTimer);
  session.storeTimer = undefined;
  void storeAttemptNow(session);
}

/**
 * The one way out of 'in progress': ends what serves only an attempt in progress, so that nothing stores it as such
 * afterwards.
 */
export function endProgress(session: Session, submittedAttempt: Attempt): void {
  if (session.attempt.state === 'submitted') return;
  session.attempt = submittedAttempt;
  clearTimeout(session.storeTimer);
  session.storeTimer = undefined;
  session.timedQuestions.stop();
  session.timeSpent.stop();
  session.prefetch?.stop();
  void storeAttemptNow(session);
  if (!session.isClosed) session.onSubmitted(submittedAttempt);
}
