import type { ImportColumn } from '#contract/import/import-columns.ts';
import { problemMessages } from '#contract/import/import-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../import.module.css';
import type { ImportItem } from '../import-reads.ts';
import { CellField } from './cell-field.tsx';

type ProblemsProps = { item: ImportItem; onMend: (column: ImportColumn, value: string) => Promise<boolean> };

/** A field for each column with problems. A line with too many cells is shifted, so its cells cannot be mended one by one. */
export function RowProblems({ item: { problems, cells }, item, onMend }: ProblemsProps) {
  const tProblem = useMessages(problemMessages);
  if (problems.some(({ key }) => key === 'too_many_cells'))
    return <p className={styles.problem}>{tProblem('too_many_cells')}</p>;
  const columns = [...new Set(problems.map(({ column }) => column))];
  return columns.map((column) => (
    <CellField key={`${column} ${cells[column] ?? ''}`} item={item} column={column} onMend={onMend} />
  ));
}
