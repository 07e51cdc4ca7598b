import { columnMessages, type ImportColumn } from '#contract/import/import-columns.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../import.module.css';
import type { ImportItem } from '../import-reads.ts';
import { importScreenMessages } from '../import-screen-messages.ts';

/** The old and the new value of each field. */
export function RowChanges({ item }: { item: ImportItem }) {
  const t = useMessages(importScreenMessages);
  const tColumn = useMessages(columnMessages);
  if (item.changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {item.changes.map(({ column, before, after }) => (
        <li key={column}>
          {column === 'reopened' ? (
            t('reopened')
          ) : (
            <>
              <span>{tColumn(column as ImportColumn)}: </span>
              <del>{before || t('nothing_at')}</del>
              <span> → </span>
              <ins>{after}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
