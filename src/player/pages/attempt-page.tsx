import { useCallback, useEffect, useState } from 'react';
import { fetchAttempt } from '#player/features/attempt/attempt-calls.ts';
import { whenUnsentReady } from '#player/features/attempt/unsent/start-unsent.ts';
import { AttemptWork } from '#player/features/attempt/work/attempt-work.tsx';
import type { Student } from '#player/session.ts';
import { LoadProblem } from '#player/shared/load-state.tsx';
import { onReturn } from '#player/shared/on-return.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import { Shell } from '#player/shared/shell/shell.tsx';
import { readStoredAttempt, storeAttempt } from '#player/storage/attempt-storage.ts';
import type { Attempt } from '#player/storage/attempt-types.ts';
import { isServerAway, TransportError } from '#ui/api/call.ts';
import { createLazyComponent } from '#ui/browser/lazy-component.tsx';
import { loadAfterPage } from '#ui/browser/load-after-page.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

const SubmittedAttempt = createLazyComponent(
  async () => (await import('./submitted-attempt.tsx')).SubmittedAttempt,
);

/** Reads the attempt from the server or, while it cannot be reached or is too busy, from this device. */
async function loadAttempt(studentId: number, attemptId: number): Promise<Attempt> {
  try {
    const attempt = await fetchAttempt(attemptId);
    // Not awaited, so that the attempt is shown without delay.
    void storeAttempt(studentId, attempt, serverClock.getOffset());
    return attempt;
  } catch (error) {
    const isTemporary = error instanceof TransportError || isServerAway(error);
    const storedAttempt = isTemporary ? await readStoredAttempt(studentId, attemptId) : undefined;
    if (!storedAttempt) throw error;
    serverClock.assumeOffset(storedAttempt.clockOffset);
    return storedAttempt.attempt;
  }
}

/** The page shows an attempt with what is unsent of it, from its first moment on. */
async function loadWithUnsent(studentId: number, attemptId: number): Promise<Attempt> {
  const [attempt] = await Promise.all([loadAttempt(studentId, attemptId), whenUnsentReady()]);
  return attempt;
}

/** An attempt in progress, or the result of a submitted one. */
export function AttemptPage({ student, attemptId }: { student: Student; attemptId: number }) {
  const [attempt, setAttempt] = useState<Attempt>();
  const [error, setError] = useState<Error>();
  const [isRetrying, setIsRetrying] = useState(true);
  const retry = useCallback(() => setIsRetrying(true), []);

  useEffect(() => {
    if (!isRetrying) return undefined;
    let isCurrent = true;
    const applyLoadResult = (loadedAttempt: Attempt | undefined, loadError: Error | undefined) => {
      if (!isCurrent) return;
      setError(loadError);
      setIsRetrying(false);
      if (loadedAttempt) setAttempt(loadedAttempt);
    };
    void loadWithUnsent(student.id, attemptId)
      .then((loadedAttempt) => applyLoadResult(loadedAttempt, undefined))
      .catch((reason: unknown) =>
        applyLoadResult(undefined, reason instanceof Error ? reason : new Error(String(reason))),
      );
    return () => {
      isCurrent = false;
    };
  }, [student.id, attemptId, isRetrying]);

  useEffect(() => {
    if (!error) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [error, retry]);

  // After submitting, only the teacher changes an attempt: a comment, a mark.
  const isSubmitted = attempt?.state === 'submitted';
  useEffect(() => (isSubmitted ? onReturn(retry) : undefined), [isSubmitted, retry]);

  // Loads the code of the result after the attempt is shown: the work starts sooner, and nobody submits that early.
  const isInProgress = attempt?.state === 'in_progress';
  useEffect(() => (isInProgress ? loadAfterPage(SubmittedAttempt.load) : undefined), [isInProgress]);

  const showResult = useCallback((finishedAttempt: Attempt) => {
    setAttempt(finishedAttempt);
    window.scrollTo(0, 0);
  }, []);

  if (attempt?.state === 'in_progress') {
    return <AttemptWork studentId={student.id} attempt={attempt} onSubmitted={showResult} />;
  }
  if (attempt) return <SubmittedAttempt attempt={attempt} />;
  return (
    <Shell>
      {error ? <LoadProblem error={error} onRetry={retry} /> : <Skeleton lines={4} height="5rem" />}
    </Shell>
  );
}
