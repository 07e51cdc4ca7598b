import { TextInput } from '@mantine/core';
import { useState } from 'react';

type DayFieldProps = {
  label: string;
  /** The day of the current search. */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
};

const earliestDay = '2000-01-01';

/**
 * A field for a day to search. It keeps the typed text until the address has it, and waits for a complete year, because
 * browsers report the years 0002, 0020 and 0202 while 2026 is typed.
 */
export function DayField({ label, value = '', onChange }: DayFieldProps) {
  const [typedDay, setTypedDay] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  const [lastSentDay, setLastSentDay] = useState(value);
  // Shows a day that was changed elsewhere (back button, 'clear').
  if (value !== previousValue) {
    setPreviousValue(value);
    if (value !== lastSentDay) {
      setTypedDay(value);
      setLastSentDay(value);
    }
  }
  const changeDay = (day: string) => {
    setTypedDay(day);
    if (day !== '' && day < earliestDay) return;
    setLastSentDay(day);
    onChange(day || undefined);
  };
  return (
    <TextInput
      type="date"
      label={label}
      min={earliestDay}
      max="2100-12-31"
      value={typedDay}
      onChange={({ currentTarget }) => changeDay(currentTarget.value)}
    />
  );
}
