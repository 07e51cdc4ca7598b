import { useState } from 'react';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { settingsMessages } from '#teacher/shared/courseware-settings/settings-messages.ts';
import { type CoursewareItem, coursewareReads } from '#teacher/shared/coursewares/coursewares.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { fromPickerTime, toPickerTime } from '#ui/dates/picker-time.ts';
import { TimeField } from '#ui/dates/time-field.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

type DueDialogProps = { coursewares: readonly CoursewareItem[]; onDone: () => void; onClose: () => void };

type DueError = 'due_before_open' | 'due_in_past';

/** A due time must be after each opening time, and in the future where students could work until then. */
function findDueError(dueAt: number | null, coursewares: readonly CoursewareItem[]): DueError | undefined {
  if (dueAt === null) return undefined;
  if (coursewares.some(({ open_at }) => open_at !== null && dueAt <= open_at)) return 'due_before_open';
  return dueAt <= Date.now() ? 'due_in_past' : undefined;
}

/** One due time for several coursewares. It begins with the one that they share. */
export function DueDialog({ coursewares, onDone, onClose }: DueDialogProps) {
  const t = useMessages(coursewareMessages);
  const tCommon = useMessages(commonMessages);
  const tSettings = useMessages(settingsMessages);
  const sharedDue = new Set(coursewares.map(({ due_at }) => due_at));
  const [dueAt, setDueAt] = useState(() =>
    toPickerTime(sharedDue.size === 1 ? (coursewares[0]?.due_at ?? null) : null),
  );
  const [error, setError] = useState<DueError>();
  const { mutate, isPending } = useSend('POST /teacher/courseware_due', {
    successText: t('edited'),
    refreshes: coursewareReads,
    onSuccess: onDone,
  });
  const save = () => {
    const due_at = fromPickerTime(dueAt);
    const newError = findDueError(due_at, coursewares);
    setError(newError);
    if (!newError) mutate({ ids: coursewares.map(({ id }) => id), due_at });
  };
  return (
    <FormDialog
      title={t('due_of', { count: coursewares.length })}
      submitLabel={tCommon('save')}
      busy={isPending}
      errors={error ? { dueAt: error } : {}}
      onSubmit={save}
      onClose={onClose}
    >
      <TimeField
        label={tSettings('due_at')}
        description={t('due_note')}
        placeholder={tSettings('due_placeholder')}
        value={dueAt}
        error={error && tSettings(error)}
        defaultTime="23:59"
        hasEndOfDayPresets
        onChange={setDueAt}
      />
    </FormDialog>
  );
}
