import styles from '#player/features/attempt/attempt.module.css';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import type { SavingState, SessionState } from '#player/features/attempt/session/session.ts';
import { Icon } from '#player/shared/icons.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';

/** States in which something is not on the server, and sending now may help. */
const unsentStates: readonly SavingState[] = ['waiting', 'kept', 'kept_to_send', 'only_in_tab'];
const calmStates: readonly SavingState[] = ['none', 'saving', 'saved', 'typed'];

/** Says whether the answers are on the server, always in the same place. */
export function SaveState({ state, onRetry }: { state: SessionState; onRetry: () => void }) {
  const t = useMessages(attemptMessages);
  const savingState = state.saving;
  const isUnsent = unsentStates.includes(savingState);
  const { is_marked } = state.attempt;
  // Students who only read need no message unless something fails.
  if (!is_marked && calmStates.includes(savingState)) return <span className={styles.save} />;
  const idleText = is_marked ? t('saves_itself') : '';
  return (
    <span className={styles.save} data-kind={savingState}>
      {savingState !== 'none' && (
        <Icon name={savingState === 'saved' ? 'check' : isUnsent ? 'cloud' : 'save'} size={18} />
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
