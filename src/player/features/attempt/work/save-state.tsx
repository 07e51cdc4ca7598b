import styles from '#player/features/attempt/attempt.module.css';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import type { SessionState } from '#player/features/attempt/session/session.ts';
import { Icon } from '#player/shared/icons.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';

/** State of saving, named by the key of its text; `none`: nothing has been answered. */
type SavingState = 'none' | 'saved' | 'saving' | 'waiting' | 'kept_to_send' | 'kept';

/** Tells a network failure from a busy server, because a student can do something about the network only. */
export function describeSaving(
  state: Pick<SessionState, 'answers' | 'unsentCount' | 'outboxStatus'>,
): SavingState {
  if (state.unsentCount === 0) {
    return Object.values(state.answers).some(({ save }) => save === 'saved') ? 'saved' : 'none';
  }
  switch (state.outboxStatus) {
    case 'idle':
    case 'sending':
      return 'saving';
    case 'server_away':
      return 'kept_to_send';
    case 'refused':
      return 'kept';
    default:
      return 'waiting';
  }
}

/** Says whether the answers are on the server, always in the same place. */
export function SaveState({ state, onRetry }: { state: SessionState; onRetry: () => void }) {
  const t = useMessages(attemptMessages);
  const savingState = describeSaving(state);
  const isUnsent = savingState === 'waiting' || savingState === 'kept' || savingState === 'kept_to_send';
  const { is_marked } = state.attempt;
  // Students who only read need no message unless something fails.
  const isHidden =
    !is_marked && (savingState === 'none' || savingState === 'saving' || savingState === 'saved');
  if (isHidden) return <span className={styles.save} />;
  const idleText = is_marked ? t('saves_itself') : '';
  return (
    <span className={styles.save} data-kind={savingState}>
      {savingState !== 'none' && (
        <Icon
          name={savingState === 'saved' ? 'check' : savingState === 'saving' ? 'save' : 'cloud'}
          size={18}
        />
      )}
      <span role="status">{savingState === 'none' ? idleText : t(savingState)}</span>
      {isUnsent && !state.isSubmitting && (
        <button type="button" className={styles.sendNow} onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </span>
  );
}
