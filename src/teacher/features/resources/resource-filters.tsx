import { Button, Chip, Select } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useCallback } from 'react';
import { gradeKey } from '#teacher/shared/activity-facts.tsx';
import { activityFactsMessages } from '#teacher/shared/activity-facts-messages.ts';
import { KeywordField } from '#teacher/shared/keyword-field.tsx';
import { languageNames } from '#teacher/shared/switch-language.ts';
import { useSubjects } from '#teacher/shared/use-activity-types.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { resourceMessages } from './messages.ts';
import { clearFilters, isFiltered, type ResourceSearch } from './resource-search.ts';
import classes from './resources.module.css';

type FiltersProps = { search: ResourceSearch; onSearch: (search: ResourceSearch) => void };

const grades = Array.from({ length: 12 }, (_, index) => index + 1);
const difficulties = ['easy', 'medium', 'hard'] as const;
const languages = ['zh-hk', 'zh-cn', 'en'] as const;
const sorts = ['newest', 'likes', 'copies'] as const;

const find = <T extends string>(values: readonly T[], value: string | null) =>
  values.find((known) => known === value);

export function ResourceFilters({ search, onSearch }: FiltersProps) {
  const t = useMessages(resourceMessages);
  const facts = useMessages(activityFactsMessages);
  const types = useCall('GET /resource/type_list', {}, { quiet: true }).data?.type_list ?? [];
  const subjects = useSubjects();
  const change = (part: ResourceSearch) => onSearch({ ...search, ...part });
  const seek = useCallback(
    (keyword: string) => onSearch({ ...search, keyword: keyword || undefined }),
    [search, onSearch],
  );
  return (
    <search className={classes.filters} aria-label={t('filters')}>
      <KeywordField label={t('keyword')} value={search.keyword ?? ''} onSearch={seek} />
      <Select
        label={t('type')}
        placeholder={t('all_types')}
        clearable
        data={types.map(({ type, name }) => ({ value: type, label: name }))}
        value={search.type ?? null}
        onChange={(type) => change({ type: type ?? undefined })}
      />
      <Select
        label={t('subject')}
        placeholder={t('all_subjects')}
        clearable
        data={subjects.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={search.subject_id === undefined ? null : String(search.subject_id)}
        onChange={(id) => change({ subject_id: id === null ? undefined : Number(id) })}
      />
      <Select
        label={t('grade')}
        placeholder={t('all_grades')}
        clearable
        data={grades.map((grade) => ({ value: String(grade), label: facts(gradeKey(grade)) }))}
        value={search.grade === undefined ? null : String(search.grade)}
        onChange={(grade) => change({ grade: grade === null ? undefined : Number(grade) })}
      />
      <Select
        label={t('difficulty')}
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
        <Chip
          size="md"
          variant="outline"
          checked={search.liked === 1}
          onChange={(isOn) => change({ liked: isOn ? 1 : undefined })}
        >
          {t('liked_only')}
        </Chip>
        <Chip
          size="md"
          variant="outline"
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
        <Select
          className={classes.sort ?? ''}
          aria-label={t('sort')}
          leftSection={<IconArrowsSort size={18} aria-hidden="true" />}
          allowDeselect={false}
          data={sorts.map((value) => ({ value, label: t(value) }))}
          value={search.sort ?? 'newest'}
          onChange={(value) => change({ sort: find(['likes', 'copies'], value) })}
        />
      </div>
    </search>
  );
}
