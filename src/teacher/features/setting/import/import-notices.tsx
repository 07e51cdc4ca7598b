import { Button } from '@mantine/core';
import { columnMessages, type ImportColumn } from '#contract/import/import-columns.ts';
import { type NoticeKey, noticeMessages } from '#contract/import/import-messages.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './import.module.css';
import { type Draft, importReads } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';

/** What the teacher should know about the whole list before it is applied. */
export function Notices({ draft: { notices, version } }: { draft: Draft }) {
  const t = useMessages(importScreenMessages);
  const read = useSend('POST /admin/import_read', { refreshes: importReads });
  const texts = useMessages(noticeMessages);
  const columns = useMessages(columnMessages);
  const nameOf = (value: string | number | undefined) => columns(String(value) as ImportColumn);
  return notices.map(({ key, params }) => (
    <div key={key} className={styles.notice}>
      <p role="status">
        {texts(
          key as NoticeKey,
          key === 'columns_swapped'
            ? { first: nameOf(params['first']), second: nameOf(params['second']) }
            : params,
        )}
      </p>
      {key === 'places_missing' && (
        <Button
          variant="default"
          loading={read.isPending}
          onClick={() => read.mutate({ version, makes_missing: true })}
        >
          {t('make_them')}
        </Button>
      )}
    </div>
  ));
}
