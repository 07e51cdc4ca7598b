import { Button, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { otherIdMaxLength } from '#contract/limits.ts';
import { nameFile } from '#teacher/shared/tables/table-cells.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { download } from '#ui/api/download.ts';
import { saveFile } from '#ui/browser/save-file.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { schoolClock } from '#ui/school-store.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { KeptNote } from '#ui/unsent/kept-note.tsx';
import { useTypedChanges } from '#ui/unsent/use-typed-changes.ts';
import styles from './roster-results.module.css';
import { rosterResultsMessages } from './roster-results-messages.ts';

type RosterIds = Pick<ApiReply<'GET /admin/roster_results'>, 'school_id' | 'term_id'>;

type FormProps = {
  calendarId: number;
  classId: number | undefined;
  results: RosterIds;
  /** Names of the school year and the class, for the file. */
  nameParts: readonly string[];
  onSaved: () => void;
};

/** The ids that the other system has for school and term, and the download; the server keeps the ids. */
export function RosterResultsForm({ calendarId, classId, results, nameParts, onSaved }: FormProps) {
  const t = useMessages(rosterResultsMessages);
  const formats = useFormats();
  const [bytes, setBytes] = useState<number>();
  const { school_id, term_id } = results;
  const typed = useTypedChanges<RosterIds>(`setting:roster_results:${calendarId}`, t('title'), {
    school_id,
    term_id,
  });
  const { value: draft, change } = typed;
  const save = async () => {
    const input = { calendar_id: calendarId, ...(classId !== undefined && { class_id: classId }), ...draft };
    const zip = await download('POST /admin/roster_results_export', input, { onBytes: setBytes });
    const today = schoolClock().localDateAt(Date.now()).toISOString().slice(0, 10);
    saveFile(zip, nameFile(['OneRoster', ...nameParts, today], 'zip'));
    showToast('success', t('saved'));
    onSaved();
  };
  const saveAndTell = async () => {
    setBytes(0);
    const saving = save();
    typed.clearAfter(saving);
    await saving.catch((error: unknown) =>
      showToast('error', error instanceof ApiError ? error.message : t('failed')),
    );
    setBytes(undefined);
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void saveAndTell();
      }}
    >
      <KeptNote typed={typed} />
      {(['school_id', 'term_id'] as const).map((field) => (
        <TextInput
          key={field}
          label={t(field)}
          description={t('id_text')}
          maxLength={otherIdMaxLength}
          autoComplete="off"
          spellCheck={false}
          value={draft[field]}
          onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
        />
      ))}
      <div className={styles.save}>
        <Button
          type="submit"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          loading={bytes !== undefined}
        >
          {t('export')}
        </Button>
        <p role="status">
          {bytes !== undefined && bytes > 0 && t('received', { size: formats.bytes(bytes) })}
        </p>
      </div>
    </form>
  );
}
