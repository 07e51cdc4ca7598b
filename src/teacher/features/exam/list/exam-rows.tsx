import { RowCheck } from '#teacher/shared/rows/row-check.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ExamItem } from '../exam-item.ts';
import { examMessages } from '../exam-messages.ts';
import { useResults } from '../results/use-results.ts';
import styles from './exam-list.module.css';
import { ExamRow, type ExamRowProps } from './exam-row.tsx';
import type { useSelection } from './use-selection.ts';

type ExamRowsProps = Pick<ExamRowProps, 'onOpen' | 'onMenu'> & {
  items: readonly ExamItem[];
  selection: ReturnType<typeof useSelection>;
  isPapers: boolean;
  total: number;
  totalIsBound: boolean;
};

/** The rows of a page, below a line that counts all and selects those of the page. */
export function ExamRows({ items, selection, isPapers, total, totalIsBound, ...rowProps }: ExamRowsProps) {
  const t = useMessages(examMessages);
  const { selectedIds, select, setAll } = selection;
  const resultById = useResults(items);
  const ids = items.map(({ id }) => id);
  const selectedCount = ids.filter((id) => selectedIds.has(id)).length;
  const countText = t(isPapers ? 'found_papers' : 'found_questions', { count: total });
  return (
    <>
      <div className={styles.top}>
        <RowCheck
          label={t('select_all')}
          checked={selectedCount === ids.length}
          isMixed={selectedCount > 0 && selectedCount < ids.length}
          onChange={(checked) => setAll(ids, checked)}
        />
        <p role="status">{totalIsBound ? t('more_than', { count: countText }) : countText}</p>
      </div>
      <ul className={styles.rows} aria-label={t(isPapers ? 'papers' : 'questions')}>
        {items.map((item) => (
          <ExamRow
            key={item.id}
            item={item}
            result={resultById.get(item.id)}
            isSelected={selectedIds.has(item.id)}
            onSelect={select}
            {...rowProps}
          />
        ))}
      </ul>
    </>
  );
}
