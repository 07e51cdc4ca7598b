import { Progress } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './import.module.css';
import type { ImportDraft } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';

/** Shows how far the list has been applied. */
export function ImportProgress({ draft }: { draft: ImportDraft }) {
  const t = useMessages(importScreenMessages);
  return (
    <div role="status">
      <p>
        <strong>{t('applying')}</strong>
      </p>
      <Progress value={Math.max(5, draft.progress * 100)} animated aria-label={t('applying')} />
      <p className={styles.hint}>{t('applying_text')}</p>
    </div>
  );
}
