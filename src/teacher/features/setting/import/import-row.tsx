import { Button, Checkbox } from '@mantine/core';
import { columnMessages, type ImportColumn } from '#contract/import/import-columns.ts';
import { problemMessages } from '#contract/import/import-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { CellField } from './cell-field.tsx';
import styles from './import.module.css';
import type { ImportItem } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';
import type { useImportActions } from './use-import-actions.ts';

type RowProps = { item: ImportItem; actions: ReturnType<typeof useImportActions> };

/** One line of the list, or one person who left, with the changes that it causes. */
export function ImportRow({ item, actions }: RowProps) {
  const t = useMessages(importScreenMessages);
  const { line, kind, cells } = item;
  const english = cells['english_name'] ?? '';
  const loginName = item.changes.find(({ column }) => column === 'login_name')?.after;
  const name = cells['name'] || english;
  const teachings = item.changes.find(({ column }) => column === 'teachings')?.after ?? cells['teachings'];
  const signIn = cells['email'] || loginName || cells['login_name'] || '';
  return (
    <tr data-kind={kind}>
      <td className={styles.line}>{line ?? '–'}</td>
      <td>
        <span className={styles.badge} data-kind={kind}>
          {t(kind)}
        </span>
      </td>
      <th scope="row">
        {name || '–'} {english !== name && <span className={styles.english}>{english}</span>}
      </th>
      <td>
        {item.person === 'teacher' ? teachings : `${cells['class'] ?? ''} ${cells['class_number'] ?? ''}`}
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
  const name = cells['name'] || (cells['english_name'] ?? '');
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
      <Problems item={item} onMend={(column, value) => actions.mend(line, column, value)} />
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

type ProblemsProps = { item: ImportItem; onMend: (column: ImportColumn, value: string) => Promise<boolean> };

/** A field for each column with problems. A line with too many cells is shifted, so its cells cannot be mended one by one. */
function Problems({ item: { problems, cells }, item, onMend }: ProblemsProps) {
  const texts = useMessages(problemMessages);
  if (problems.some(({ key }) => key === 'too_many_cells'))
    return <p className={styles.problem}>{texts('too_many_cells')}</p>;
  const columns = [...new Set(problems.map(({ column }) => column))];
  return columns.map((column) => (
    <CellField key={`${column} ${cells[column] ?? ''}`} item={item} column={column} onMend={onMend} />
  ));
}

/** The old and the new value of each field. */
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
