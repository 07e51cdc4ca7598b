import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { examYearMax, examYearMin } from '#contract/limits.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { examMessages } from '../exam-messages.ts';

type YearFieldProps = { year: number | null; hint?: string; onChange: (year: number | null) => void };

const isYear = (text: string) =>
  /^\d{4}$/.test(text) && Number(text) >= examYearMin && Number(text) <= examYearMax;

/** A year that is typed; what is no year is not taken, and says why. */
export function YearField({ year, hint, onChange }: YearFieldProps) {
  const t = useMessages(examMessages);
  const [text, setText] = useState(String(year ?? ''));
  const [shownYear, setShownYear] = useState(year);
  if (year !== shownYear) {
    setShownYear(year);
    if (year !== null || isYear(text)) setText(String(year ?? ''));
  }
  const isWrong = text !== '' && !isYear(text);
  return (
    <TextInput
      label={t('year')}
      description={hint}
      inputMode="numeric"
      maxLength={4}
      value={text}
      error={isWrong ? t('year_range', { min: examYearMin, max: examYearMax }) : undefined}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value.trim();
        setText(typed);
        onChange(isYear(typed) ? Number(typed) : null);
      }}
    />
  );
}
