import { Link } from 'wouter';
import { paths } from '#player/paths.ts';
import { TransportError } from '#ui/api/call.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { NotFoundPicture, OfflinePicture } from '#ui/illustrations/problem-pictures.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { EmptyState } from '#ui/primitives/page-state.tsx';
import styles from './load-state.module.css';
import { playerMessages } from './messages.ts';
import type { StoredCopyReason } from './use-load.ts';

/** Shown instead of a page that could not be loaded: says that there is no network, or gives the server's reason. */
export function LoadProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useMessages(playerMessages);
  const tCommon = useMessages(commonMessages);
  const isOffline = error instanceof TransportError;
  return (
    <div className={styles.card} role="alert">
      <EmptyState
        picture={isOffline ? <OfflinePicture /> : <NotFoundPicture />}
        title={isOffline ? t('offline_title') : error.message}
        {...(isOffline ? { text: t('offline_text') } : {})}
      >
        <Button look="soft" onClick={onRetry}>
          {tCommon('retry')}
        </Button>
        {!isOffline && <Link href={paths.home}>{t('to_home')}</Link>}
      </EmptyState>
    </div>
  );
}

/** Says that the page shows the copy stored on this device. */
export function StoredCopyNote({ reason }: { reason: StoredCopyReason }) {
  const t = useMessages(playerMessages);
  return (
    <p className={styles.note} role="status">
      {t(reason === 'offline' ? 'offline_copy' : 'server_away_copy')}
    </p>
  );
}
