import { Button, Chip, Select } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useCallback } from 'react';
import { difficulties } from '#teacher/shared/activity-facts.tsx';
import { activityFactsMessages } from '#teacher/shared/activity-facts-messages.ts';
import { SubjectFilter, TypeFilter } from '#teacher/shared/activity-filters.tsx';
import { grades, useGradeName } from '#teacher/shared/grade-name.ts';
import { KeywordField } from '#teacher/shared/keyword-field.tsx';
import { languageNames } from '#teacher/shared/switch-language.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { resourceMessages } from './messages.ts';
import { clearFilters, isFiltered, type ResourceSearch } from './resource-search.ts';
import classes from './resources.module.css';

type FiltersProps = { search: ResourceSearch; onSearch: (search: ResourceSearch) => void };

const languages = ['zh-hk', 'zh-cn', 'en'] as const;
const sorts = ['newest', 'likes', 'copies'] as const;

const find = <T extends string>(values: readonly T[], value: string | null) =>
  values.find((known) => known === value);

export function ResourceFilters({ search, onSearch }: FiltersProps) {
  const t = useMessages(resourceMessages);
  const facts = useMessages(activityFactsMessages);
  const nameGrade = useGradeName();
  const types = useCall('GET /resource/type_list', {}, { quiet: true }).data?.type_list ?? [];
  const change = (part: ResourceSearch) => onSearch({ ...search, ...part });
  const seek = useCallback(
    (keyword: string) => onSearch({ ...search, keyword: keyword || undefined }),
    [search, onSearch],
  );
  return (
    <search className={classes.filters} aria-label={t('filters')}>
      <KeywordField label={t('keyword')} value={search.keyword ?? ''} onSearch={seek} />
      <TypeFilter types={types} value={search.type} onChange={(type) => change({ type })} />
      <SubjectFilter value={search.subject_id} onChange={(subject_id) => change({ subject_id })} />
      <Select
        label={facts('grade')}
        placeholder={t('all_grades')}
        clearable
        data={grades.map((grade) => ({ value: String(grade), label: nameGrade(grade) }))}
        value={search.grade === undefined ? null : String(search.grade)}
        onChange={(grade) => change({ grade: grade === null ? undefined : Number(grade) })}
      />
      <Select
        label={facts('difficulty')}
        placeholder={t('any_difficulty')}
        clearable
        data={difficulties.map((value) => ({ value, label: facts(value) }))}
        value={search.difficulty ?? null}
        onChange={(value) => change({ difficulty: find(difficulties, value) })}
      />
      <Select
        label={t('language')}
        placeholder={t('any_language')}
        clearable
        data={languages.map((value) => ({ value, label: languageNames[value].name }))}
        value={search.language ?? null}
        onChange={(value) => change({ language: find(languages, value) })}
      />
      <div className={classes.chips}>
        <Select
          className={classes.sort ?? ''}
          aria-label={t('sort')}
          leftSection={<IconArrowsSort size={18} aria-hidden="true" />}
          allowDeselect={false}
          data={sorts.map((value) => ({ value, label: t(value) }))}
          value={search.sort ?? 'newest'}
          onChange={(value) => change({ sort: find(['likes', 'copies'], value) })}
        />
        <Chip
          size="md"
          variant="outline"
          classNames={{ label: classes.chip ?? '' }}
          checked={search.liked === 1}
          onChange={(isOn) => change({ liked: isOn ? 1 : undefined })}
        >
          {t('liked_only')}
        </Chip>
        <Chip
          size="md"
          variant="outline"
          classNames={{ label: classes.chip ?? '' }}
          checked={search.own === 1}
          onChange={(isOn) => change({ own: isOn ? 1 : undefined })}
        >
          {t('own_only')}
        </Chip>
        {isFiltered(search) && (
          <Button variant="subtle" onClick={() => onSearch(clearFilters(search))}>
            {t('clear_filters')}
          </Button>
        )}
      </div>
    </search>
  );
}
