import { Select, Switch, TextInput } from '@mantine/core';
import { difficulties } from '#contract/choices.ts';
import { examTagMaxLength, examYearMax, examYearMin, gradeMax } from '#contract/limits.ts';
import { offeredTypes } from '#parts/quiz-questions/editor/editor-of.tsx';
import { useKindTexts } from '#parts/quiz-questions/editor/kind-texts.tsx';
import { NumberField } from '#parts/quiz-questions/editor-fields/number-field.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { RandomSlot } from '../model.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { useSubjects } from './use-subjects.ts';

type RandomFieldsProps = {
  slot: RandomSlot;
  onChange: (change: Partial<RandomSlot>) => void;
  field: string;
};

/** A whole number within bounds; undefined for everything else, which matches all. */
const readWhole = (value: number | null, min: number, max: number) =>
  value !== null && Number.isInteger(value) && value >= min && value <= max ? value : undefined;

/** Which questions are drawn. */
export function RandomFields({ slot, onChange, field }: RandomFieldsProps) {
  const t = useMessages(editorMessages);
  const tKind = useKindTexts();
  const subjects = useSubjects();
  const { filter } = slot;
  const changeFilter = (change: RandomSlot['filter']) => onChange({ filter: { ...filter, ...change } });
  return (
    <div className={styles.filters}>
      <Select
        label={t('subject')}
        placeholder={t('any')}
        clearable
        data={subjects.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={filter.subject_id === undefined ? null : String(filter.subject_id)}
        onChange={(value) => changeFilter({ subject_id: value === null ? undefined : Number(value) })}
      />
      <NumberField
        label={t('grade')}
        placeholder={t('any')}
        data-field={`${field}.filter.grade`}
        value={filter.grade ?? null}
        onChange={(value) => changeFilter({ grade: readWhole(value, 1, gradeMax) })}
      />
      <Select
        label={t('difficulty')}
        placeholder={t('any')}
        clearable
        data={difficulties.map((value) => ({ value, label: t(value) }))}
        value={filter.difficulty ?? null}
        onChange={(value) => changeFilter({ difficulty: value ?? undefined })}
      />
      <TextInput
        label={t('tag')}
        placeholder={t('any')}
        maxLength={examTagMaxLength}
        value={filter.tag ?? ''}
        onChange={({ currentTarget: { value } }) => changeFilter({ tag: value === '' ? undefined : value })}
      />
      <Select
        label={t('question_kind')}
        placeholder={t('any')}
        clearable
        data={offeredTypes.map((value) => ({ value, label: tKind(value) }))}
        value={filter.question_kind ?? null}
        onChange={(value) => changeFilter({ question_kind: value ?? undefined })}
      />
      <NumberField
        label={t('year')}
        placeholder={t('any')}
        data-field={`${field}.filter.year`}
        value={filter.year ?? null}
        onChange={(value) => changeFilter({ year: readWhole(value, examYearMin, examYearMax) })}
      />
      <Switch
        label={t('own')}
        checked={filter.own ?? false}
        onChange={({ currentTarget: { checked } }) => changeFilter({ own: checked || undefined })}
      />
      <Switch
        label={t('prefer_unseen')}
        checked={slot.prefer_unseen}
        onChange={({ currentTarget: { checked } }) => onChange({ prefer_unseen: checked })}
      />
    </div>
  );
}
