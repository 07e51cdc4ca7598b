import { confirm, usePendingQuestion } from '#teacher/shared/confirm-store.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import styles from './confirm.module.css';

/** `const confirm = useConfirm(); if (await confirm({ text, danger: true })) …` */
export function useConfirm(): typeof confirm {
  return confirm;
}

/** Where the questions appear; mounted once. */
export function ConfirmHost() {
  const t = useMessages(commonMessages);
  const question = usePendingQuestion();
  if (!question) return null;
  const { text, title, confirmLabel, cancelLabel, danger, answer } = question;
  return (
    <Dialog
      key={text}
      title={title ?? text}
      onClose={() => answer(false)}
      actions={
        <>
          <Button look="plain" onClick={() => answer(false)}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button look={danger ? 'danger' : 'solid'} onClick={() => answer(true)}>
            {confirmLabel ?? t('confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.warning}>
        <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
          <circle cx="24" cy="24" r="22" fill="var(--el-warn-soft)" />
          <path d="M24 12v15" stroke="var(--el-warn-solid)" strokeWidth="4.5" strokeLinecap="round" />
          <circle cx="24" cy="35" r="2.8" fill="var(--el-warn-solid)" />
        </svg>
        {title && <p>{text}</p>}
      </div>
    </Dialog>
  );
}
