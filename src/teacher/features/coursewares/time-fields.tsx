import { DateTimePicker } from '@mantine/dates';
import {
  type SettingsErrors,
  type SettingsForm,
  toPickerTime,
} from '#teacher/features/coursewares/settings-form.ts';
import { settingsMessages } from '#teacher/features/coursewares/settings-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './settings-drawer.module.css';

type TimeFieldsProps = {
  form: SettingsForm;
  errors: SettingsErrors;
  onChange: (change: Pick<Partial<SettingsForm>, 'openAt' | 'dueAt'>) => void;
};

/** The end of the day so many days from today, as the picker has it. */
function endOfDay(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  date.setHours(23, 59, 0, 0);
  return toPickerTime(date.getTime()) ?? '';
}

/** Opening and due time; both may stay empty. */
export function TimeFields({ form, errors, onChange }: TimeFieldsProps) {
  const t = useMessages(settingsMessages);
  const shared = {
    valueFormat: 'YYYY/M/D (ddd) HH:mm',
    clearable: true,
    nextLabel: t('next_month'),
    previousLabel: t('previous_month'),
    ariaLabels: { monthLevelControl: t('choose_month'), yearLevelControl: t('choose_year') },
    timePickerProps: { hoursInputLabel: t('hours'), minutesInputLabel: t('minutes_of_time') },
    submitButtonProps: { 'aria-label': t('set_time') },
    clearButtonProps: { 'aria-label': t('clear_time') },
  };
  return (
    <fieldset className={styles.part}>
      <legend>{t('when')}</legend>
      <DateTimePicker
        {...shared}
        label={t('open_at')}
        description={t('open_at_note')}
        placeholder={t('open_placeholder')}
        value={form.openAt}
        defaultTimeValue="08:00"
        onChange={(openAt) => onChange({ openAt })}
      />
      <DateTimePicker
        {...shared}
        label={t('due_at')}
        description={t('due_at_note')}
        placeholder={t('due_placeholder')}
        value={form.dueAt}
        error={errors.dueAt && t(errors.dueAt)}
        defaultTimeValue="23:59"
        presets={[
          { value: endOfDay(0), label: t('preset_end_of_day') },
          { value: endOfDay(1), label: t('preset_tomorrow') },
          { value: endOfDay(7), label: t('preset_week') },
        ]}
        onChange={(dueAt) => onChange({ dueAt })}
      />
    </fieldset>
  );
}
