import { useState } from 'react';
import { useLocation } from 'wouter';
import { startAttempt } from '#player/features/attempt/attempt-calls.ts';
import { startMessages } from '#player/features/start/messages.ts';
import styles from '#player/features/start/start.module.css';
import { paths } from '#player/paths.ts';
import type { Student } from '#player/session.ts';
import { Icon } from '#player/shared/icons.tsx';
import { findLastSubmitted, findLateEnd, type PlayItem } from '#player/shared/item-state.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import { storeAttempt } from '#player/storage/attempt-storage.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';

export function StartActions({ student, item }: { student: Student; item: PlayItem }) {
  const t = useMessages(startMessages);
  const [, navigate] = useLocation();
  const [key] = useState(() => randomKey());
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const runningAttempt = item.attempts.find(({ state }) => state === 'in_progress');
  const lastAttempt = findLastSubmitted(item);

  async function startAndOpen(): Promise<void> {
    setIsBusy(true);
    setProblem(undefined);
    try {
      const attempt = await startAttempt(item.courseware_id, key);
      await storeAttempt(student.id, attempt, serverClock.getOffset());
      navigate(paths.attempt(attempt.id));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setIsBusy(false);
    }
  }

  const startTextKey = lastAttempt ? 'start_again' : item.is_marked ? 'start' : 'open';
  const goToResult = () => lastAttempt && navigate(paths.attempt(lastAttempt.id));
  const mayContinue = runningAttempt && item.blocked !== 'courseware_closed' && item.blocked !== 'term_over';
  // An activity without marks has only one attempt, which can be opened again.
  const isDone = !item.is_marked && lastAttempt !== undefined;
  const mayStart = !runningAttempt && item.blocked === null && !isDone;
  const isLateNow = findLateEnd(item, serverClock.now()) !== undefined;
  const showsReason =
    item.blocked !== null && !mayContinue && !isDone && !(lastAttempt && item.blocked === 'attempts_used_up');
  return (
    <div className={styles.actions}>
      {isDone && (
        <p className={styles.done}>
          <Icon name="check" size={20} />
          <span>{t('is_done')}</span>
        </p>
      )}
      {mayContinue && (
        <Button wide onClick={() => navigate(paths.attempt(runningAttempt.id))}>
          {t(item.is_marked ? 'go_on' : 'open')}
        </Button>
      )}
      {mayStart && (
        <Button wide busy={isBusy} onClick={() => void startAndOpen()}>
          {t(startTextKey)}
        </Button>
      )}
      {lastAttempt && !runningAttempt && (
        <Button wide look={mayStart ? 'soft' : 'solid'} onClick={goToResult}>
          {t(item.is_marked ? 'see_result' : 'open_again')}
        </Button>
      )}
      {showsReason && item.blocked !== null && <p className={styles.note}>{t(`blocked_${item.blocked}`)}</p>}
      {isLateNow && (mayStart || mayContinue) && <p className={styles.note}>{t('late_now')}</p>}
      {item.time_limit_minutes !== null && mayStart && (
        <p className={styles.note}>{t(item.limit_on_device ? 'clock_on_device' : 'clock_runs')}</p>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
