import { useEffect, useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { countOverMinutes, findLeftMs, findTripStart } from '../trace/trip-time.ts';
import styles from './player.module.css';
import { playerMessages } from './player-messages.ts';
import type { TripPlayerProps } from './trip-props.ts';

const minuteMs = 60_000;
const tickMs = 5_000;

type TripClockProps = Pick<TripPlayerProps, 'content' | 'answers'> & { limitMinutes: number };

/** The minutes that are left since the first check-in, by the clock of the device. Nothing ends with them. */
export function TripClock({ content, answers, limitMinutes }: TripClockProps) {
  const t = useMessages(playerMessages);
  const responses = Object.fromEntries(Object.entries(answers).map(([id, { response }]) => [id, response]));
  const startedAt = findTripStart(content.stops, responses);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (startedAt === undefined) return undefined;
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [startedAt]);
  if (startedAt === undefined)
    return <p className={styles.clock}>{t('time_from_check_in', { count: limitMinutes })}</p>;
  const leftMs = findLeftMs(startedAt, limitMinutes, now);
  if (leftMs > 0)
    return (
      <p className={styles.clock} role="timer">
        {t('time_left', { count: Math.min(limitMinutes, Math.ceil(leftMs / minuteMs)) })}
      </p>
    );
  const over = countOverMinutes(leftMs);
  return (
    <p className={styles.note} role="status">
      {over === 0 ? t('time_over') : t('time_over_by', { count: over })}
    </p>
  );
}
