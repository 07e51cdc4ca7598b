import { Button } from '@mantine/core';
import { IconArrowLeft, IconCopyPlus, IconEye, IconPencil } from '@tabler/icons-react';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { TypeLine } from '#teacher/shared/activities/activity-facts.tsx';
import { PreviewModal, type RenderPreview } from '#teacher/shared/dialogs/preview-modal.tsx';
import { usePreload } from '#teacher/shared/use-preload.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { LazyCopyDialog, loadCopyDialog } from './lazy-copy-dialog.tsx';
import { LikeButton } from './like-button.tsx';
import { resourceMessages } from './messages.ts';
import { Facts } from './resource-facts.tsx';
import { copyButtonId, type ResourceDetail as Detail } from './resource-item.ts';
import { ResourcePicture } from './resource-picture.tsx';
import { ResourceUse } from './resource-use.tsx';
import styles from './resources.module.css';

type DetailProps = { id: number; unitId: number | undefined; renderPreview: RenderPreview };

/** A resource with its facts, users and actions. */
export function ResourceDetail({ id, unitId, renderPreview }: DetailProps) {
  const detail = useCall('GET /resource/detail', { id }, { inPlace: true });
  usePreload(loadCopyDialog, detail.data !== undefined);
  return (
    <section className={styles.page}>
      <BackLink unitId={unitId} />
      {detail.isPending && <Skeleton lines={4} height="6rem" />}
      {detail.isError && <LoadError error={detail.error} onRetry={() => void detail.refetch()} />}
      {detail.data && <LoadedResource item={detail.data} unitId={unitId} renderPreview={renderPreview} />}
    </section>
  );
}

/** Leads back to the library with its filters and scroll position. */
function BackLink({ unitId }: { unitId: number | undefined }) {
  const t = useMessages(resourceMessages);
  const router = useRouter();
  const cameFromLibrary = useLocation({ select: ({ state }) => state.fromLibrary === true });
  return (
    <Button
      variant="subtle"
      className={styles.back}
      leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
      renderRoot={(props) => (
        <Link
          {...props}
          to="/resources/list"
          search={{ unit_id: unitId }}
          onClick={(event) => {
            if (!cameFromLibrary) return;
            event.preventDefault();
            router.history.back();
          }}
        />
      )}
    >
      {t('back')}
    </Button>
  );
}

function LoadedResource({ item, unitId, renderPreview }: Omit<DetailProps, 'id'> & { item: Detail }) {
  const t = useMessages(resourceMessages);
  const [shown, setShown] = useState<'copy' | 'preview'>();
  const close = () => setShown(undefined);
  return (
    <article className={styles.detail}>
      <ResourcePicture item={item} isFirst />
      <div className={styles.about}>
        <TypeLine {...item} />
        <h1>{item.name}</h1>
        <Facts item={item} />
        <div className={styles.buttons}>
          <Button
            data-opener={copyButtonId(item)}
            leftSection={<IconCopyPlus size={20} aria-hidden="true" />}
            onClick={() => setShown('copy')}
          >
            {t('copy')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconEye size={20} aria-hidden="true" />}
            onClick={() => setShown('preview')}
          >
            {t('preview')}
          </Button>
          <LikeButton item={item} />
          {item.is_own && (
            <Button
              variant="subtle"
              leftSection={<IconPencil size={20} aria-hidden="true" />}
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/teacher/diy/edit/$course_type/$id"
                  params={{ course_type: item.type, id: String(item.activity_id) }}
                />
              )}
            >
              {t('edit_original')}
            </Button>
          )}
        </div>
        <h2>{t('about')}</h2>
        <p className={styles.description}>{item.description || t('no_description')}</p>
        <ResourceUse item={item} />
      </div>
      {shown === 'copy' && <LazyCopyDialog item={item} unitId={unitId} onClose={close} />}
      {shown === 'preview' && <ResourcePreview item={item} renderPreview={renderPreview} onClose={close} />}
    </article>
  );
}

type ResourcePreviewProps = { item: Detail; renderPreview: RenderPreview; onClose: () => void };

function ResourcePreview({ item, ...rest }: ResourcePreviewProps) {
  const preview = useCall('GET /resource/preview', { id: item.id }, { inPlace: true });
  return <PreviewModal name={item.name} preview={preview} {...rest} />;
}
