import { useCallback, useState } from 'react';
import { difficulties, examVisibilities } from '#contract/choices.ts';
import { activityFactsMessages } from '#teacher/shared/activities/activity-facts-messages.ts';
import { ChoiceFilter, SubjectFilter } from '#teacher/shared/activities/activity-filters.tsx';
import { grades, useGradeName } from '#teacher/shared/activities/grade-name.ts';
import { FilterBar } from '#teacher/shared/lists/filter-bar.tsx';
import { KeywordField } from '#teacher/shared/lists/keyword-field.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { SelectField } from '#ui/primitives/select-field.tsx';
import { examMessages } from '../exam-messages.ts';
import { listedKinds, useKindName } from '../kind-face.tsx';
import {
  changeSearch,
  clearFilters,
  countMoreFilters,
  type ExamSearch,
  isFiltered,
  otherSorts,
} from './exam-search.ts';
import { TagFilter, YearFilter } from './typed-filters.tsx';

export type ExamFiltersProps = {
  search: ExamSearch;
  onSearch: (search: ExamSearch) => void;
  /** False: drafts are left out anyway. */
  showsState?: boolean;
};

/** Keyword, filters and order. Those that are used less open with a button. */
export function ExamFilters({ search, onSearch, showsState = true }: ExamFiltersProps) {
  const t = useMessages(examMessages);
  const [showsMore, setShowsMore] = useState(() => countMoreFilters(search) > 0);
  const change = (part: ExamSearch) => onSearch(changeSearch(search, part));
  const searchKeyword = useCallback(
    (keyword: string) => onSearch(changeSearch(search, { keyword: keyword || undefined })),
    [search, onSearch],
  );
  const { subject_id, grade, kind } = search;
  const moreCount = countMoreFilters(search);
  return (
    <FilterBar
      search={<KeywordField label={t('keyword')} value={search.keyword ?? ''} onSearch={searchKeyword} />}
      count={[subject_id, grade, kind].filter((value) => value !== undefined).length + moreCount}
    >
      <FirstFilters search={search} onChange={change} />
      <Button look="quiet" aria-expanded={showsMore} onClick={() => setShowsMore(!showsMore)}>
        {moreCount > 0 ? `${t('more_filters')} (${moreCount})` : t('more_filters')}
      </Button>
      {showsMore && <MoreFilters search={search} showsState={showsState && !search.tab} onChange={change} />}
      {isFiltered(search) && (
        <Button look="quiet" onClick={() => onSearch(clearFilters(search))}>
          {t('clear_filters')}
        </Button>
      )}
    </FilterBar>
  );
}

type PartProps = { search: ExamSearch; onChange: (part: ExamSearch) => void };

function FirstFilters({ search, onChange }: PartProps) {
  const t = useMessages(examMessages);
  const tFacts = useMessages(activityFactsMessages);
  const nameGrade = useGradeName();
  const nameKind = useKindName();
  return (
    <>
      <SubjectFilter value={search.subject_id} onChange={(subject_id) => onChange({ subject_id })} />
      <ChoiceFilter
        label={tFacts('grade')}
        allLabel={t('all_grades')}
        choices={grades.map((grade) => ({ value: String(grade), label: nameGrade(grade) }))}
        value={search.grade}
        onChange={(grade) => onChange({ grade: grade === undefined ? undefined : Number(grade) })}
      />
      {!search.tab && (
        <ChoiceFilter
          label={t('kind')}
          allLabel={t('all_kinds')}
          choices={listedKinds.map((kind) => ({ value: kind, label: nameKind(kind) }))}
          value={search.kind}
          onChange={(kind) => onChange({ kind })}
        />
      )}
      <SelectField
        label={t('sort')}
        data={(['newest', ...otherSorts] as const).map((value) => ({ value, label: t(`sort_${value}`) }))}
        value={search.sort ?? 'newest'}
        onChange={(chosen) => onChange({ sort: otherSorts.find((sort) => sort === chosen) })}
      />
    </>
  );
}

function MoreFilters({ search, showsState, onChange }: PartProps & { showsState: boolean }) {
  const t = useMessages(examMessages);
  const tFacts = useMessages(activityFactsMessages);
  return (
    <>
      <ChoiceFilter
        label={tFacts('difficulty')}
        allLabel={t('any_difficulty')}
        choices={difficulties.map((value) => ({ value, label: tFacts(value) }))}
        value={search.difficulty}
        onChange={(value) => onChange({ difficulty: difficulties.find((known) => known === value) })}
      />
      <YearFilter year={search.year} onChange={(year) => onChange({ year })} />
      <TagFilter
        kind={search.tab ? 'paper' : 'question'}
        tag={search.tag}
        onChange={(tag) => onChange({ tag })}
      />
      <ChoiceFilter
        label={t('whose')}
        allLabel={t('anybody')}
        choices={[{ value: '1', label: t('only_own') }]}
        value={search.own}
        onChange={(own) => onChange({ own: own === undefined ? undefined : 1 })}
      />
      <ChoiceFilter
        label={t('visibility')}
        allLabel={t('anyone_sees')}
        choices={examVisibilities.map((value) => ({ value, label: t(`visible_${value}`) }))}
        value={search.visibility}
        onChange={(value) => onChange({ visibility: examVisibilities.find((known) => known === value) })}
      />
      {showsState && (
        <ChoiceFilter
          label={t('state')}
          allLabel={t('any_state')}
          choices={[
            { value: '1', label: t('only_drafts') },
            { value: '0', label: t('only_usable') },
          ]}
          value={search.draft}
          onChange={(value) => onChange({ draft: value === undefined ? undefined : value === '1' ? 1 : 0 })}
        />
      )}
    </>
  );
}
