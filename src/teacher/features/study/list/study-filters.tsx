import { studyMessages } from '#teacher/features/study/messages.ts';
import { ChoiceFilter, TypeFilter } from '#teacher/shared/activities/activity-filters.tsx';
import { useActivityTypes } from '#teacher/shared/activities/use-activity-types.ts';
import type { ClassFilter, ClassListSearch, TermIndex } from '#teacher/shared/class-filter/class-filter.ts';
import { ClassFilterBar } from '#teacher/shared/class-filter/class-filter-bar.tsx';
import { KeywordField } from '#teacher/shared/lists/keyword-field.tsx';
import { SortSelect } from '#teacher/shared/lists/sort-select.tsx';
import { coursewareSortChoices, type SortChoices, type Sorting } from '#teacher/shared/lists/sorting.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

export type StudyFilter = ClassListSearch &
  Sorting<(typeof coursewareSortChoices)[number]> & {
    unit_id?: number | undefined;
    type?: string | undefined;
  };

const sortChoicesInUnit = ['position_asc', ...coursewareSortChoices] as const satisfies SortChoices;

type StudyFiltersProps = {
  /** What the address asks for. */
  filter: StudyFilter;
  index: TermIndex | undefined;
  /** The term, class and subject that are shown; undefined while loading. */
  shown: ClassFilter | undefined;
  onChange: (change: Partial<StudyFilter>) => void;
};

/**
 * Filters by term, class, subject, unit, type and name. Another term, class or subject clears the filters that depend
 * on it.
 */
export function StudyFilters({ filter, index, shown, onChange }: StudyFiltersProps) {
  const t = useMessages(studyMessages);
  const { calendar_id, class_id, subject_id } = shown ?? filter;
  const { unit_id, type, keyword = '' } = filter;
  const types = useActivityTypes();
  const units = useCall(
    'GET /teacher/unit_list',
    { calendar_id: calendar_id ?? 0, class_id, subject_id, limit: 100 },
    { enabled: calendar_id !== undefined && class_id !== undefined },
  );
  return (
    <ClassFilterBar
      index={index}
      filter={{ calendar_id, class_id, subject_id }}
      onChange={({ calendar_id: newCalendarId, ...classAndSubject }) =>
        onChange({
          calendar_id: newCalendarId,
          class_id: undefined,
          subject_id: undefined,
          unit_id: undefined,
          ...classAndSubject,
        })
      }
      search={
        <KeywordField
          label={t('keyword')}
          value={keyword}
          onSearch={(newKeyword) => onChange({ keyword: newKeyword || undefined })}
        />
      }
      moreFilterCount={[unit_id, type].filter(Boolean).length}
    >
      {class_id !== undefined && (
        <ChoiceFilter
          label={t('unit')}
          allLabel={t('all_units')}
          choices={(units.data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={unit_id}
          onChange={(id) => onChange({ unit_id: id === undefined ? undefined : Number(id) })}
        />
      )}
      <TypeFilter types={types} value={type} onChange={(newType) => onChange({ type: newType })} />
      <SortSelect
        choices={unit_id === undefined ? coursewareSortChoices : sortChoicesInUnit}
        value={filter}
        onChange={({ sort, order }) => onChange({ sort: sort === 'position' ? undefined : sort, order })}
      />
    </ClassFilterBar>
  );
}
