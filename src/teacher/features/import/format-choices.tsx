import { NativeSelect } from '@mantine/core';
import { importEncodings, importSeparators } from '#contract/import/import-columns.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type ImportDraft, importReads } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';

const encodingNames = {
  'utf-8': 'UTF-8',
  big5: 'Big5 (HKSCS)',
  gb18030: 'GB18030',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
};
const separatorKeys = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

/** Choices of the file's encoding and separator, if it has them. */
export function FormatChoices({ draft: { version, encoding, separator } }: { draft: ImportDraft }) {
  const t = useMessages(importScreenMessages);
  const read = useSend('POST /admin/import_read', { refreshes: importReads });
  return (
    <>
      {encoding && (
        <NativeSelect
          label={t('encoding')}
          value={encoding}
          data={importEncodings.map((value) => ({ value, label: encodingNames[value] }))}
          onChange={({ currentTarget }) => {
            const chosenEncoding = importEncodings.find(
              (importEncoding) => importEncoding === currentTarget.value,
            );
            if (chosenEncoding) read.mutate({ version, encoding: chosenEncoding });
          }}
        />
      )}
      {separator && (
        <NativeSelect
          label={t('separator')}
          value={separator}
          data={importSeparators.map((value) => ({ value, label: t(separatorKeys[value]) }))}
          onChange={({ currentTarget }) => {
            const chosenSeparator = importSeparators.find(
              (importSeparator) => importSeparator === currentTarget.value,
            );
            if (chosenSeparator) read.mutate({ version, separator: chosenSeparator });
          }}
        />
      )}
    </>
  );
}
