import { Button } from '@mantine/core';
import { confirm } from '#teacher/shared/dialogs/confirm-store.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './import.module.css';
import { changeCountsOf, type ImportDraft, importReads } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';

/** Applies the list or discards it. */
export function ApplyBar({ draft }: { draft: ImportDraft }) {
  const t = useMessages(importScreenMessages);
  const { version, digest, is_ready } = draft;
  const apply = useSend('POST /admin/import_apply', { refreshes: importReads });
  const discard = useSend('POST /admin/import_discard', { refreshes: importReads });
  const counts = changeCountsOf(draft);
  const changesNothing = Object.values(counts).every((count) => count === 0);
  const hintText = !is_ready
    ? t('apply_blocked')
    : changesNothing
      ? t('apply_nothing')
      : t('done_text', counts);
  return (
    <div className={styles.bar}>
      <p id="import-reason" className={styles.hint} aria-live="polite">
        {hintText}
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
        disabled={!is_ready || changesNothing}
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
