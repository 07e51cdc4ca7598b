import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import styles from './confirm.module.css';
import type { ConfirmQuestion } from './confirm-store.ts';

/** The buttons below a question; the form they are in is submitted to confirm. */
export function ConfirmActions({ question, onCancel }: { question: ConfirmQuestion; onCancel: () => void }) {
  const t = useMessages(commonMessages);
  const { confirmLabel, cancelLabel, danger } = question;
  return (
    <div className={styles.actions}>
      <Button look="plain" onClick={onCancel}>
        {cancelLabel ?? t('cancel')}
      </Button>
      <Button type="submit" look={danger ? 'danger' : 'solid'}>
        {confirmLabel ?? t('confirm')}
      </Button>
    </div>
  );
}
