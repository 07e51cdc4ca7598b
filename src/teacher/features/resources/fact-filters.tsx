import { difficulties } from '#contract/choices.ts';
import { selectableLanguages } from '#contract/language.ts';
import { activityFactsMessages } from '#teacher/shared/activities/activity-facts-messages.ts';
import { ChoiceFilter } from '#teacher/shared/activities/activity-filters.tsx';
import { grades, useGradeName } from '#teacher/shared/activities/grade-name.ts';
import { languageNames } from '#teacher/shared/switch-language.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { resourceMessages } from './messages.ts';
import type { ResourceSearch } from './resource-search.ts';

type FactFiltersProps = { search: ResourceSearch; onChange: (part: ResourceSearch) => void };

/** Filters by grade, difficulty and language. */
export function FactFilters({ search, onChange }: FactFiltersProps) {
  const t = useMessages(resourceMessages);
  const tFacts = useMessages(activityFactsMessages);
  const nameGrade = useGradeName();
  return (
    <>
      <ChoiceFilter
        label={tFacts('grade')}
        allLabel={t('all_grades')}
        choices={grades.map((grade) => ({ value: String(grade), label: nameGrade(grade) }))}
        value={search.grade}
        onChange={(grade) => onChange({ grade: grade === undefined ? undefined : Number(grade) })}
      />
      <ChoiceFilter
        label={tFacts('difficulty')}
        allLabel={t('any_difficulty')}
        choices={difficulties.map((value) => ({ value, label: tFacts(value) }))}
        value={search.difficulty}
        onChange={(value) => onChange({ difficulty: difficulties.find((candidate) => candidate === value) })}
      />
      <ChoiceFilter
        label={t('language')}
        allLabel={t('any_language')}
        choices={selectableLanguages.map((value) => ({ value, label: languageNames[value].name }))}
        value={search.language}
        onChange={(value) =>
          onChange({ language: selectableLanguages.find((candidate) => candidate === value) })
        }
      />
    </>
  );
}
