import { Button, Select } from '@mantine/core';
import { useCallback } from 'react';
import { SubjectFilter, TypeFilter } from '#teacher/shared/activity-filters.tsx';
import { KeywordField } from '#teacher/shared/keyword-field.tsx';
import { useActivityTypes } from '#teacher/shared/use-activity-types.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import classes from './diy-list.module.css';
import {
  applySorting,
  changeSearch,
  clearFilters,
  type DiySearch,
  isFiltered,
  sortingNames,
  sortingOf,
} from './list-search.ts';
import { messages } from './messages.ts';

type FiltersProps = { search: DiySearch; onSearch: (search: DiySearch) => void };

const statuses = ['0', '1', '2'] as const;

export function ListFilters({ search, onSearch }: FiltersProps) {
  const t = useMessages(messages);
  const types = useActivityTypes();
  const change = (part: DiySearch) => onSearch(changeSearch(search, part));
  const find = useCallback(
    (keyword: string) => onSearch(changeSearch(search, { keyword: keyword || undefined })),
    [search, onSearch],
  );
  return (
    <search className={classes.filters} aria-label={t('filters')}>
      <KeywordField label={t('keyword')} value={search.keyword ?? ''} onSearch={find} />
      <TypeFilter types={types} value={search.type} onChange={(type) => change({ type })} />
      <Select
        label={t('status')}
        placeholder={t('all_statuses')}
        clearable
        data={statuses.map((status) => ({ value: status, label: t(`status_${status}`) }))}
        value={search.status ?? null}
        onChange={(value) => change({ status: statuses.find((status) => status === value) })}
      />
      <SubjectFilter value={search.subject_id} onChange={(subject_id) => change({ subject_id })} />
      <Select
        label={t('sort')}
        allowDeselect={false}
        data={sortingNames.map((name) => ({ value: name, label: t(name) }))}
        value={sortingOf(search)}
        onChange={(value) => {
          const sorting = sortingNames.find((name) => name === value);
          if (sorting) onSearch(applySorting(search, sorting));
        }}
      />
      {isFiltered(search) && (
        <Button variant="subtle" onClick={() => onSearch(clearFilters(search))}>
          {t('clear_filters')}
        </Button>
      )}
    </search>
  );
}
