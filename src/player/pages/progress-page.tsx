import { progressMessages } from '#player/features/progress/messages.ts';
import styles from '#player/features/progress/progress.module.css';
import { SubjectProgress } from '#player/features/progress/subject-progress.tsx';
import type { Student } from '#player/session.ts';
import { LoadProblem, StoredCopyNote } from '#player/shared/load-state.tsx';
import { usePageTitle } from '#player/shared/page-title.ts';
import { useLoad } from '#player/shared/use-load.ts';
import { call } from '#ui/api/call.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

/** The student's own released marks by subject. */
export function ProgressPage({ student }: { student: Student }) {
  const t = useMessages(progressMessages);
  usePageTitle(t('title'));
  const { data, error, storedReason, reload } = useLoad(`progress:${student.id}`, () =>
    call('GET /play/progress', {}, { quiet: true }),
  );
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('intro')}</p>
      {storedReason && <StoredCopyNote reason={storedReason} />}
      {error && !data && <LoadProblem error={error} onRetry={reload} />}
      {!data && !error && <Skeleton lines={4} height="8rem" />}
      {data?.subjects.length === 0 && <p>{t('empty')}</p>}
      {data?.subjects.map((subject) => (
        <SubjectProgress key={`${subject.class_id} ${subject.subject_id}`} subject={subject} />
      ))}
    </>
  );
}
