import { DateTimePicker } from '@mantine/dates';
import { useMediaQuery } from '@mantine/hooks';
import { useId } from 'react';
import { useFormats } from '#ui/i18n/formats.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { schoolClock } from '#ui/school-store.ts';
import { LocalizedDates } from './localized-dates.tsx';
import { fromPickerTime, toPickerTime } from './picker-time.ts';
import { timeMessages } from './time-messages.ts';

type TimeFieldProps = {
  label: string;
  description: string;
  placeholder: string;
  /** By the school's clock, in the format of the picker; null = empty. */
  value: string | null;
  error?: string | undefined;
  /** The time of day that a chosen day begins with, such as `08:00`. */
  defaultTime: string;
  /** Offers ends of coming days. */
  hasEndOfDayPresets?: boolean;
  'data-field'?: string;
  onChange: (value: string | null) => void;
};

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** The end of the day that is `daysFromToday` days from now, in the format of the picker. */
function endOfDay(daysFromToday: number): string {
  const { dayNumberAt, timeOfLocal } = schoolClock();
  return toPickerTime(timeOfLocal((dayNumberAt(Date.now()) + daysFromToday + 1) * dayMs - minuteMs)) ?? '';
}

/** A field for a day and a time. */
export function TimeField({ value, defaultTime, hasEndOfDayPresets = false, ...props }: TimeFieldProps) {
  const t = useMessages(timeMessages);
  const language = useLanguage();
  const formats = useFormats();
  const isWide = useMediaQuery('(width >= 36em)', true, { getInitialValueInEffect: false });
  const id = useId();
  const presets = [
    { value: endOfDay(0), label: t('preset_end_of_day') },
    { value: endOfDay(1), label: t('preset_tomorrow') },
    { value: endOfDay(7), label: t('preset_week') },
  ];
  return (
    <LocalizedDates>
      <DateTimePicker
        {...props}
        id={id}
        popoverProps={{ id }}
        valueFormat="YYYY/M/D (ddd) HH:mm"
        clearable
        nextLabel={t('next_month')}
        previousLabel={t('previous_month')}
        monthLabelFormat={language === 'en' ? 'MMMM YYYY' : 'YYYY年M月'}
        getDayProps={(date) => ({ 'aria-label': formats.date(fromPickerTime(`${date} 12:00:00`) ?? 0) })}
        timePickerProps={{ hoursInputLabel: t('hours'), minutesInputLabel: t('minutes_of_time') }}
        submitButtonProps={{ 'aria-label': t('set_time') }}
        clearButtonProps={{ 'aria-label': t('clear_time') }}
        value={value}
        defaultTimeValue={value?.slice(11, 16) ?? defaultTime}
        {...(hasEndOfDayPresets && isWide ? { presets } : {})}
      />
    </LocalizedDates>
  );
}
