import { Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './study-filters.module.css';

export type StudyFilter = {
  calendar_id?: number | undefined;
  class_id?: number | undefined;
  subject_id?: number | undefined;
  unit_id?: number | undefined;
  keyword?: string | undefined;
  offset?: number | undefined;
};

type StudyFiltersProps = { filter: StudyFilter; onChange: (change: Partial<StudyFilter>) => void };

type Option = { value: string; label: string };

function toOptions(list: readonly { id: number; name: string }[]): Option[] {
  return list.map(({ id, name }) => ({ value: String(id), label: name }));
}

type ChoiceProps = {
  label: string;
  all?: string;
  options: Option[];
  value: number | undefined;
  onChange: (id: number | undefined) => void;
};

function Choice({ label, all, options, value, onChange }: ChoiceProps) {
  const data = all ? [{ value: '', label: all }, ...options] : options;
  return (
    <Select
      label={label}
      data={data}
      value={value === undefined ? '' : String(value)}
      onChange={(chosen) => onChange(chosen ? Number(chosen) : undefined)}
      allowDeselect={false}
      checkIconPosition="right"
    />
  );
}

/** Term, class, subject, unit and name; another term or class forgets what hung on the old one. */
export function StudyFilters({ filter, onChange }: StudyFiltersProps) {
  const t = useMessages(studyMessages);
  const index = useCall('GET /teacher/index', { calendar_id: filter.calendar_id });
  const calendar = filter.calendar_id ?? index.data?.current_calendar_id ?? undefined;
  const classes = index.data?.class_list ?? [];
  const chosen = classes.find(({ class_id }) => class_id === filter.class_id);
  const subjects = new Map(
    (chosen ? [chosen] : classes).flatMap((item) => item.subjects.map((subject) => [subject.id, subject])),
  );
  const units = useCall(
    'GET /teacher/unit_list',
    { calendar_id: calendar ?? 0, class_id: filter.class_id, subject_id: filter.subject_id, limit: 100 },
    { enabled: calendar !== undefined && filter.class_id !== undefined },
  );
  const [keyword, setKeyword] = useState(filter.keyword ?? '');
  const search = useDebouncedCallback((text: string) => onChange({ keyword: text.trim() || undefined }), 350);
  return (
    <div className={styles.filters}>
      <Choice
        label={t('term')}
        options={toOptions(index.data?.calendar_list ?? [])}
        value={calendar}
        onChange={(calendar_id) =>
          onChange({ calendar_id, class_id: undefined, subject_id: undefined, unit_id: undefined })
        }
      />
      <Choice
        label={t('class')}
        all={t('all_classes')}
        options={classes.map(({ class_id, class_name }) => ({ value: String(class_id), label: class_name }))}
        value={filter.class_id}
        onChange={(class_id) => onChange({ class_id, subject_id: undefined, unit_id: undefined })}
      />
      <Choice
        label={t('subject')}
        all={t('all_subjects')}
        options={toOptions([...subjects.values()])}
        value={filter.subject_id}
        onChange={(subject_id) => onChange({ subject_id, unit_id: undefined })}
      />
      {filter.class_id !== undefined && (
        <Choice
          label={t('unit')}
          all={t('all_units')}
          options={toOptions(units.data?.items ?? [])}
          value={filter.unit_id}
          onChange={(unit_id) => onChange({ unit_id })}
        />
      )}
      <TextInput
        label={t('keyword')}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        type="search"
        value={keyword}
        maxLength={100}
        onChange={({ currentTarget }) => {
          setKeyword(currentTarget.value);
          search(currentTarget.value);
        }}
      />
    </div>
  );
}
