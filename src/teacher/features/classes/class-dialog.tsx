import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { useGradeName } from '#teacher/shared/activities/grade-name.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { useCall } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useTyped } from '#ui/unsent/use-typed.ts';
import { classMessages } from './class-messages.ts';

type ClassForm = { name: string; grade: number };

type ClassDialogProps = {
  title: string;
  initialForm: ClassForm;
  busy: boolean;
  /** Names the typed text while it is not saved. */
  typedName: string;
  onSave: (form: ClassForm) => Promise<unknown>;
  onClose: () => void;
  opener: string;
};

/** The form for the name and grade of a class. */
export function ClassDialog(props: ClassDialogProps) {
  const { title, initialForm, typedName, busy, onSave, onClose, opener } = props;
  const t = useMessages(classMessages);
  const tCommon = useMessages(commonMessages);
  const gradeName = useGradeName();
  const typed = useTyped(typedName, title, initialForm);
  const { name, grade } = typed.value;
  const [errors, setErrors] = useState<{ name?: string }>({});
  const schoolGrades = useCall('GET /admin/grades', {}).data?.grades ?? [];
  // Adds the class's own grade, because the school may not offer it any more.
  const grades = [...new Set([...schoolGrades, grade])].sort((a, b) => a - b);
  const submit = () => {
    const trimmedName = name.trim();
    setErrors(trimmedName === '' ? { name: t('name_missing') } : {});
    if (trimmedName !== '') typed.clearAfter(onSave({ name: trimmedName, grade }));
  };
  return (
    <FormDialog
      title={title}
      submitLabel={tCommon('save')}
      busy={busy}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      opener={opener}
      typed={typed}
    >
      <TextInput
        data-autofocus
        label={t('name')}
        required
        maxLength={nameMaxLength}
        value={name}
        error={errors.name}
        onChange={({ currentTarget }) => typed.setValue({ name: currentTarget.value, grade })}
      />
      <NativeSelect
        label={t('grade')}
        value={grade}
        data={grades.map((each) => ({ value: String(each), label: gradeName(each) }))}
        onChange={({ currentTarget }) => typed.setValue({ name, grade: Number(currentTarget.value) })}
      />
    </FormDialog>
  );
}
