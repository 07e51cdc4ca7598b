import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { difficulties, examVisibilities } from '#contract/choices.ts';
import { activityFactsMessages } from '#teacher/shared/activities/activity-facts-messages.ts';
import { grades, useGradeName } from '#teacher/shared/activities/grade-name.ts';
import { useSubjects } from '#teacher/shared/activities/use-activity-types.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { examMessages } from '../exam-messages.ts';
import { TagsField } from '../facts/tags-field.tsx';
import { YearField } from '../facts/year-field.tsx';
import type { FactChanges } from './use-exam-changes.ts';

type ChangeDialogProps = {
  count: number;
  busy: boolean;
  onChange: (changes: FactChanges) => Promise<void>;
  onClose: () => void;
};

const noErrors = {};

/** Changes facts of all selected rows. What is not chosen stays as it is. */
export function ChangeDialog({ count, busy, onChange, onClose }: ChangeDialogProps) {
  const t = useMessages(examMessages);
  const tFacts = useMessages(activityFactsMessages);
  const tCommon = useMessages(commonMessages);
  const nameGrade = useGradeName();
  const subjects = useSubjects();
  const [changes, setChanges] = useState<FactChanges>({});
  const change = (part: FactChanges) => setChanges((previous) => ({ ...previous, ...part }));
  return (
    <FormDialog
      title={t('change_facts_of', { count })}
      submitLabel={tCommon('save')}
      busy={busy}
      errors={noErrors}
      onSubmit={() => void onChange(changes)}
      onClose={onClose}
    >
      <p>{t('change_text')}</p>
      <ChangeSelect
        label={tFacts('subject')}
        mayBeNone
        choices={subjects.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChoose={(value) => change({ subject_id: toNumber(value) })}
      />
      <ChangeSelect
        label={tFacts('grade')}
        mayBeNone
        choices={grades.map((grade) => ({ value: String(grade), label: nameGrade(grade) }))}
        onChoose={(value) => change({ grade: toNumber(value) })}
      />
      <YearField
        year={changes.year ?? null}
        hint={t('year_stays')}
        onChange={(year) => change({ year: year ?? undefined })}
      />
      <ChangeSelect
        label={tFacts('difficulty')}
        mayBeNone
        choices={difficulties.map((value) => ({ value, label: tFacts(value) }))}
        onChoose={(value) =>
          change({
            difficulty:
              value === undefined ? undefined : (difficulties.find((known) => known === value) ?? null),
          })
        }
      />
      <TagsField
        label={t('add_tags')}
        kind="question"
        tags={changes.add_tags ?? []}
        onChange={(add_tags) => change({ add_tags })}
      />
      <TagsField
        label={t('remove_tags')}
        kind="question"
        tags={changes.remove_tags ?? []}
        onChange={(remove_tags) => change({ remove_tags })}
      />
      <ChangeSelect
        label={t('visibility')}
        choices={examVisibilities.map((value) => ({ value, label: t(`visible_${value}`) }))}
        onChoose={(value) => change({ visibility: examVisibilities.find((known) => known === value) })}
      />
    </FormDialog>
  );
}

const toNumber = (value: string | null | undefined) =>
  value === null || value === undefined ? value : Number(value);

const staysValue = '';
const noneValue = 'none';

type ChangeSelectProps = {
  label: string;
  mayBeNone?: boolean;
  choices: readonly { value: string; label: string }[];
  /** Undefined: it stays; null: none. */
  onChoose: (value: string | null | undefined) => void;
};

function ChangeSelect({ label, mayBeNone, choices, onChoose }: ChangeSelectProps) {
  const t = useMessages(examMessages);
  const [value, setValue] = useState(staysValue);
  const extraChoices = mayBeNone ? [{ value: noneValue, label: t('none') }] : [];
  return (
    <NativeSelect
      label={label}
      value={value}
      data={[{ value: staysValue, label: t('stays') }, ...extraChoices, ...choices]}
      onChange={({ currentTarget }) => {
        setValue(currentTarget.value);
        if (currentTarget.value === staysValue) onChoose(undefined);
        else onChoose(currentTarget.value === noneValue ? null : currentTarget.value);
      }}
    />
  );
}
