import { useIntersection } from '@mantine/hooks';
import { useEffect } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { resourceMessages } from './messages.ts';
import styles from './resources.module.css';

type MoreButtonProps = { isRestoring: boolean; isBusy: boolean; hasFailed: boolean; onLoadMore: () => void };

/**
 * Loads the next page when the button comes near the window, when `isRestoring`, or when clicked; after a failure
 * only when clicked.
 */
export function MoreButton({ isRestoring, isBusy, hasFailed, onLoadMore }: MoreButtonProps) {
  const t = useMessages(resourceMessages);
  const { ref, entry } = useIntersection({ rootMargin: '600px' });
  const isNear = entry?.isIntersecting ?? false;
  useEffect(() => {
    if ((isNear || isRestoring) && !isBusy && !hasFailed) onLoadMore();
  }, [isNear, isRestoring, isBusy, hasFailed, onLoadMore]);
  return (
    <Button ref={ref} look="soft" busy={isBusy} className={styles.more} onClick={onLoadMore}>
      {t('more')}
    </Button>
  );
}
