import { studyMessages } from '#teacher/features/study/messages.ts';
import { ChoiceFilter } from '#teacher/shared/activities/activity-filters.tsx';
import type { ClassListSearch } from '#teacher/shared/class-filter/class-filter.ts';
import { ClassFilterBar } from '#teacher/shared/class-filter/class-filter-bar.tsx';
import { KeywordField } from '#teacher/shared/lists/keyword-field.tsx';
import { SortSelect } from '#teacher/shared/lists/sort-select.tsx';
import { coursewareSortChoices, type SortChoices, type Sorting } from '#teacher/shared/lists/sorting.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

export type StudyFilter = ClassListSearch &
  Sorting<(typeof coursewareSortChoices)[number]> & { unit_id?: number | undefined };

const sortChoicesInUnit = ['position_asc', ...coursewareSortChoices] as const satisfies SortChoices;

type StudyFiltersProps = { filter: StudyFilter; onChange: (change: Partial<StudyFilter>) => void };

/**
 * Filters by term, class, subject, unit and name. Another term, class or subject clears the filters that depend
 * on it.
 */
export function StudyFilters({ filter, onChange }: StudyFiltersProps) {
  const t = useMessages(studyMessages);
  const { calendar_id, class_id, subject_id, unit_id, keyword = '' } = filter;
  const index = useCall('GET /teacher/index', { calendar_id }, { keepPrevious: true });
  const shownCalendarId = calendar_id ?? index.data?.current_calendar_id ?? undefined;
  const units = useCall(
    'GET /teacher/unit_list',
    { calendar_id: shownCalendarId ?? 0, class_id, subject_id, limit: 100 },
    { enabled: shownCalendarId !== undefined && class_id !== undefined },
  );
  return (
    <ClassFilterBar
      index={index.data}
      filter={{ calendar_id: shownCalendarId, class_id, subject_id }}
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
      moreFilterCount={unit_id === undefined ? 0 : 1}
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
      <SortSelect
        choices={unit_id === undefined ? coursewareSortChoices : sortChoicesInUnit}
        value={filter}
        onChange={({ sort, order }) => onChange({ sort: sort === 'position' ? undefined : sort, order })}
      />
    </ClassFilterBar>
  );
}
