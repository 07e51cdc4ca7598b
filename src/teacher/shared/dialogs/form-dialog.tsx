import { Button, Modal } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DialogFoot } from '#ui/primitives/dialog-foot.tsx';
import styles from './form-dialog.module.css';

type FormDialogProps = {
  title: string;
  submitLabel: string;
  busy: boolean;
  /** Texts under the fields; a new object with content moves the focus to the first field that has one. */
  errors: object;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
  size?: string;
  /** `data-opener` of the button to go back to, where a menu item opened it. */
  opener?: string;
};

/** A form in a dialog; mount it to open it. What was typed stays while it is open, also when the server refuses. */
export function FormDialog({
  title,
  submitLabel,
  busy,
  errors,
  onSubmit,
  onClose,
  children,
  size = 'md',
  opener,
}: FormDialogProps) {
  const t = useMessages(commonMessages);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  useReturnFocus(opener);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog is a portal: without this the event would go on to a form around the opener.
    event.stopPropagation();
    if (!busy) onSubmit();
  };
  return (
    <Modal opened title={title} size={size} onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }}>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        {children}
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
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
