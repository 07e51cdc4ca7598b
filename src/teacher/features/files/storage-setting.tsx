import styles from '#teacher/shared/setting/setting-card.module.css';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { QuotaForm } from './quota-form.tsx';
import { storageMessages } from './storage-messages.ts';
import { StorageUseBar } from './storage-use-bar.tsx';
import { UnfinishedUploads } from './unfinished-uploads.tsx';

/** The storage that the school's files use, and its limit. */
export function StorageSetting() {
  const t = useMessages(storageMessages);
  const storage = useCall('GET /admin/storage', {}, { reportsInPlace: true });
  return (
    <section className={styles.card} aria-labelledby="setting-storage">
      <h2 id="setting-storage">{t('storage')}</h2>
      <p className={styles.text}>{t('storage_text')}</p>
      {storage.isPending && <Skeleton lines={3} height="2.75rem" />}
      {storage.isError && <LoadError error={storage.error} onRetry={() => void storage.refetch()} />}
      {storage.data && (
        <>
          <StorageUseBar storage={storage.data} />
          <QuotaForm storage={storage.data} />
          <UnfinishedUploads />
        </>
      )}
    </section>
  );
}
