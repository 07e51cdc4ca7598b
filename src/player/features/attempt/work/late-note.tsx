import { useEffect, useState } from 'react';
import styles from '#player/features/attempt/attempt.module.css';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import type { Attempt } from '#player/storage/attempt-types.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

const checkMs = 1_000;

/** Says from the student's due time on that the work will be late, and until when it is accepted. */
export function LateNote({ attempt: { late_from, deadline_at } }: { attempt: Attempt }) {
  const t = useMessages(attemptMessages);
  const { dateTime } = useFormats();
  const isLateNow = () => late_from !== undefined && serverClock.now() >= late_from;
  const [isLate, setIsLate] = useState(isLateNow);
  useEffect(() => {
    if (late_from === undefined) return undefined;
    const timer = setInterval(() => setIsLate(serverClock.now() >= late_from), checkMs);
    return () => clearInterval(timer);
  }, [late_from]);
  return (
    <p className={styles.late} role="status">
      {isLate && deadline_at !== null && t('late_now', { time: dateTime(deadline_at) })}
    </p>
  );
}
