import { Button } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { importScreenMessages } from './import-screen-messages.ts';
import type { ImportSearch } from './import-search.ts';
import type { useImportActions } from './use-import-actions.ts';

type AnswerAllProps = {
  /** The shown kind of lines. */
  kind: ImportSearch['compare'];
  actions: ReturnType<typeof useImportActions>;
};

/** Buttons that answer all lines of a kind at once, for the kinds that ask something. */
export function AnswerAll({ kind, actions }: AnswerAllProps) {
  const t = useMessages(importScreenMessages);
  const answerButton = (text: string, answer: () => Promise<unknown>) => (
    <Button variant="default" disabled={actions.isBusy} onClick={() => void answer()}>
      {text}
    </Button>
  );
  return (
    <>
      {kind === 'ask' && answerButton(t('all_same'), () => actions.answer(null, 'found'))}
      {kind === 'left' && answerButton(t('close_all'), () => actions.close(undefined, true))}
      {kind === 'left' && answerButton(t('close_none'), () => actions.close(undefined, false))}
    </>
  );
}
