import type { RenderPreview } from '#teacher/shared/dialogs/preview-modal.tsx';
import { usePreload } from '#teacher/shared/use-preload.ts';
import { useCall } from '#ui/api/hooks.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { LazyCopyDialog } from '../copy/lazy-copy-dialog.ts';
import styles from '../resources.module.css';
import { BackToLibrary } from './back-to-library.tsx';
import { ResourceArticle } from './resource-article.tsx';

type ResourceDetailProps = { id: number; unitId: number | undefined; renderPreview: RenderPreview };

/** A resource with its facts, users and actions. */
export function ResourceDetail({ id, unitId, renderPreview }: ResourceDetailProps) {
  const detail = useCall('GET /resource/detail', { id }, { reportsInPlace: true });
  usePreload(LazyCopyDialog.load, detail.data !== undefined);
  return (
    <section className={styles.page}>
      <BackToLibrary unitId={unitId} />
      {detail.isPending && <Skeleton lines={4} height="6rem" />}
      {detail.isError && <LoadError error={detail.error} onRetry={() => void detail.refetch()} />}
      {detail.data && <ResourceArticle item={detail.data} unitId={unitId} renderPreview={renderPreview} />}
    </section>
  );
}
