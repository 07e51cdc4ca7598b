import { getRouteApi, Link } from '@tanstack/react-router';
import { StudentHead } from '#teacher/features/study/term/student-head.tsx';
import { StudentTermView } from '#teacher/features/study/term/student-term-view.tsx';
import { TermAchievement } from '#teacher/features/study/term/term-achievement.tsx';
import { termMessages } from '#teacher/features/study/term/term-messages.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { NoStudents } from '#ui/illustrations/no-students.tsx';
import { buttonLook } from '#ui/primitives/button-look.ts';
import { EmptyState, LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

const route = getRouteApi('/shell/study-situation-view/student');

/** One student in a class and subject over the term. */
export function StudyStudentPage() {
  const t = useMessages(termMessages);
  const key = route.useSearch();
  const isNamed = key.class_id > 0 && key.subject_id > 0 && key.user_id > 0;
  const reply = useCall('GET /study/student_term', key, { keepPrevious: true, enabled: isNamed });
  if (!isNamed) return <EmptyState picture={<NoStudents />} title={t('no_student')} titleAs="h1" />;
  if (reply.error) return <LoadError error={reply.error} onRetry={() => void reply.refetch()} />;
  if (!reply.data) return <Skeleton lines={12} height="2rem" />;
  const { class_id, subject_id, user_id } = key;
  return (
    <>
      <StudentHead studentKey={key} term={reply.data} to="/study-situation-view/student">
        <Link {...buttonLook('soft')} to="/study-situation-view/report" search={key}>
          {t('report')}
        </Link>
      </StudentHead>
      <StudentTermView term={reply.data} />
      <TermAchievement classId={class_id} subjectId={subject_id} userId={user_id} />
    </>
  );
}
