import { useCallback } from 'react';
import { SubjectFilter, TypeFilter } from '#teacher/shared/activities/activity-filters.tsx';
import { FilterBar } from '#teacher/shared/lists/filter-bar.tsx';
import { KeywordField } from '#teacher/shared/lists/keyword-field.tsx';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { FactFilters } from './fact-filters.tsx';
import { resourceMessages } from './messages.ts';
import { OwnFilters } from './own-filters.tsx';
import { clearFilters, isFiltered, type ResourceSearch } from './resource-search.ts';
import { SortField } from './sort-field.tsx';

type ResourceFiltersProps = { search: ResourceSearch; onSearch: (search: ResourceSearch) => void };

/** The keyword, filters and order of the library. */
export function ResourceFilters({ search, onSearch }: ResourceFiltersProps) {
  const t = useMessages(resourceMessages);
  const types = useCall('GET /resource/type_list', {}, { quiet: true }).data?.type_list ?? [];
  const changeSearch = (part: ResourceSearch) => onSearch({ ...search, ...part });
  const searchKeyword = useCallback(
    (keyword: string) => onSearch({ ...search, keyword: keyword || undefined }),
    [search, onSearch],
  );
  const { keyword: _keyword, sort: _sort, unit_id: _unit, ...filters } = search;
  return (
    <FilterBar
      search={<KeywordField label={t('keyword')} value={search.keyword ?? ''} onSearch={searchKeyword} />}
      count={Object.values(filters).filter((value) => value !== undefined).length}
    >
      <TypeFilter types={types} value={search.type} onChange={(type) => changeSearch({ type })} />
      <SubjectFilter value={search.subject_id} onChange={(subject_id) => changeSearch({ subject_id })} />
      <FactFilters search={search} onChange={changeSearch} />
      <SortField sort={search.sort} onChange={(sort) => changeSearch({ sort })} />
      <OwnFilters search={search} onChange={changeSearch} />
      {isFiltered(search) && (
        <Button look="quiet" onClick={() => onSearch(clearFilters(search))}>
          {t('clear_filters')}
        </Button>
      )}
    </FilterBar>
  );
}
