import styles from '#teacher/shared/setting/setting-card.module.css';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { RecordStoreForm } from './record-store-form.tsx';
import { recordStoreMessages } from './record-store-messages.ts';
import { RecordStoreState } from './record-store-state.tsx';

const stateIntervalMs = 10_000;

/** Where statements of learning are sent, and how that goes. */
export function RecordStoreSetting() {
  const t = useMessages(recordStoreMessages);
  const store = useCall(
    'GET /admin/record_store',
    {},
    { reportsInPlace: true, refetchMs: (reply) => (reply?.is_on ? stateIntervalMs : undefined) },
  );
  return (
    <section className={styles.card} aria-labelledby="setting-record-store">
      <h2 id="setting-record-store">{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      {store.isPending && <Skeleton lines={5} height="2.75rem" />}
      {store.isError && <LoadError error={store.error} onRetry={() => void store.refetch()} />}
      {store.data && (
        <>
          <RecordStoreForm store={store.data} />
          {store.data.address !== '' && <RecordStoreState store={store.data} />}
        </>
      )}
    </section>
  );
}
