import { Checkbox } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../import.module.css';
import type { ImportItem } from '../import-reads.ts';
import { importScreenMessages } from '../import-screen-messages.ts';
import type { useImportActions } from '../use-import-actions.ts';
import { RowAnswers } from './row-answers.tsx';
import { RowChanges } from './row-changes.tsx';
import { RowProblems } from './row-problems.tsx';

type RowProps = { item: ImportItem; actions: ReturnType<typeof useImportActions> };

/** The changes of a line, its problems, and buttons to answer its questions. */
export function RowDetails({ item, actions }: RowProps) {
  const t = useMessages(importScreenMessages);
  const { line, kind, cells, user_id, closes } = item;
  const name = cells['name'] || (cells['english_name'] ?? '');
  if (kind === 'left' && user_id !== null)
    return (
      <Checkbox
        label={t('close_account')}
        aria-label={`${t('close_account')}: ${name}`}
        checked={closes}
        disabled={actions.isBusy}
        onChange={({ currentTarget }) => void actions.close([user_id], currentTarget.checked)}
      />
    );
  if (line === null) return null;
  return (
    <div className={styles.details}>
      <RowProblems item={item} onMend={(column, value) => actions.mend(line, column, value)} />
      {kind !== 'wrong' && kind !== 'new' && <RowChanges item={item} />}
      {kind === 'ask' && <p className={styles.hint}>{t('ask_text')}</p>}
      <RowAnswers item={item} line={line} name={name} actions={actions} />
    </div>
  );
}
