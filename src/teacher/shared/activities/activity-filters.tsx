import { useMessages } from '#ui/i18n/use-messages.ts';
import { SelectField } from '#ui/primitives/select-field.tsx';
import { activityFactsMessages } from './activity-facts-messages.ts';
import { type ActivityTypeInfo, useSubjects } from './use-activity-types.ts';

/** Filter fields of activity lists; undefined = all. */

type FilterChoice = { value: string; label: string };

type ChoiceFilterProps = {
  label: string;
  /** Label of the option that does not filter. */
  allLabel: string;
  choices: readonly FilterChoice[];
  value: string | number | undefined;
  onChange: (value: string | undefined) => void;
};

/** Selects one of several values, or all. Native, because that needs little code and is easy to use on phones. */
export function ChoiceFilter({ label, allLabel, choices, value, onChange }: ChoiceFilterProps) {
  return (
    <SelectField
      label={label}
      data={[{ value: '', label: allLabel }, ...choices]}
      value={String(value ?? '')}
      onChange={(chosen) => onChange(chosen || undefined)}
    />
  );
}

type FilterProps<T> = { value: T | undefined; onChange: (value: T | undefined) => void };

type TypeFilterProps = FilterProps<string> & {
  types: readonly Pick<ActivityTypeInfo, 'type' | 'name'>[];
};

export function TypeFilter({ types, value, onChange }: TypeFilterProps) {
  const t = useMessages(activityFactsMessages);
  return (
    <ChoiceFilter
      label={t('type')}
      allLabel={t('all_types')}
      choices={types.map(({ type, name }) => ({ value: type, label: name }))}
      value={value}
      onChange={onChange}
    />
  );
}

export function SubjectFilter({ value, onChange }: FilterProps<number>) {
  const t = useMessages(activityFactsMessages);
  const subjects = useSubjects();
  return (
    <ChoiceFilter
      label={t('subject')}
      allLabel={t('all_subjects')}
      choices={subjects.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value}
      onChange={(id) => onChange(id === undefined ? undefined : Number(id))}
    />
  );
}
