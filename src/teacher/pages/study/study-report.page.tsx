import { getRouteApi } from '@tanstack/react-router';
import { ReportMaker } from '#teacher/features/study/report/report-maker.tsx';
import { StudentHead } from '#teacher/features/study/term/student-head.tsx';
import { termMessages } from '#teacher/features/study/term/term-messages.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { NoStudents } from '#ui/illustrations/no-students.tsx';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

const route = getRouteApi('/shell/study-situation-view/report');

/** The report of a student for the parents: printed, or behind a link. */
export function StudyReportPage() {
  const t = useMessages(termMessages);
  const key = route.useSearch();
  const isNamed = key.class_id > 0 && key.subject_id > 0 && key.user_id > 0;
  const reply = useCall('GET /study/student_term', key, { keepPrevious: true, enabled: isNamed });
  if (!isNamed) return <EmptyState picture={<NoStudents />} title={t('no_student')} titleAs="h1" />;
  if (reply.error) return <LoadError error={reply.error} onRetry={() => void reply.refetch()} />;
  if (!reply.data) return <Skeleton lines={12} height="2rem" />;
  return (
    <>
      <StudentHead studentKey={key} term={reply.data} to="/study-situation-view/report" />
      <ReportMaker key={key.user_id} term={reply.data} studentKey={key} />
    </>
  );
}
