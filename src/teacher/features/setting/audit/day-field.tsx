import { TextInput } from '@mantine/core';
import { useState } from 'react';

type DayFieldProps = {
  label: string;
  /** The day of the current search. */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
};

const firstDay = '2000-01-01';

/**
 * A field for a day to search. It keeps the typed text until the address has it, and waits for a complete year, because
 * browsers report the years 0002, 0020 and 0202 while 2026 is typed.
 */
export function DayField({ label, value = '', onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  // Shows a day that was changed elsewhere (back button, 'clear').
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setTyped(value);
      setSent(value);
    }
  }
  const change = (day: string) => {
    setTyped(day);
    if (day !== '' && day < firstDay) return;
    setSent(day);
    onChange(day || undefined);
  };
  return (
    <TextInput
      type="date"
      label={label}
      min={firstDay}
      max="2100-12-31"
      value={typed}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
