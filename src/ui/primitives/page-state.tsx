import { useSyncExternalStore } from 'react';
import type { Elements } from '#ui/elements.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ErrorPicture } from '#ui/illustrations/problem-pictures.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { getToasts, subscribeToasts } from '#ui/toast/toast-store.ts';
import styles from './page-state.module.css';

type EmptyStateProps = {
  picture: Elements;
  title: string;
  /** 'h1' if it is the whole page. */
  titleAs?: 'p' | 'h1';
  text?: string;
  children?: Elements;
};

/** Shown in place of an empty list: a picture, the reason, and the next step. */
export function EmptyState({ picture, title, titleAs: Title = 'p', text, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {picture}
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}

/** Shown in place of content that could not be loaded. Hides the reason while a toast shows it. */
export function LoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useMessages(commonMessages);
  const isInToast = useSyncExternalStore(subscribeToasts, getToasts).some(
    ({ text }) => text === error.message,
  );
  return (
    <EmptyState picture={<ErrorPicture />} title={t('load_failed')}>
      <p className={styles.text} data-said={isInToast || undefined}>
        {error.message}
      </p>
      <Button look="soft" onClick={onRetry}>
        {t('retry')}
      </Button>
    </EmptyState>
  );
}
