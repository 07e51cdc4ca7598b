import styles from '#player/features/attempt/attempt.module.css';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import type { SessionState } from '#player/features/attempt/session/session.ts';
import { Icon } from '#player/shared/icons.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';

/** State of saving, named by the key of its text; `none`: nothing has been answered. */
type Saving = 'none' | 'saved' | 'saving' | 'waiting' | 'kept_to_send' | 'kept';

/** Tells a network failure from a busy server, because a student can do something about the network only. */
export function describeSaving(state: Pick<SessionState, 'answers' | 'unsent' | 'status'>): Saving {
  if (state.unsent === 0) {
    return Object.values(state.answers).some(({ save }) => save === 'saved') ? 'saved' : 'none';
  }
  switch (state.status) {
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
  const kind = describeSaving(state);
  const isUnsent = kind === 'waiting' || kind === 'kept' || kind === 'kept_to_send';
  const { is_marked } = state.attempt;
  // Students who only read need no message unless something fails.
  const isQuiet = !is_marked && (kind === 'none' || kind === 'saving' || kind === 'saved');
  if (isQuiet) return <span className={styles.save} />;
  const idle = is_marked ? t('saves_itself') : '';
  return (
    <span className={styles.save} data-kind={kind}>
      {kind !== 'none' && (
        <Icon name={kind === 'saved' ? 'check' : kind === 'saving' ? 'save' : 'cloud'} size={18} />
      )}
      <span role="status">{kind === 'none' ? idle : t(kind)}</span>
      {isUnsent && !state.isSubmitting && (
        <button type="button" className={styles.sendNow} onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </span>
  );
}
