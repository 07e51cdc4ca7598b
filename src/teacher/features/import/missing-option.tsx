import { Switch } from '@mantine/core';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './import.module.css';
import { type ImportDraft, importReads } from './import-reads.ts';
import { importScreenMessages } from './import-screen-messages.ts';

/** An option to create the classes and subjects that the school lacks. */
export function MissingOption({ draft }: { draft: ImportDraft }) {
  const t = useMessages(importScreenMessages);
  const read = useSend('POST /admin/import_read', { refreshes: importReads });
  const { version, makes_missing, missing_classes, missing_subjects } = draft;
  const missingNames = [...missing_classes, ...missing_subjects].join(', ');
  return (
    <div>
      <Switch
        label={t('make_missing')}
        checked={(read.isPending ? read.variables.makes_missing : undefined) ?? makes_missing}
        onChange={({ currentTarget }) => read.mutate({ version, makes_missing: currentTarget.checked })}
      />
      {missingNames !== '' && <p className={styles.hint}>{t('made', { names: missingNames })}</p>}
    </div>
  );
}
