import styles from '#player/features/attempt/attempt.module.css';
import type { SessionState } from '#player/features/attempt/session/session.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { unsentFilesMessages } from './unsent-files-messages.ts';

type Props = {
  state: Pick<SessionState, 'waitingFileCount' | 'refusedFileCount'>;
  onSubmitWithoutFiles: () => void;
};

/** Says which files are not sent yet, before and while submitting, with the choice to submit without them. */
export function UnsentFiles({ state, onSubmitWithoutFiles }: Props) {
  const t = useMessages(unsentFilesMessages);
  const { waitingFileCount: waiting, refusedFileCount: refused } = state;
  return (
    <div className={styles.unsentFiles}>
      {waiting > 0 && <p role="alert">{t('files_under_way', { count: waiting })}</p>}
      {refused > 0 && <p role="alert">{t('files_refused', { count: refused })}</p>}
      <Button look="soft" onClick={onSubmitWithoutFiles}>
        {t('submit_without_files', { count: waiting + refused })}
      </Button>
      <p className={styles.quiet}>{t('files_stay')}</p>
    </div>
  );
}
