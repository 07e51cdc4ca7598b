import { useId, useState } from 'react';
import type { ExamThingKind } from '#contract/choices.ts';
import { examTagMaxLength, examYearMax, examYearMin } from '#contract/limits.ts';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { examMessages } from '../exam-messages.ts';
import { useTagSuggestions } from '../facts/use-tag-suggestions.ts';
import styles from './filter-input.module.css';

type FilterInputProps = {
  label: string;
  value: string;
  placeholder?: string;
  inputMode?: 'numeric';
  maxLength: number;
  suggestions?: readonly string[];
  onType?: (text: string) => void;
  onSearch: (text: string) => void;
};

/** A filter that is typed. It searches on Enter, when a suggestion is chosen, and when it loses the focus. */
function FilterInput(props: FilterInputProps) {
  const { label, value, suggestions = [], onType, onSearch, ...rest } = props;
  const id = useId();
  const [text, setText] = useState(value);
  const [shownValue, setShownValue] = useState(value);
  if (value !== shownValue) {
    setShownValue(value);
    setText(value);
  }
  const search = (typed: string) => {
    if (typed.trim() !== value) onSearch(typed.trim());
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        className={styles.input}
        list={`${id}-list`}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          onType?.(currentTarget.value);
          if (suggestions.includes(currentTarget.value)) search(currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (pressedKey(event) === 'Enter') search(text);
        }}
        onBlur={() => search(text)}
      />
      <datalist id={`${id}-list`}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion}>
            {suggestion}
          </option>
        ))}
      </datalist>
    </div>
  );
}

type YearFilterProps = { year: number | undefined; onChange: (year: number | undefined) => void };

/** A year that no question can have does not filter. */
export function YearFilter({ year, onChange }: YearFilterProps) {
  const t = useMessages(examMessages);
  return (
    <FilterInput
      label={t('year')}
      value={year === undefined ? '' : String(year)}
      placeholder={t('any_year')}
      inputMode="numeric"
      maxLength={4}
      onSearch={(text) => {
        const typedYear = Number(text);
        onChange(typedYear >= examYearMin && typedYear <= examYearMax ? Math.floor(typedYear) : undefined);
      }}
    />
  );
}

type TagFilterProps = {
  kind: ExamThingKind;
  tag: string | undefined;
  onChange: (tag: string | undefined) => void;
};

export function TagFilter({ kind, tag, onChange }: TagFilterProps) {
  const t = useMessages(examMessages);
  const [prefix, setPrefix] = useState('');
  const suggestions = useTagSuggestions(kind, prefix);
  return (
    <FilterInput
      label={t('tag')}
      value={tag ?? ''}
      placeholder={t('any_year')}
      maxLength={examTagMaxLength}
      suggestions={suggestions}
      onType={setPrefix}
      onSearch={(text) => onChange(text || undefined)}
    />
  );
}
