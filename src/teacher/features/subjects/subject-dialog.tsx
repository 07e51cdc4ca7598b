import { Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { subjectColours } from '#ui/theme/subject-colours.ts';
import { useTyped } from '#ui/unsent/use-typed.ts';
import { subjectMessages } from './subject-messages.ts';
import styles from './subjects.module.css';

type SubjectForm = { name: string; name_eng: string; colour: string };

type SubjectDialogProps = {
  title: string;
  initialForm: SubjectForm;
  busy: boolean;
  /** Names the typed text while it is not saved. */
  typedName: string;
  onSave: (form: SubjectForm) => Promise<unknown>;
  onClose: () => void;
  opener: string;
};

/** The form for both names and the colour of a subject. */
export function SubjectDialog(props: SubjectDialogProps) {
  const { title, initialForm, typedName, busy, onSave, onClose, opener } = props;
  const t = useMessages(subjectMessages);
  const tCommon = useMessages(commonMessages);
  const typed = useTyped(typedName, title, initialForm);
  const form = typed.value;
  const [errors, setErrors] = useState<{ name?: string }>({});
  const changeForm = (changedFields: Partial<SubjectForm>) => typed.setValue({ ...form, ...changedFields });
  const submit = () => {
    const name = form.name.trim();
    setErrors(name === '' ? { name: t('name_missing') } : {});
    if (name !== '') typed.clearAfter(onSave({ ...form, name, name_eng: form.name_eng.trim() }));
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
        value={form.name}
        error={errors.name}
        onChange={({ currentTarget }) => changeForm({ name: currentTarget.value })}
      />
      <TextInput
        label={t('english_name')}
        lang="en"
        maxLength={nameMaxLength}
        value={form.name_eng}
        onChange={({ currentTarget }) => changeForm({ name_eng: currentTarget.value })}
      />
      <Radio.Group label={t('colour')} value={form.colour} onChange={(colour) => changeForm({ colour })}>
        <div className={styles.colours}>
          {Object.entries(subjectColours).map(([key, { solid }], index) => (
            <Radio
              key={key}
              value={key}
              color={solid}
              aria-label={t('colour_number', { number: index + 1 })}
              styles={{ radio: { background: solid, borderColor: solid } }}
            />
          ))}
        </div>
      </Radio.Group>
    </FormDialog>
  );
}
