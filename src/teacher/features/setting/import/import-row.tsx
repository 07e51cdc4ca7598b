import { Button, Checkbox } from '@mantine/core';
import { columnMessages, type ImportColumn } from '#contract/import/import-columns.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { CellField } from './cell-field.tsx';
import styles from './import.module.css';
import type { ImportItem } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';
import type { useImportActions } from './use-import-actions.ts';

type RowProps = { item: ImportItem; actions: ReturnType<typeof useImportActions> };

/** One line of the list, or one person who left: what it says, and what it changes. */
export function ImportRow({ item, actions }: RowProps) {
  const t = useMessages(importScreenMessages);
  const { line, kind, cells } = item;
  const english = cells['english_name'] ?? '';
  const made = item.changes.find(({ column }) => column === 'login_name')?.after;
  const signIn = cells['email'] || made || cells['login_name'] || '';
  return (
    <tr data-kind={kind}>
      <td className={styles.line}>{line ?? '–'}</td>
      <td>
        <span className={styles.badge} data-kind={kind}>
          {t(kind)}
        </span>
      </td>
      <th scope="row">
        {cells['name'] || '–'} {english !== '' && <span className={styles.english}>{english}</span>}
      </th>
      <td>
        {cells['class']} {cells['class_number']}
      </td>
      <td className={styles.address}>{signIn}</td>
      <td>
        <RowDetails item={item} actions={actions} />
      </td>
    </tr>
  );
}

function RowDetails({ item, actions }: RowProps) {
  const t = useMessages(importScreenMessages);
  const { line, kind, cells, user_id, closes } = item;
  const { isBusy } = actions;
  const name = cells['name'] ?? '';
  if (kind === 'left' && user_id !== null)
    return (
      <Checkbox
        label={t('close_account')}
        aria-label={`${t('close_account')}: ${name}`}
        checked={closes}
        disabled={isBusy}
        onChange={({ currentTarget }) => void actions.close([user_id], currentTarget.checked)}
      />
    );
  if (line === null) return null;
  const button = (text: string, answer: 'found' | 'new' | 'skip' | null) => (
    <Button
      size="xs"
      variant="default"
      disabled={isBusy}
      aria-label={`${text}: ${name}`}
      onClick={() => void actions.answer(line, answer)}
    >
      {text}
    </Button>
  );
  return (
    <div className={styles.details}>
      {item.problems.map((problem) => (
        <CellField
          key={`${problem.column} ${problem.key} ${cells[problem.column] ?? ''}`}
          item={item}
          problem={problem}
          onMend={(column, value) => actions.mend(line, column, value)}
        />
      ))}
      {kind !== 'wrong' && kind !== 'new' && <Changes item={item} />}
      {kind === 'ask' && <p className={styles.hint}>{t('ask_text')}</p>}
      <div className={styles.answers}>
        {kind === 'ask' && button(t('same_person'), 'found')}
        {kind === 'ask' && button(t('new_person'), 'new')}
        {(kind === 'wrong' || kind === 'ask') && button(t('leave_out'), 'skip')}
        {kind === 'skipped' && button(t('take_again'), null)}
      </div>
    </div>
  );
}

/** Field by field, what was and what will be. */
function Changes({ item }: { item: ImportItem }) {
  const t = useMessages(importScreenMessages);
  const columns = useMessages(columnMessages);
  if (item.changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {item.changes.map(({ column, before, after }) => (
        <li key={column}>
          {column === 'reopened' ? (
            t('reopened')
          ) : (
            <>
              {columns(column as ImportColumn)}: <del>{before || t('nothing_at')}</del> → <ins>{after}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
