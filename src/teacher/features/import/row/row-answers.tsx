import { Button } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../import.module.css';
import type { ImportItem } from '../import-reads.ts';
import { importScreenMessages } from '../import-screen-messages.ts';
import type { useImportActions } from '../use-import-actions.ts';

type RowAnswersProps = {
  item: ImportItem;
  line: number;
  /** The name of the person on the line. */
  name: string;
  actions: ReturnType<typeof useImportActions>;
};

/** Buttons to decide whether a line's person is already known, and whether to leave the line out. */
export function RowAnswers({ item: { kind }, line, name, actions }: RowAnswersProps) {
  const t = useMessages(importScreenMessages);
  const answerButton = (text: string, answer: 'found' | 'new' | 'skip' | null) => (
    <Button
      size="xs"
      variant="default"
      disabled={actions.isBusy}
      aria-label={`${text}: ${name}`}
      onClick={() => void actions.answer(line, answer)}
    >
      {text}
    </Button>
  );
  return (
    <div className={styles.answers}>
      {kind === 'ask' && answerButton(t('same_person'), 'found')}
      {kind === 'ask' && answerButton(t('new_person'), 'new')}
      {(kind === 'wrong' || kind === 'ask') && answerButton(t('leave_out'), 'skip')}
      {kind === 'skipped' && answerButton(t('take_again'), null)}
    </div>
  );
}
