import { columnMessages } from '#contract/import/import-columns.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './import.module.css';
import type { ImportItem } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';
import { ImportRow } from './row/import-row.tsx';
import type { useImportActions } from './use-import-actions.ts';

type ImportTableProps = {
  items: readonly ImportItem[];
  isBusy: boolean;
  actions: ReturnType<typeof useImportActions>;
};

/** The shown lines of the list. `isBusy`: other lines are being read. */
export function ImportTable({ items, isBusy, actions }: ImportTableProps) {
  const t = useMessages(importScreenMessages);
  const tColumn = useMessages(columnMessages);
  const columnHeads = [
    t('line'),
    t('state'),
    tColumn('name'),
    tColumn('class'),
    t('sign_in'),
    t('difference'),
  ];
  return (
    <div className={styles.wide} data-scrolls-sideways>
      <table className={styles.table} aria-label={t('list')} aria-busy={isBusy}>
        <thead>
          <tr>
            {columnHeads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ImportRow key={item.line ?? `left ${item.user_id}`} item={item} actions={actions} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
