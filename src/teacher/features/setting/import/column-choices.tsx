import { NativeSelect } from '@mantine/core';
import { columnMessages, importColumns } from '#contract/import/import-columns.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type Draft, importReads } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';

/** A choice of the meaning of each of the file's columns. */
export function ColumnChoices({ draft: { version, columns } }: { draft: Draft }) {
  const t = useMessages(importScreenMessages);
  const meanings = useMessages(columnMessages);
  const read = useSend('POST /admin/import_read', { refreshes: importReads });
  // The key contains the index, because several columns may have the same name.
  const keyedColumns = columns.map((one, index) => ({ ...one, index, key: `${index} ${one.head}` }));
  const assign = (index: number, value: string) => {
    const column = importColumns.find((one) => one === value) ?? null;
    // Clears other columns with the same meaning, because each meaning can be assigned only once.
    const assignedColumns = columns.map((one, place) =>
      place === index ? column : one.column === column ? null : one.column,
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
        ...importColumns.map((value) => ({ value, label: meanings(value) })),
      ]}
      onChange={({ currentTarget }) => assign(index, currentTarget.value)}
    />
  ));
}
