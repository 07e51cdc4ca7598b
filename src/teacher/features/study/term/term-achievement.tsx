import { achievementMessages } from '#teacher/features/study/achievement/achievement-messages.ts';
import { AchievementTable } from '#teacher/features/study/achievement/achievement-table.tsx';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './student-term.module.css';
import { termMessages } from './term-messages.ts';

type TermAchievementProps = { classId: number; subjectId: number; userId: number };

/** The student's achievement by dimension and level; nothing where no question is labelled. */
export function TermAchievement({ classId, subjectId, userId }: TermAchievementProps) {
  const t = useMessages(termMessages);
  const tAchievement = useMessages(achievementMessages);
  const reply = useCall('GET /study/term_achievement', {
    class_id: classId,
    subject_id: subjectId,
    user_id: userId,
  });
  if (reply.data?.class.cells.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{t('dimensions')}</h2>
      <p className={styles.help}>{tAchievement('help')}</p>
      {reply.isError && <LoadError error={reply.error} onRetry={() => void reply.refetch()} />}
      {reply.isPending && <Skeleton lines={3} height="2.75rem" />}
      {reply.data && <AchievementTable achievement={reply.data.student} label={t('dimensions')} />}
    </section>
  );
}
