import styles from '#player/features/attempt/attempt.module.css';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import { isWaitingToRetry } from '#player/features/attempt/outbox/outbox-status.ts';
import type { SessionState } from '#player/features/attempt/session/session.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Offline } from '#ui/illustrations/offline.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { EmptyState } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

type SubmittingProps = { state: SessionState; isTimeOver: boolean; onRetry: () => void };

/** Takes the player's place while the attempt is submitted. `isTimeOver`: the time of the attempt is over. */
export function Submitting({ state, isTimeOver, onRetry }: SubmittingProps) {
  const t = useMessages(attemptMessages);
  const waitingTextKey =
    state.outboxStatus === 'server_away' ? 'handing_in_server_away' : 'handing_in_offline';
  const reason = state.isClosedByTeacher ? 'closed_by_teacher' : isTimeOver ? 'time_is_up' : undefined;
  const title = t(reason ?? (state.attempt.is_marked ? 'handing_in' : 'one_moment'));
  if (!isWaitingToRetry(state.outboxStatus)) {
    return (
      <div className={styles.card}>
        <EmptyState picture={null} title={title} {...(reason ? { text: t(`${reason}_text`) } : {})}>
          <Skeleton lines={1} height="0.75rem" />
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={styles.card}>
      <EmptyState picture={<Offline />} title={title} text={state.problemText ?? t(waitingTextKey)}>
        <Button look="soft" onClick={onRetry}>
          {t('retry')}
        </Button>
      </EmptyState>
    </div>
  );
}
