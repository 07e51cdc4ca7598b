import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import type { Elements } from '#ui/elements.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DialogFoot } from '#ui/primitives/dialog-foot.tsx';
import { KeptNote, type KeptText } from '#ui/unsent/kept-note.tsx';
import { useTyped } from '#ui/unsent/use-typed.ts';
import styles from './form-dialog.module.css';
import { useReturnFocus } from './return-focus.ts';

type FormDialogProps = {
  title: string;
  submitLabel: string;
  busy: boolean;
  /** Error texts by field. A new object with entries moves the focus to the first invalid field. */
  errors: object;
  onSubmit: () => void;
  onClose: () => void;
  children: Elements;
  size?: string;
  /** What was typed, kept until it is saved or cancelled. Without it, closing forgets the entries. */
  typed?: KeptText;
  /** `data-opener` of the button that gets the focus back, if a menu item opened the dialog. */
  opener?: string;
};

/** A form in a dialog; mount it to open it. The entries stay when the server refuses them, with `typed` also when it closes. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, busy, errors, onSubmit, onClose, children, size = 'md', opener, typed } = props;
  const t = useMessages(commonMessages);
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  useReturnFocus(opener);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog is a portal: without this the event would go on to a form around the opener.
    event.stopPropagation();
    if (!busy) onSubmit();
  };
  // Escape and the cross may be a slip, so they keep what was typed.
  const cancel = () => {
    typed?.clear();
    onClose();
  };
  return (
    <Modal opened title={title} size={size} onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }}>
      <form ref={formRef} noValidate className={styles.form} onSubmit={submit}>
        {typed && <KeptNote typed={typed} />}
        {children}
        <DialogFoot>
          <Button variant="default" onClick={cancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {submitLabel}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
}

type RenameDialogProps = {
  title: string;
  label: string;
  /** Error text for an empty name. */
  requiredText: string;
  name: string;
  /** Names the typed text while it is not saved, such as `unit_name:7`. */
  typedName: string;
  busy: boolean;
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
  opener: string;
};

/** A dialog with one field, for a new name. */
export function RenameDialog(props: RenameDialogProps) {
  const { title, label, requiredText, name: oldName, typedName, busy, onSave, onClose, opener } = props;
  const tCommon = useMessages(commonMessages);
  const typed = useTyped(typedName, `${title} · ${oldName}`, oldName);
  const name = typed.value;
  const [errors, setErrors] = useState<{ name?: string }>({});
  const submit = () => {
    const trimmedName = name.trim();
    setErrors(trimmedName === '' ? { name: requiredText } : {});
    if (trimmedName === oldName) onClose();
    else if (trimmedName !== '') typed.clearAfter(onSave(trimmedName));
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
        label={label}
        required
        maxLength={nameMaxLength}
        value={name}
        error={errors.name}
        onChange={(event) => typed.setValue(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
      />
    </FormDialog>
  );
}
