import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { correctionMessages } from './correction-messages.ts';

type CorrectLinkProps = { coursewareId: number; questionId: string; bankQuestionId?: number };

/** Leads to correcting a used question; in a quiz drawn from the bank, the one of the bank. */
export function CorrectLink({ coursewareId, questionId, bankQuestionId }: CorrectLinkProps) {
  const t = useMessages(correctionMessages);
  return (
    <Button
      variant="light"
      px="sm"
      renderRoot={(props) => (
        <Link
          {...props}
          to="/study-situation-view/correction"
          search={{
            courseware_id: coursewareId,
            question_id: questionId,
            bank_question_id: bankQuestionId,
          }}
        />
      )}
    >
      {t('correct')}
    </Button>
  );
}
