import styles from '#player/features/attempt/attempt.module.css';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import type { SessionState } from '#player/features/attempt/session/attempt-session.ts';
import { Icon } from '#player/shared/icons.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { describeSaving } from './describe-saving.ts';

/** Whether what was answered is on the server, always in the same place. */
export function SaveState({ state, onRetry }: { state: SessionState; onRetry: () => void }) {
  const t = useMessages(attemptMessages);
  const kind = describeSaving(state);
  const isHeld = kind === 'waiting' || kind === 'kept' || kind === 'kept_to_send';
  const { is_marked } = state.attempt;
  // Who only reads wants to know no more than that something could not be sent.
  const isQuiet = !is_marked && (kind === 'none' || kind === 'saving' || kind === 'saved');
  if (isQuiet) return <span className={styles.save} />;
  const idle = is_marked ? t('saves_itself') : '';
  return (
    <span className={styles.save} data-kind={kind}>
      {kind !== 'none' && (
        <Icon name={kind === 'saved' ? 'check' : kind === 'saving' ? 'save' : 'cloud'} size={18} />
      )}
      <span role="status">{kind === 'none' ? idle : t(kind)}</span>
      {isHeld && !state.isSubmitting && (
        <button type="button" className={styles.sendNow} onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </span>
  );
}
