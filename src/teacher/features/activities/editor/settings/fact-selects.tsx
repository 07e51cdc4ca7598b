import { Select } from '@mantine/core';
import { difficulties } from '#contract/choices.ts';
import { type Language, selectableLanguages } from '#contract/language.ts';
import type { ActivityForm } from '#teacher/features/activities/draft/activity-draft.ts';
import { editorMessages } from '#teacher/features/activities/editor/editor-messages.ts';
import { activityFactsMessages } from '#teacher/shared/activities/activity-facts-messages.ts';
import { displayLanguageNames } from '#teacher/shared/activities/display-language-names.ts';
import { grades, useGradeName } from '#teacher/shared/activities/grade-name.ts';
import { useSubjects } from '#teacher/shared/activities/use-activity-types.ts';
import { unitChoiceMessages } from '#teacher/shared/unit-choice/unit-choice-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './settings-form.module.css';

export type SettingsFormProps = {
  form: ActivityForm;
  onChange: (part: Partial<ActivityForm>) => void;
  /** Messages by field; empty before the teacher has tried to complete. */
  errors: Readonly<Partial<Record<string, string>>>;
};

/** Subject, grade, difficulty and language, each chosen from a list. */
export function FactSelects({ form, onChange, errors }: SettingsFormProps) {
  const t = useMessages(editorMessages);
  const tFacts = useMessages(activityFactsMessages);
  const tUnitChoice = useMessages(unitChoiceMessages);
  const nameGrade = useGradeName();
  const subjects = useSubjects();
  const languages: readonly Language[] =
    form.display_language === 'zh-tw' ? [...selectableLanguages, 'zh-tw'] : selectableLanguages;
  return (
    <div className={styles.grid}>
      <Select
        data-field="subject_id"
        label={tFacts('subject')}
        placeholder={tUnitChoice('select_subject')}
        withAsterisk
        allowDeselect={false}
        data={subjects.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={form.subject_id === null ? null : String(form.subject_id)}
        error={errors['subject_id']}
        onChange={(value) => onChange({ subject_id: value === null ? null : Number(value) })}
      />
      <Select
        data-field="grade"
        label={tFacts('grade')}
        withAsterisk
        allowDeselect={false}
        data={grades.map((grade) => ({ value: String(grade), label: nameGrade(grade) }))}
        value={form.grade === null ? null : String(form.grade)}
        error={errors['grade']}
        onChange={(value) => onChange({ grade: value === null ? null : Number(value) })}
      />
      <Select
        data-field="difficulty"
        label={tFacts('difficulty')}
        withAsterisk
        allowDeselect={false}
        data={difficulties.map((difficulty) => ({ value: difficulty, label: tFacts(difficulty) }))}
        value={form.difficulty}
        error={errors['difficulty']}
        onChange={(value) =>
          onChange({ difficulty: difficulties.find((difficulty) => difficulty === value) ?? null })
        }
      />
      <Select
        data-field="display_language"
        label={t('display_language')}
        withAsterisk
        allowDeselect={false}
        data={languages.map((language) => ({ value: language, label: displayLanguageNames[language] }))}
        value={form.display_language}
        error={errors['display_language']}
        onChange={(value) => {
          const language = languages.find((candidate) => candidate === value);
          if (language) onChange({ display_language: language });
        }}
      />
    </div>
  );
}
