import { Select } from '@mantine/core';
import { activityFactsMessages } from '#teacher/shared/activity-facts-messages.ts';
import { type ActivityTypeInfo, useSubjects } from '#teacher/shared/use-activity-types.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

/** Fields that narrow a list of activities; undefined = all. */

type FilterProps<T> = { value: T | undefined; onChange: (value: T | undefined) => void };

type TypeFilterProps = FilterProps<string> & {
  types: readonly Pick<ActivityTypeInfo, 'type' | 'name'>[];
};

export function TypeFilter({ types, value, onChange }: TypeFilterProps) {
  const t = useMessages(activityFactsMessages);
  return (
    <Select
      label={t('type')}
      placeholder={t('all_types')}
      clearable
      data={types.map(({ type, name }) => ({ value: type, label: name }))}
      value={value ?? null}
      onChange={(type) => onChange(type ?? undefined)}
    />
  );
}

export function SubjectFilter({ value, onChange }: FilterProps<number>) {
  const t = useMessages(activityFactsMessages);
  const subjects = useSubjects();
  return (
    <Select
      label={t('subject')}
      placeholder={t('all_subjects')}
      clearable
      data={subjects.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === undefined ? null : String(value)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
    />
  );
}
