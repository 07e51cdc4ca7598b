import { Button } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import styles from '#teacher/shared/setting/setting-card.module.css';
import { useSend } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import stateStyles from './record-store.module.css';
import { recordStoreMessages } from './record-store-messages.ts';

/** How many statements wait, when some were last sent, what went wrong, and a button that sends a test. */
export function RecordStoreState({ store }: { store: ApiReply<'GET /admin/record_store'> }) {
  const t = useMessages(recordStoreMessages);
  const formats = useFormats();
  const test = useSend('POST /admin/record_store_test', { failureText: t('test_failed') });
  const { waiting, sent_at, retry_at, error, status } = store;
  return (
    <div className={styles.stack}>
      <div>
        <p>{t('waiting', { count: waiting, number: formats.number(waiting) })}</p>
        <p>{sent_at === null ? t('not_sent') : t('sent', { time: formats.dateTime(sent_at) })}</p>
      </div>
      {error !== null && (
        <div role="alert" className={stateStyles.failure}>
          <p>{t(error, { status: status ?? 0 })}</p>
          {retry_at !== null && <p>{t('retry', { time: formats.dateTime(retry_at) })}</p>}
        </div>
      )}
      <div className={stateStyles.test}>
        <Button variant="default" loading={test.isPending} onClick={() => test.mutate({})}>
          {t('test')}
        </Button>
        <p role="status">{test.data && <TestResult {...test.data} />}</p>
      </div>
    </div>
  );
}

function TestResult({ error, status }: ApiReply<'POST /admin/record_store_test'>) {
  const t = useMessages(recordStoreMessages);
  return <span>{error === null ? t('test_done') : t(error, { status: status ?? 0 })}</span>;
}
