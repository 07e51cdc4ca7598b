import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../import.module.css';
import type { ImportItem } from '../import-reads.ts';
import { importScreenMessages } from '../import-screen-messages.ts';
import type { useImportActions } from '../use-import-actions.ts';
import { RowDetails } from './row-details.tsx';

type RowProps = { item: ImportItem; actions: ReturnType<typeof useImportActions> };

/** One line of the list, or one person who left, with the changes that it causes. */
export function ImportRow({ item, actions }: RowProps) {
  const t = useMessages(importScreenMessages);
  const { line, place, kind, cells } = item;
  const englishName = cells['english_name'] ?? '';
  const loginName = item.changes.find(({ column }) => column === 'login_name')?.after;
  const name = cells['name'] || englishName;
  const teachings = item.changes.find(({ column }) => column === 'teachings')?.after ?? cells['teachings'];
  const signInName = cells['email'] || loginName || cells['login_name'] || '';
  return (
    <tr data-kind={kind}>
      <td className={styles.line}>{place || (line ?? '–')}</td>
      <td>
        <span className={styles.badge} data-kind={kind}>
          {t(kind)}
        </span>
      </td>
      <th scope="row">
        {name || '–'} {englishName !== name && <span className={styles.english}>{englishName}</span>}
      </th>
      <td>
        {item.person === 'teacher' ? teachings : `${cells['class'] ?? ''} ${cells['class_number'] ?? ''}`}
      </td>
      <td className={styles.address}>{signInName}</td>
      <td>
        <RowDetails item={item} actions={actions} />
      </td>
    </tr>
  );
}
