import { Button } from '@mantine/core';
import { columnMessages, type ImportColumn } from '#contract/import/import-columns.ts';
import { type NoticeKey, noticeMessages } from '#contract/import/import-messages.ts';
import { confirm } from '#teacher/shared/dialogs/confirm-store.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { SectionProps } from '../setting-sections.ts';
import styles from './import.module.css';
import { ImportList } from './import-list.tsx';
import { type Draft, importReads } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';
import { MissingOption, ReadingOptions } from './reading-options.tsx';

/** Notices for which the teacher should check the columns or the encoding. */
const readingNotices = ['name_missing', 'columns_swapped', 'encoding_wrong'];

/** The second step: shows the differences, lets people mend lines, and applies all of them. */
export function ReviewStep({ draft, ...section }: SectionProps & { draft: Draft }) {
  const t = useMessages(importScreenMessages);
  const { file_name, calendar_name, notices, failure } = draft;
  const failed =
    failure === 'import_school_changed' || failure === 'changed_elsewhere' ? 'failed_changed' : 'failed';
  return (
    <>
      <p className={styles.file}>
        <strong>{file_name}</strong> · {calendar_name}
      </p>
      {failure !== '' && (
        <p role="alert" className={styles.problem}>
          {t(failed)}
        </p>
      )}
      <Notices draft={draft} />
      <ReadingOptions draft={draft} isOpen={notices.some(({ key }) => readingNotices.includes(key))} />
      <MissingOption draft={draft} />
      <ImportList draft={draft} {...section} />
      <ApplyBar draft={draft} />
    </>
  );
}

function Notices({ draft: { notices, version } }: { draft: Draft }) {
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

export function countsOf({ counts, closing_count }: Draft) {
  return { added: counts.new, changed: counts.changed, moved: counts.moved, closed: closing_count };
}

function ApplyBar({ draft }: { draft: Draft }) {
  const t = useMessages(importScreenMessages);
  const { version, digest, is_ready } = draft;
  const apply = useSend('POST /admin/import_apply', { refreshes: importReads });
  const discard = useSend('POST /admin/import_discard', { refreshes: importReads });
  const counts = countsOf(draft);
  const isNothing = Object.values(counts).every((count) => count === 0);
  const reason = !is_ready ? t('apply_blocked') : isNothing ? t('apply_nothing') : t('done_text', counts);
  return (
    <div className={styles.bar}>
      <p id="import-reason" className={styles.hint} aria-live="polite">
        {reason}
      </p>
      <Button
        variant="default"
        disabled={apply.isPending}
        loading={discard.isPending}
        onClick={async () => {
          if (await confirm({ text: t('discard_text'), confirmLabel: t('discard') })) discard.mutate({});
        }}
      >
        {t('discard')}
      </Button>
      <Button
        disabled={!is_ready || isNothing}
        loading={apply.isPending}
        aria-describedby="import-reason"
        onClick={async () => {
          if (await confirm({ text: t('confirm', counts), confirmLabel: t('apply') }))
            apply.mutate({ version, digest });
        }}
      >
        {t('apply')}
      </Button>
    </div>
  );
}
