import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { studyMessages } from './messages.ts';

type MarkingLinkProps = { coursewareId: number; questionId?: string; size?: string };

/** Leads to marking by hand: of the courseware, or of one question. */
export function MarkingLink({ coursewareId, questionId, size = 'md' }: MarkingLinkProps) {
  const t = useMessages(studyMessages);
  return (
    <Button
      variant="light"
      size={size}
      px="sm"
      renderRoot={(props) => (
        <Link
          {...props}
          to="/study-situation-view/marking"
          search={{ courseware_id: coursewareId, question_id: questionId }}
        />
      )}
    >
      {t('mark_by_hand')}
    </Button>
  );
}
