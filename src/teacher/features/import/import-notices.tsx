import { Button } from '@mantine/core';
import { columnMessages, type ImportColumn } from '#contract/import/import-columns.ts';
import { type NoticeKey, noticeMessages } from '#contract/import/import-messages.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './import.module.css';
import { type ImportDraft, importReads } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';

/** Notices about the whole list, shown before it is applied. */
export function ImportNotices({ draft: { notices, version } }: { draft: ImportDraft }) {
  const t = useMessages(importScreenMessages);
  const read = useSend('POST /admin/import_read', { refreshes: importReads });
  const tNotice = useMessages(noticeMessages);
  const tColumn = useMessages(columnMessages);
  const columnName = (value: string | number | undefined) => tColumn(String(value) as ImportColumn);
  return notices.map(({ key, params }) => (
    <div key={key} className={styles.notice}>
      <p role="status">
        {tNotice(
          key as NoticeKey,
          key === 'columns_swapped'
            ? { first: columnName(params['first']), second: columnName(params['second']) }
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
