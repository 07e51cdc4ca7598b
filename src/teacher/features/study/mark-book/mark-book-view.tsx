import { Link } from '@tanstack/react-router';
import { bookedCoursewaresMax } from '#contract/limits.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { NoStudents } from '#ui/illustrations/no-students.tsx';
import { WaitingForAnswers } from '#ui/illustrations/waiting-for-answers.tsx';
import { buttonLook } from '#ui/primitives/button-look.ts';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { MarkBook } from './booked.ts';
import type { ShownBook } from './choose-book.ts';
import { markBookMessages } from './mark-book-messages.ts';
import { MarkBookTable } from './mark-book-table.tsx';
import { PrintedReasons } from './printed-reasons.tsx';
import { useStoredPaperMarks } from './use-stored-paper-marks.ts';

/** The book of a class and subject, or why there is none yet. */
export function MarkBookView({ shown }: { shown: ShownBook }) {
  const t = useMessages(markBookMessages);
  const { class_id, subject_id } = shown;
  useStoredPaperMarks();
  const reply = useCall('GET /study/mark_book', { class_id, subject_id }, { keepPrevious: true });
  if (reply.error) return <LoadError error={reply.error} onRetry={() => void reply.refetch()} />;
  if (!reply.data) return <Skeleton lines={12} height="1.75rem" />;
  const { students, works, is_cut } = reply.data;
  if (students.length === 0) return <EmptyState picture={<NoStudents />} title={t('no_students')} />;
  if (works.length === 0) return <NoMarks {...shown} />;
  return (
    <>
      <MarkBookTable book={reply.data} shown={shown} />
      <PrintedReasons students={students} />
      {is_cut && <p>{t('is_cut', { count: bookedCoursewaresMax })}</p>}
    </>
  );
}

function NoMarks({ calendar_id, class_id, subject_id }: ShownBook) {
  const t = useMessages(markBookMessages);
  return (
    <EmptyState picture={<WaitingForAnswers />} title={t('empty_title')} text={t('empty_text')}>
      <Link {...buttonLook()} to="/unit/list" search={{ calendar_id, class_id, subject_id }}>
        {t('to_units')}
      </Link>
    </EmptyState>
  );
}

/** Whether there is something to save or print. */
export const hasMarks = (book: MarkBook | undefined): book is MarkBook =>
  book !== undefined && book.works.length > 0 && book.students.length > 0;
