import { ConfirmDialog } from './confirm-dialog.tsx';
import { confirm, usePendingQuestion } from './confirm-store.ts';

/** `const confirm = useConfirm(); if (await confirm({ text, danger: true })) …` */
export function useConfirm(): typeof confirm {
  return confirm;
}

/** Shows the questions. It is mounted once. */
export function ConfirmHost() {
  const question = usePendingQuestion();
  return question ? <ConfirmDialog key={question.id} question={question} onAnswer={question.answer} /> : null;
}
