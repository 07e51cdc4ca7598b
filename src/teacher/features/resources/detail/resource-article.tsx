import { Suspense, useState } from 'react';
import { TypeLine } from '#teacher/shared/activities/activity-facts.tsx';
import type { RenderPreview } from '#teacher/shared/dialogs/preview-modal.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LazyCopyDialog } from '../copy/lazy-copy-dialog.ts';
import { resourceMessages } from '../messages.ts';
import { ResourceFacts } from '../resource-facts.tsx';
import type { ResourceDetail } from '../resource-item.ts';
import { ResourcePicture } from '../resource-picture.tsx';
import styles from '../resources.module.css';
import { ResourceButtons } from './resource-buttons.tsx';
import { ResourcePreview } from './resource-preview.tsx';
import { ResourceUse } from './resource-use.tsx';

type ResourceArticleProps = {
  item: ResourceDetail;
  unitId: number | undefined;
  renderPreview: RenderPreview;
};

/** A resource with its picture, its facts and its actions. */
export function ResourceArticle({ item, unitId, renderPreview }: ResourceArticleProps) {
  const t = useMessages(resourceMessages);
  const [shownDialog, setShownDialog] = useState<'copy' | 'preview'>();
  const closeDialog = () => setShownDialog(undefined);
  return (
    <article className={styles.detail}>
      <ResourcePicture item={item} isOnFirstScreen />
      <div className={styles.about}>
        <TypeLine {...item} />
        <h1>{item.name}</h1>
        <ResourceFacts item={item} />
        <ResourceButtons item={item} onShowDialog={setShownDialog} />
        <h2>{t('about')}</h2>
        <p className={styles.description}>{item.description || t('no_description')}</p>
        <ResourceUse item={item} />
      </div>
      <Suspense>
        {shownDialog === 'copy' && <LazyCopyDialog item={item} unitId={unitId} onClose={closeDialog} />}
      </Suspense>
      {shownDialog === 'preview' && (
        <ResourcePreview item={item} renderPreview={renderPreview} onClose={closeDialog} />
      )}
    </article>
  );
}
