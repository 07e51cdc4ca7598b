import { Button, Chip, NativeSelect } from '@mantine/core';
import { useCallback } from 'react';
import { difficulties, resourceSorts } from '#contract/choices.ts';
import { selectableLanguages } from '#contract/language.ts';
import { activityFactsMessages } from '#teacher/shared/activities/activity-facts-messages.ts';
import { ChoiceFilter, SubjectFilter, TypeFilter } from '#teacher/shared/activities/activity-filters.tsx';
import { grades, useGradeName } from '#teacher/shared/activities/grade-name.ts';
import { FilterBar } from '#teacher/shared/lists/filter-bar.tsx';
import { KeywordField } from '#teacher/shared/lists/keyword-field.tsx';
import { languageNames } from '#teacher/shared/switch-language.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { resourceMessages } from './messages.ts';
import { clearFilters, isFiltered, type ResourceSearch } from './resource-search.ts';
import styles from './resources.module.css';

type FiltersProps = { search: ResourceSearch; onSearch: (search: ResourceSearch) => void };

const findChoice = <T extends string>(values: readonly T[], value: string | undefined) =>
  values.find((known) => known === value);

export function ResourceFilters({ search, onSearch }: FiltersProps) {
  const t = useMessages(resourceMessages);
  const facts = useMessages(activityFactsMessages);
  const nameGrade = useGradeName();
  const types = useCall('GET /resource/type_list', {}, { quiet: true }).data?.type_list ?? [];
  const change = (part: ResourceSearch) => onSearch({ ...search, ...part });
  const searchFor = useCallback(
    (keyword: string) => onSearch({ ...search, keyword: keyword || undefined }),
    [search, onSearch],
  );
  const { keyword: _keyword, sort: _sort, unit_id: _unit, ...filters } = search;
  return (
    <FilterBar
      search={<KeywordField label={t('keyword')} value={search.keyword ?? ''} onSearch={searchFor} />}
      count={Object.values(filters).filter((value) => value !== undefined).length}
    >
      <TypeFilter types={types} value={search.type} onChange={(type) => change({ type })} />
      <SubjectFilter value={search.subject_id} onChange={(subject_id) => change({ subject_id })} />
      <ChoiceFilter
        label={facts('grade')}
        all={t('all_grades')}
        choices={grades.map((grade) => ({ value: String(grade), label: nameGrade(grade) }))}
        value={search.grade}
        onChange={(grade) => change({ grade: grade === undefined ? undefined : Number(grade) })}
      />
      <ChoiceFilter
        label={facts('difficulty')}
        all={t('any_difficulty')}
        choices={difficulties.map((value) => ({ value, label: facts(value) }))}
        value={search.difficulty}
        onChange={(value) => change({ difficulty: findChoice(difficulties, value) })}
      />
      <ChoiceFilter
        label={t('language')}
        all={t('any_language')}
        choices={selectableLanguages.map((value) => ({ value, label: languageNames[value].name }))}
        value={search.language}
        onChange={(value) => change({ language: findChoice(selectableLanguages, value) })}
      />
      <NativeSelect
        label={t('sort')}
        data={resourceSorts.map((value) => ({ value, label: t(value) }))}
        value={search.sort ?? 'newest'}
        onChange={({ currentTarget }) =>
          change({ sort: findChoice(['likes', 'copies'], currentTarget.value) })
        }
      />
      <div data-whole className={styles.chips}>
        <Chip
          size="md"
          variant="outline"
          classNames={{ label: styles.chip ?? '' }}
          checked={search.liked === 1}
          onChange={(isOn) => change({ liked: isOn ? 1 : undefined })}
        >
          {t('liked_only')}
        </Chip>
        <Chip
          size="md"
          variant="outline"
          classNames={{ label: styles.chip ?? '' }}
          checked={search.own === 1}
          onChange={(isOn) => change({ own: isOn ? 1 : undefined })}
        >
          {t('own_only')}
        </Chip>
      </div>
      {isFiltered(search) && (
        <Button variant="subtle" onClick={() => onSearch(clearFilters(search))}>
          {t('clear_filters')}
        </Button>
      )}
    </FilterBar>
  );
}
