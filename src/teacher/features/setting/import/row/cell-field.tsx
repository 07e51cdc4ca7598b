import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { columnMessages } from '#contract/import/import-columns.ts';
import { type ProblemKey, problemMessages } from '#contract/import/import-messages.ts';
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
  const columns = useMessages(columnMessages);
  const problems = useMessages(problemMessages);
  const reasons = item.problems
    .filter((one) => one.column === column)
    .map(({ key, params }) => problems(key as ProblemKey, params));
  const storedText = item.cells[column] ?? '';
  const [value, setValue] = useState(storedText);
  const [sent, setSent] = useState(storedText);
  const mend = async () => {
    if (value.trim() === sent) return;
    setSent(value.trim());
    if (!(await onMend(column, value.trim()))) setSent(storedText);
  };
  return (
    <TextInput
      size="sm"
      label={columns(column)}
      aria-label={t('mend', { column: columns(column), line: item.line ?? '' })}
      error={reasons.join(' ')}
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
      onBlur={() => void mend()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) void mend();
      }}
    />
  );
}
