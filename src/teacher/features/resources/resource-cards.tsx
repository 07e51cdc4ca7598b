import { Suspense, useState } from 'react';
import { useFollowedLink } from '#teacher/shared/lists/followed-link.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LazyCopyDialog } from './copy/lazy-copy-dialog.ts';
import { resourceMessages } from './messages.ts';
import { ResourceCard } from './resource-card.tsx';
import type { ResourceItem } from './resource-item.ts';
import styles from './resources.module.css';

type ResourceCardsProps = {
  items: readonly ResourceItem[];
  /** The unit for which the teacher looks for a resource. */
  unitId: number | undefined;
  isBusy: boolean;
};

/** The loaded resources as cards, and the dialog that copies one. */
export function ResourceCards({ items, unitId, isBusy }: ResourceCardsProps) {
  const t = useMessages(resourceMessages);
  const [resourceToCopy, setResourceToCopy] = useState<ResourceItem>();
  const followedLink = useFollowedLink();
  return (
    <>
      {items.length > 0 && (
        <ul className={styles.cards} aria-busy={isBusy} aria-label={t('title')}>
          {items.map((item, index) => (
            <ResourceCard
              key={item.id}
              item={item}
              unitId={unitId}
              isOnFirstScreen={index < 4}
              onFollowLink={followedLink.rememberLink}
              onCopy={setResourceToCopy}
            />
          ))}
        </ul>
      )}
      <Suspense>
        {resourceToCopy && (
          <LazyCopyDialog
            item={resourceToCopy}
            unitId={unitId}
            onClose={() => setResourceToCopy(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
