import { NativeSelect } from '@mantine/core';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import type { ClassFilter, ClassListSearch, TermIndex } from '#teacher/shared/class-filter/class-filter.ts';
import { ClassFilterBar } from '#teacher/shared/class-filter/class-filter-bar.tsx';
import { KeywordField } from '#teacher/shared/lists/keyword-field.tsx';
import { SortSelect } from '#teacher/shared/lists/sort-select.tsx';
import { coursewareSortChoices, type Sorting } from '#teacher/shared/lists/sorting.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

export type CourseSearchParams = ClassListSearch &
  Sorting<(typeof coursewareSortChoices)[number]> & { type?: string | undefined };

type CourseSearchFiltersProps = {
  search: CourseSearchParams;
  index: TermIndex | undefined;
  filter: ClassFilter;
  types: readonly { type: string; name: string }[];
  onSearch: (search: CourseSearchParams) => void;
};

export function CourseSearchFilters({ search, index, filter, types, onSearch }: CourseSearchFiltersProps) {
  const t = useMessages(coursewareMessages);
  const { keyword, type, sort, order } = search;
  const changeSearch = (part: Partial<CourseSearchParams>) =>
    onSearch({ ...search, ...part, offset: undefined });
  return (
    <ClassFilterBar
      index={index}
      filter={filter}
      onChange={(classFilter) => onSearch({ keyword, type, sort, order, ...classFilter })}
      moreFilterCount={type ? 1 : 0}
      search={
        <KeywordField
          label={t('search_coursewares')}
          value={keyword ?? ''}
          onSearch={(typedKeyword) => changeSearch({ keyword: typedKeyword || undefined })}
        />
      }
    >
      <NativeSelect
        label={t('type')}
        value={type ?? ''}
        data={[
          { value: '', label: t('all_types') },
          ...types.map((item) => ({ value: item.type, label: item.name })),
        ]}
        onChange={(event) => changeSearch({ type: event.currentTarget.value || undefined })}
      />
      <SortSelect choices={coursewareSortChoices} value={search} onChange={changeSearch} />
    </ClassFilterBar>
  );
}
