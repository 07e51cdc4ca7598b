import { useCallback, useEffect, useState } from 'react';
import { fetchAttempt } from '#player/features/attempt/attempt-calls.ts';
import { Finished } from '#player/features/attempt/result/finished.tsx';
import { Result } from '#player/features/attempt/result/result.tsx';
import { Doing } from '#player/features/attempt/work/attempt-work.tsx';
import type { Student } from '#player/session.ts';
import { LoadProblem } from '#player/shared/load-state.tsx';
import { onReturn } from '#player/shared/on-return.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import { Shell } from '#player/shared/shell/shell.tsx';
import { keepAttempt, readKeptAttempt } from '#player/storage/attempt-storage.ts';
import type { Attempt } from '#player/storage/attempt-types.ts';
import { isServerAway, TransportError } from '#ui/api/call.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

/** The attempt from the server or, while that cannot be reached or cannot serve, as this device kept it. */
async function loadAttempt(studentId: number, attemptId: number): Promise<Attempt> {
  try {
    const attempt = await fetchAttempt(attemptId);
    // It is shown meanwhile.
    void keepAttempt(studentId, attempt, serverClock.offset());
    return attempt;
  } catch (error) {
    const mayPass = error instanceof TransportError || isServerAway(error);
    const kept = mayPass ? await readKeptAttempt(studentId, attemptId) : undefined;
    if (!kept) throw error;
    serverClock.assume(kept.clockOffset);
    return kept.attempt;
  }
}

/** An attempt: being worked on, or its result. */
export function AttemptPage({ student, attemptId }: { student: Student; attemptId: number }) {
  const [attempt, setAttempt] = useState<Attempt>();
  const [lateCount, setLateCount] = useState(0);
  const [error, setError] = useState<Error>();
  const [isRetrying, setIsRetrying] = useState(true);
  const retry = useCallback(() => setIsRetrying(true), []);

  useEffect(() => {
    if (!isRetrying) return undefined;
    let isCurrent = true;
    const show = (loaded: Attempt | undefined, reason: Error | undefined) => {
      if (!isCurrent) return;
      setError(reason);
      setIsRetrying(false);
      if (loaded) setAttempt(loaded);
    };
    void loadAttempt(student.id, attemptId)
      .then((loaded) => show(loaded, undefined))
      .catch((reason: unknown) =>
        show(undefined, reason instanceof Error ? reason : new Error(String(reason))),
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

  // What is handed in changes by its teacher alone: a comment, a mark.
  const isHandedIn = attempt?.state === 'submitted';
  useEffect(() => (isHandedIn ? onReturn(retry) : undefined), [isHandedIn, retry]);

  const showResult = useCallback((submitted: Attempt, late: number) => {
    setAttempt(submitted);
    setLateCount(late);
    window.scrollTo(0, 0);
  }, []);

  if (attempt?.state === 'in_progress') {
    return <Doing studentId={student.id} attempt={attempt} onSubmitted={showResult} />;
  }
  if (attempt && !attempt.is_marked) return <Finished attempt={attempt} />;
  return (
    <Shell>
      {attempt && <Result attempt={attempt} lateCount={lateCount} />}
      {!attempt && error && <LoadProblem error={error} onRetry={retry} />}
      {!attempt && !error && <Skeleton lines={4} height="5rem" />}
    </Shell>
  );
}
