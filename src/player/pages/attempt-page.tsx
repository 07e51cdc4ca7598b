import { useCallback, useEffect, useRef, useState } from 'react';
import { serverClock } from '#player/clock.ts';
import type { Attempt } from '#player/features/attempt/attempt-types.ts';
import { Doing } from '#player/features/attempt/doing.tsx';
import { keepAttempt, readKeptAttempt } from '#player/features/attempt/kept-attempt.ts';
import { Result } from '#player/features/attempt/result.tsx';
import { fetchAttempt } from '#player/features/attempt/transport.ts';
import type { Student } from '#player/session.ts';
import { LoadProblem } from '#player/shared/load-state.tsx';
import { Shell } from '#player/shared/shell.tsx';
import { TransportError } from '#ui/api/call.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

/** The attempt from the server or, without network, as this device kept it. */
async function loadAttempt(studentId: number, attemptId: number): Promise<Attempt> {
  try {
    const attempt = await fetchAttempt(attemptId);
    await keepAttempt(studentId, attempt, serverClock.offset());
    return attempt;
  } catch (error) {
    const kept = error instanceof TransportError ? await readKeptAttempt(studentId, attemptId) : undefined;
    if (!kept) throw error;
    serverClock.assume(kept.clockOffset);
    return kept.attempt;
  }
}

/** An attempt: being worked on, or its result. */
export function AttemptPage({ student, attemptId }: { student: Student; attemptId: number }) {
  const [attempt, setAttempt] = useState<Attempt>();
  const [error, setError] = useState<Error>();
  const isGone = useRef(false);

  const load = useCallback(async () => {
    try {
      const loaded = await loadAttempt(student.id, attemptId);
      if (isGone.current) return;
      setError(undefined);
      setAttempt(loaded);
    } catch (reason) {
      if (!isGone.current) setError(reason instanceof Error ? reason : new Error(String(reason)));
    }
  }, [student.id, attemptId]);
  const retry = useCallback(() => void load(), [load]);

  useEffect(() => {
    isGone.current = false;
    void load();
    return () => {
      isGone.current = true;
    };
  }, [load]);

  useEffect(() => {
    if (!error) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [error, retry]);

  const showResult = useCallback((submitted: Attempt) => {
    setAttempt(submitted);
    window.scrollTo(0, 0);
  }, []);

  if (attempt?.state === 'in_progress') {
    return <Doing studentId={student.id} attempt={attempt} onSubmitted={showResult} />;
  }
  return (
    <Shell>
      {attempt && <Result attempt={attempt} />}
      {!attempt && error && <LoadProblem error={error} onRetry={retry} />}
      {!attempt && !error && <Skeleton lines={4} height="5rem" />}
    </Shell>
  );
}
