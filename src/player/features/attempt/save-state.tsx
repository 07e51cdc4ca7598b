import { Icon } from '#player/shared/icons.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './attempt.module.css';
import type { SessionState } from './attempt-session.ts';
import { attemptMessages } from './messages.ts';

/** Whether what was answered is on the server, always in the same place. */
export function SaveState({ state, onRetry }: { state: SessionState; onRetry: () => void }) {
  const t = useMessages(attemptMessages);
  const hasSaved = Object.values(state.answers).some(({ save }) => save === 'saved');
  const kind =
    state.unsent === 0
      ? hasSaved
        ? 'saved'
        : 'none'
      : ['idle', 'sending'].includes(state.status)
        ? 'saving'
        : state.status === 'refused'
          ? 'kept'
          : 'waiting';
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
      {(kind === 'waiting' || kind === 'kept') && !state.isSubmitting && (
        <button type="button" className={styles.sendNow} onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </span>
  );
}
