import { useMessages } from '#ui/i18n/use-messages.ts';
import { ColumnChoices } from './column-choices.tsx';
import { FormatChoices } from './format-choices.tsx';
import styles from './import.module.css';
import type { Draft } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';

/** Options to read the file, if the guess was wrong: encoding, separator and columns. */
export function ReadingOptions({ draft, isOpen }: { draft: Draft; isOpen: boolean }) {
  const t = useMessages(importScreenMessages);
  return (
    <details className={styles.reading} open={isOpen || undefined}>
      <summary>{t('reading')}</summary>
      <div className={styles.fields}>
        <FormatChoices draft={draft} />
        {draft.format !== 'oneroster' && <ColumnChoices draft={draft} />}
      </div>
    </details>
  );
}
