import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './audit.module.css';
import { auditMessages } from './audit-messages.ts';
import type { AuditEntry } from './audit-reads.ts';
import { AuditRow } from './audit-row.tsx';
import type { AuditSearch } from './audit-search.ts';
import type { AuditWords } from './describe-entry.ts';

type AuditTableProps = {
  entries: readonly AuditEntry[];
  search: AuditSearch;
  words: AuditWords;
  isBusy: boolean;
};

/** The entries, one line each; on phones one card each. */
export function AuditTable({ entries, search, words, isBusy }: AuditTableProps) {
  const t = useMessages(auditMessages);
  return (
    <div className={styles.wide} data-scrolls-sideways>
      <table className={styles.table} aria-busy={isBusy}>
        <caption className="el-visually-hidden">{t('list')}</caption>
        <thead>
          <tr>
            {(['time', 'change', 'details'] as const).map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} search={search} words={words} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
