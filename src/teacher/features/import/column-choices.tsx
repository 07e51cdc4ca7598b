import { NativeSelect } from '@mantine/core';
import { columnMessages, importColumns } from '#contract/import/import-columns.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type ImportDraft, importReads } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';

/** A choice of the meaning of each of the file's columns. */
export function ColumnChoices({ draft: { version, columns } }: { draft: ImportDraft }) {
  const t = useMessages(importScreenMessages);
  const tColumn = useMessages(columnMessages);
  const read = useSend('POST /admin/import_read', { refreshes: importReads });
  // The key contains the index, because several columns may have the same name.
  const keyedColumns = columns.map((fileColumn, index) => ({
    ...fileColumn,
    index,
    key: `${index} ${fileColumn.head}`,
  }));
  const assignMeaning = (index: number, value: string) => {
    const meaning = importColumns.find((columnName) => columnName === value) ?? null;
    // Clears other columns with the same meaning, because each meaning can be assigned only once.
    const assignedColumns = columns.map((fileColumn, otherIndex) =>
      otherIndex === index ? meaning : fileColumn.column === meaning ? null : fileColumn.column,
    );
    read.mutate({ version, columns: assignedColumns });
  };
  return keyedColumns.map(({ key, index, head, sample, column }) => (
    <NativeSelect
      key={key}
      label={t(sample === '' ? 'column_named' : 'column_of', { head, sample })}
      value={column ?? ''}
      data={[
        { value: '', label: t('not_read') },
        ...importColumns.map((value) => ({ value, label: tColumn(value) })),
      ]}
      onChange={({ currentTarget }) => assignMeaning(index, currentTarget.value)}
    />
  ));
}
