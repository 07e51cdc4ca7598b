import { Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { subjectColours } from '#ui/theme/subject-colours.ts';
import { subjectMessages } from './subject-messages.ts';
import styles from './subjects.module.css';

type SubjectForm = { name: string; name_eng: string; colour: string };

type SubjectDialogProps = {
  title: string;
  start: SubjectForm;
  busy: boolean;
  onSave: (entered: SubjectForm) => void;
  onClose: () => void;
  opener: string;
};

/** Both names and the colour of a subject. */
export function SubjectDialog({ title, start, busy, onSave, onClose, opener }: SubjectDialogProps) {
  const t = useMessages(subjectMessages);
  const common = useMessages(commonMessages);
  const [entered, setEntered] = useState(start);
  const [errors, setErrors] = useState<{ name?: string }>({});
  const change = (part: Partial<SubjectForm>) => setEntered((before) => ({ ...before, ...part }));
  const submit = () => {
    const name = entered.name.trim();
    setErrors(name === '' ? { name: t('name_missing') } : {});
    if (name !== '') onSave({ ...entered, name, name_eng: entered.name_eng.trim() });
  };
  return (
    <FormDialog
      title={title}
      submitLabel={common('save')}
      busy={busy}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      opener={opener}
    >
      <TextInput
        data-autofocus
        label={t('name')}
        required
        maxLength={nameMaxLength}
        value={entered.name}
        error={errors.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TextInput
        label={t('english_name')}
        lang="en"
        maxLength={nameMaxLength}
        value={entered.name_eng}
        onChange={({ currentTarget }) => change({ name_eng: currentTarget.value })}
      />
      <Radio.Group label={t('colour')} value={entered.colour} onChange={(colour) => change({ colour })}>
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
