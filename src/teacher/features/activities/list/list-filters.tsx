import { Button } from '@mantine/core';
import { useCallback } from 'react';
import { ChoiceFilter, SubjectFilter, TypeFilter } from '#teacher/shared/activities/activity-filters.tsx';
import { useActivityTypes } from '#teacher/shared/activities/use-activity-types.ts';
import { FilterBar } from '#teacher/shared/lists/filter-bar.tsx';
import { KeywordField } from '#teacher/shared/lists/keyword-field.tsx';
import { SortSelect } from '#teacher/shared/lists/sort-select.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { activityMessages } from './activity-messages.ts';
import { useListPlace } from './list-place.view.ts';
import { type ActivitySearch, changeSearch, clearFilters, isFiltered, sortChoices } from './list-search.ts';

type ListFiltersProps = { search: ActivitySearch; onSearch: (search: ActivitySearch) => void };

const statuses = ['0', '1', '2'] as const;

/** Keyword, type, status, subject and order of the list. */
export function ListFilters({ search, onSearch }: ListFiltersProps) {
  const t = useMessages(activityMessages);
  const types = useActivityTypes();
  const { type: onlyType } = useListPlace();
  const changeFilter = (part: ActivitySearch) => onSearch(changeSearch(search, part));
  const searchKeyword = useCallback(
    (keyword: string) => onSearch(changeSearch(search, { keyword: keyword || undefined })),
    [search, onSearch],
  );
  return (
    <FilterBar
      search={<KeywordField label={t('keyword')} value={search.keyword ?? ''} onSearch={searchKeyword} />}
      count={[search.type, search.status, search.subject_id].filter(Boolean).length}
    >
      {onlyType === undefined && (
        <TypeFilter types={types} value={search.type} onChange={(type) => changeFilter({ type })} />
      )}
      <ChoiceFilter
        label={t('status')}
        allLabel={t('all_statuses')}
        choices={statuses.map((status) => ({ value: status, label: t(`status_${status}`) }))}
        value={search.status}
        onChange={(value) => changeFilter({ status: statuses.find((status) => status === value) })}
      />
      <SubjectFilter value={search.subject_id} onChange={(subject_id) => changeFilter({ subject_id })} />
      <SortSelect choices={sortChoices} value={search} onChange={changeFilter} />
      {isFiltered(search) && (
        <Button variant="subtle" onClick={() => onSearch(clearFilters(search))}>
          {t('clear_filters')}
        </Button>
      )}
    </FilterBar>
  );
}
