import { useEffect } from 'react';
import { Finished } from '#player/features/attempt/result/finished.tsx';
import { Result } from '#player/features/attempt/result/result.tsx';
import { forgetOnceSent } from '#player/features/attempt/take-along/forget-sent.ts';
import { Shell } from '#player/shared/shell/shell.tsx';
import type { Attempt } from '#player/storage/attempt-types.ts';

/** A submitted attempt: its marks, or for an activity without marks a way to open the content again. */
export function SubmittedAttempt({ attempt }: { attempt: Attempt }) {
  useEffect(() => forgetOnceSent(attempt.id), [attempt.id]);
  if (!attempt.is_marked) return <Finished attempt={attempt} />;
  return (
    <Shell>
      <Result attempt={attempt} />
    </Shell>
  );
}
