import { Link } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { buttonLook } from '#ui/primitives/button-look.ts';
import { studyMessages } from './messages.ts';

type MarkingLinkProps = { coursewareId: number; questionId?: string; isSmall?: boolean };

/** Leads to marking by hand: of the courseware, or of one question. */
export function MarkingLink({ coursewareId, questionId, isSmall }: MarkingLinkProps) {
  const t = useMessages(studyMessages);
  return (
    <Link
      {...buttonLook('soft', isSmall)}
      to="/study-situation-view/marking"
      search={{ courseware_id: coursewareId, question_id: questionId }}
    >
      {t('mark_by_hand')}
    </Link>
  );
}
