import { NumberInput } from '@mantine/core';
import { lateHoursMax } from '#contract/limits.ts';
import { TimeField } from '#ui/dates/time-field.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './settings-fields.module.css';
import type { SettingsForm } from './settings-form.ts';
import { settingsMessages } from './settings-messages.ts';
import type { SettingsErrors } from './validate-settings.ts';

type TimeFieldsProps = {
  form: SettingsForm;
  /** True if the activity has marks: then work is submitted when time is over. */
  isMarked: boolean;
  errors: SettingsErrors;
  onChange: (changedFields: Pick<Partial<SettingsForm>, 'openAt' | 'dueAt' | 'lateHours'>) => void;
};

/** Fields for the opening and due time, which may stay empty, and with a due time for late work. */
export function TimeFields({ form, isMarked, errors, onChange }: TimeFieldsProps) {
  const t = useMessages(settingsMessages);
  return (
    <fieldset className={styles.part}>
      <legend>{t('when')}</legend>
      <TimeField
        label={t('open_at')}
        description={t('open_at_note')}
        placeholder={t('open_placeholder')}
        value={form.openAt}
        defaultTime="08:00"
        onChange={(openAt) => onChange({ openAt })}
      />
      <TimeField
        label={t('due_at')}
        description={t(isMarked ? 'due_at_note' : 'due_at_note_reading')}
        placeholder={t('due_placeholder')}
        value={form.dueAt}
        error={errors.dueAt && t(errors.dueAt)}
        defaultTime="23:59"
        hasEndOfDayPresets
        onChange={(dueAt) => onChange({ dueAt })}
      />
      {form.dueAt !== null && (
        <NumberInput
          label={t('late_hours')}
          description={t('late_hours_note')}
          value={form.lateHours}
          min={0}
          max={lateHoursMax}
          clampBehavior="none"
          hideControls
          inputMode="numeric"
          error={errors.lateHours && t(errors.lateHours, { max: lateHoursMax })}
          onChange={(value) => onChange({ lateHours: typeof value === 'number' ? value : '' })}
        />
      )}
    </fieldset>
  );
}
