import { useMessages } from '#ui/i18n/use-messages.ts';
import { ColumnChoices } from './column-choices.tsx';
import { FormatChoices } from './format-choices.tsx';
import styles from './import.module.css';
import type { ImportDraft } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';

/** Options for reading the file, in case the server guessed wrong: encoding, separator and columns. */
export function ReadingOptions({ draft, isOpen }: { draft: ImportDraft; isOpen: boolean }) {
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
