import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { columnMessages } from '#contract/import/import-columns.ts';
import { type ProblemKey, problemMessages } from '#contract/import/import-messages.ts';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ImportItem } from '../import-reads.ts';
import { importScreenMessages } from '../import-screen-messages.ts';

type Problem = ImportItem['problems'][number];
type CellFieldProps = {
  item: ImportItem;
  column: Problem['column'];
  onMend: (column: Problem['column'], value: string) => Promise<boolean>;
};

/** A field for a cell with all its problems. Enter, or leaving the field, checks the line again. */
export function CellField({ item, column, onMend }: CellFieldProps) {
  const t = useMessages(importScreenMessages);
  const tColumn = useMessages(columnMessages);
  const tProblem = useMessages(problemMessages);
  const problemTexts = item.problems
    .filter((problem) => problem.column === column)
    .map(({ key, params }) => tProblem(key as ProblemKey, params));
  const storedText = item.cells[column] ?? '';
  const [value, setValue] = useState(storedText);
  const [lastSentText, setLastSentText] = useState(storedText);
  const sendCorrection = async () => {
    if (value.trim() === lastSentText) return;
    setLastSentText(value.trim());
    if (!(await onMend(column, value.trim()))) setLastSentText(storedText);
  };
  return (
    <TextInput
      size="sm"
      label={tColumn(column)}
      aria-label={t('mend', { column: tColumn(column), line: item.place || (item.line ?? '') })}
      error={problemTexts.join(' ')}
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
      onBlur={() => void sendCorrection()}
      onKeyDown={(event) => {
        if (pressedKey(event) === 'Enter') void sendCorrection();
      }}
    />
  );
}
