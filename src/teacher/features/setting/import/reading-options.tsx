import { NativeSelect, Switch } from '@mantine/core';
import {
  columnMessages,
  importColumns,
  importEncodings,
  importSeparators,
} from '#contract/import/import-columns.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './import.module.css';
import { type Draft, importReads } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';

const encodingNames = {
  'utf-8': 'UTF-8',
  big5: 'Big5 (HKSCS)',
  gb18030: 'GB18030',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
};
const separatorNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

/** Options to read the file, if the guess was wrong: encoding, separator and columns. */
export function ReadingOptions({ draft, isOpen }: { draft: Draft; isOpen: boolean }) {
  const t = useMessages(importScreenMessages);
  const columns = useMessages(columnMessages);
  const read = useSend('POST /admin/import_read', { refreshes: importReads });
  const { version, encoding, separator } = draft;
  // The key contains the index, because several columns may have the same name.
  const named = draft.columns.map((one, index) => ({ ...one, index, key: `${index} ${one.head}` }));
  const assign = (index: number, value: string) => {
    const column = importColumns.find((one) => one === value) ?? null;
    // Clears other columns with the same meaning, because each meaning can be assigned only once.
    const assigned = draft.columns.map((one, place) =>
      place === index ? column : one.column === column ? null : one.column,
    );
    read.mutate({ version, columns: assigned });
  };
  return (
    <details className={styles.reading} open={isOpen || undefined}>
      <summary>{t('reading')}</summary>
      <div className={styles.fields}>
        {encoding && (
          <NativeSelect
            label={t('encoding')}
            value={encoding}
            data={importEncodings.map((value) => ({ value, label: encodingNames[value] }))}
            onChange={({ currentTarget }) => {
              const chosen = importEncodings.find((one) => one === currentTarget.value);
              if (chosen) read.mutate({ version, encoding: chosen });
            }}
          />
        )}
        {separator && (
          <NativeSelect
            label={t('separator')}
            value={separator}
            data={importSeparators.map((value) => ({ value, label: t(separatorNames[value]) }))}
            onChange={({ currentTarget }) => {
              const chosen = importSeparators.find((one) => one === currentTarget.value);
              if (chosen) read.mutate({ version, separator: chosen });
            }}
          />
        )}
        {draft.format !== 'oneroster' &&
          named.map(({ key, index, head, sample, column }) => (
            <NativeSelect
              key={key}
              label={t(sample === '' ? 'column_named' : 'column_of', { head, sample })}
              value={column ?? ''}
              data={[
                { value: '', label: t('not_read') },
                ...importColumns.map((value) => ({ value, label: columns(value) })),
              ]}
              onChange={({ currentTarget }) => assign(index, currentTarget.value)}
            />
          ))}
      </div>
    </details>
  );
}

/** An option to create the classes and subjects that the school lacks. */
export function MissingOption({ draft }: { draft: Draft }) {
  const t = useMessages(importScreenMessages);
  const read = useSend('POST /admin/import_read', { refreshes: importReads });
  const { version, makes_missing, missing_classes, missing_subjects } = draft;
  const names = [...missing_classes, ...missing_subjects].join(', ');
  return (
    <div>
      <Switch
        label={t('make_missing')}
        checked={(read.isPending ? read.variables.makes_missing : undefined) ?? makes_missing}
        onChange={({ currentTarget }) => read.mutate({ version, makes_missing: currentTarget.checked })}
      />
      {names !== '' && <p className={styles.hint}>{t('made', { names })}</p>}
    </div>
  );
}
