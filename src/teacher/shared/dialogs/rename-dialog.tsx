import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

type RenameDialogProps = {
  title: string;
  label: string;
  /** Text for an empty name. */
  requiredText: string;
  name: string;
  busy: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
  opener: string;
};

export function RenameDialog({
  title,
  label,
  requiredText,
  busy,
  onSave,
  onClose,
  ...rest
}: RenameDialogProps) {
  const common = useMessages(commonMessages);
  const [name, setName] = useState(rest.name);
  const [errors, setErrors] = useState<{ name?: string }>({});
  const submit = () => {
    const trimmed = name.trim();
    setErrors(trimmed === '' ? { name: requiredText } : {});
    if (trimmed === rest.name) onClose();
    else if (trimmed !== '') onSave(trimmed);
  };
  return (
    <FormDialog
      title={title}
      submitLabel={common('save')}
      busy={busy}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      opener={rest.opener}
    >
      <TextInput
        data-autofocus
        label={label}
        required
        maxLength={nameMaxLength}
        value={name}
        error={errors.name}
        onChange={(event) => setName(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
      />
    </FormDialog>
  );
}
