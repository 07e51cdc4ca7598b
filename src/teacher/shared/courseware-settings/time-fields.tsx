import { DateTimePicker } from '@mantine/dates';
import { useMediaQuery } from '@mantine/hooks';
import { useId } from 'react';
import { LocalizedDates } from '#teacher/shared/localized-dates.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { schoolClock } from '#ui/school-store.ts';
import { fromPickerTime, toPickerTime } from './picker-time.ts';
import styles from './settings-fields.module.css';
import type { SettingsForm } from './settings-form.ts';
import { settingsMessages } from './settings-messages.ts';
import type { SettingsErrors } from './validate-settings.ts';

type TimeFieldsProps = {
  form: SettingsForm;
  /** True if the activity has marks: then work is submitted when time is over. */
  isMarked: boolean;
  errors: SettingsErrors;
  onChange: (changedFields: Pick<Partial<SettingsForm>, 'openAt' | 'dueAt'>) => void;
};

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** The end of the day that is `daysFromToday` days from now, in the format of the picker. */
function endOfDay(daysFromToday: number): string {
  const { dayNumberAt, timeOfLocal } = schoolClock();
  return toPickerTime(timeOfLocal((dayNumberAt(Date.now()) + daysFromToday + 1) * dayMs - minuteMs)) ?? '';
}

/** Fields for the opening and due time; both may stay empty. */
export function TimeFields({ form, isMarked, errors, onChange }: TimeFieldsProps) {
  const t = useMessages(settingsMessages);
  const language = useLanguage();
  const formats = useFormats();
  const isWide = useMediaQuery('(width >= 36em)', true, { getInitialValueInEffect: false });
  const openId = useId();
  const dueId = useId();
  const inputProps = {
    valueFormat: 'YYYY/M/D (ddd) HH:mm',
    clearable: true,
    nextLabel: t('next_month'),
    previousLabel: t('previous_month'),
    monthLabelFormat: language === 'en' ? 'MMMM YYYY' : 'YYYY年M月',
    getDayProps: (date: string) => ({ 'aria-label': formats.date(fromPickerTime(`${date} 12:00:00`) ?? 0) }),
    timePickerProps: { hoursInputLabel: t('hours'), minutesInputLabel: t('minutes_of_time') },
    submitButtonProps: { 'aria-label': t('set_time') },
    clearButtonProps: { 'aria-label': t('clear_time') },
  };
  const dueTimePresets = [
    { value: endOfDay(0), label: t('preset_end_of_day') },
    { value: endOfDay(1), label: t('preset_tomorrow') },
    { value: endOfDay(7), label: t('preset_week') },
  ];
  return (
    <LocalizedDates>
      <fieldset className={styles.part}>
        <legend>{t('when')}</legend>
        <DateTimePicker
          {...inputProps}
          id={openId}
          popoverProps={{ id: openId }}
          label={t('open_at')}
          description={t('open_at_note')}
          placeholder={t('open_placeholder')}
          value={form.openAt}
          defaultTimeValue={form.openAt?.slice(11, 16) ?? '08:00'}
          onChange={(openAt) => onChange({ openAt })}
        />
        <DateTimePicker
          {...inputProps}
          id={dueId}
          popoverProps={{ id: dueId }}
          label={t('due_at')}
          description={t(isMarked ? 'due_at_note' : 'due_at_note_reading')}
          placeholder={t('due_placeholder')}
          value={form.dueAt}
          error={errors.dueAt && t(errors.dueAt)}
          defaultTimeValue={form.dueAt?.slice(11, 16) ?? '23:59'}
          {...(isWide ? { presets: dueTimePresets } : {})}
          onChange={(dueAt) => onChange({ dueAt })}
        />
      </fieldset>
    </LocalizedDates>
  );
}
