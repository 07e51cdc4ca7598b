import { NativeSelect } from '@mantine/core';
import { difficulties, type ExamThingKind, examVisibilities } from '#contract/choices.ts';
import { activityFactsMessages } from '#teacher/shared/activities/activity-facts-messages.ts';
import { grades, useGradeName } from '#teacher/shared/activities/grade-name.ts';
import { useSubjects } from '#teacher/shared/activities/use-activity-types.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { examMessages } from '../exam-messages.ts';
import { TagsField } from '../facts/tags-field.tsx';
import { YearField } from '../facts/year-field.tsx';
import { createMessages } from './create-messages.ts';
import type { ExamFacts } from './question-draft.ts';

type FactsFormProps = {
  kind: ExamThingKind;
  facts: ExamFacts;
  onChange: (part: Partial<ExamFacts>) => void;
};

const toNumber = (value: string) => (value === '' ? null : Number(value));

/** By what a question or paper is found, and who sees it. */
export function FactsForm({ kind, facts, onChange }: FactsFormProps) {
  const t = useMessages(examMessages);
  const tCreate = useMessages(createMessages);
  const tFacts = useMessages(activityFactsMessages);
  const nameGrade = useGradeName();
  const none = { value: '', label: tCreate('none') };
  const subjects = useSubjects().map(({ id, name }) => ({ value: String(id), label: name }));
  const lacksSubject = facts.visibility === 'subject' && facts.subject_id === null;
  return (
    <>
      <NativeSelect
        label={tFacts('subject')}
        data={[none, ...subjects]}
        value={facts.subject_id ?? ''}
        error={lacksSubject ? tCreate('subject_first') : undefined}
        onChange={({ currentTarget }) => onChange({ subject_id: toNumber(currentTarget.value) })}
      />
      <NativeSelect
        label={tFacts('grade')}
        data={[none, ...grades.map((grade) => ({ value: String(grade), label: nameGrade(grade) }))]}
        value={facts.grade ?? ''}
        onChange={({ currentTarget }) => onChange({ grade: toNumber(currentTarget.value) })}
      />
      <YearField year={facts.year} onChange={(year) => onChange({ year })} />
      <NativeSelect
        label={tFacts('difficulty')}
        data={[none, ...difficulties.map((value) => ({ value, label: tFacts(value) }))]}
        value={facts.difficulty ?? ''}
        onChange={({ currentTarget }) =>
          onChange({ difficulty: difficulties.find((known) => known === currentTarget.value) ?? null })
        }
      />
      <TagsField label={t('tag')} kind={kind} tags={facts.tags} onChange={(tags) => onChange({ tags })} />
      <NativeSelect
        label={t('visibility')}
        data={examVisibilities.map((value) => ({ value, label: t(`visible_${value}`) }))}
        value={facts.visibility}
        onChange={({ currentTarget }) =>
          onChange({ visibility: examVisibilities.find((known) => known === currentTarget.value) ?? 'own' })
        }
      />
    </>
  );
}
