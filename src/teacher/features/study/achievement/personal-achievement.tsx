import { Paper, Text, Title } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { chooseName } from '#teacher/shared/people/display-name.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './achievement.module.css';
import { achievementMessages } from './achievement-messages.ts';
import { AchievementTable } from './achievement-table.tsx';

type PersonalAchievementProps = {
  courseware: ApiReply<'GET /study/personal_detail'>['courseware'];
  userId: number;
  attemptId: number | null;
};

/** A student's achievement in the attempt on the page, and in its subject over the term beside the class's. */
export function PersonalAchievement({ courseware, userId, attemptId }: PersonalAchievementProps) {
  const t = useMessages(achievementMessages);
  const { courseware_id, class_id, subject_id, subject_name, subject_name_eng } = courseware;
  const subject = chooseName(subject_name, subject_name_eng, useLanguage());
  const attempt = useCall('GET /study/achievement', {
    courseware_id,
    user_id: userId,
    attempt_id: attemptId ?? undefined,
  });
  const term = useCall('GET /study/term_achievement', { class_id, subject_id, user_id: userId });
  const parts = [
    [t('this_attempt'), attempt, attempt.data],
    [t('term_student', { subject }), term, term.data?.student],
    [t('term_class', { subject }), term, term.data?.class],
  ] as const;
  return (
    <Paper p="md" radius="lg" mt="md">
      <Title order={2} size="h5" mb={4}>
        {t('title')}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {t('help')}
      </Text>
      <div className={styles.parts}>
        {parts.map(([heading, reply, achievement]) => (
          <section key={heading}>
            <Title order={3} size="h6" mb={4}>
              {heading}
            </Title>
            {reply.isError && <LoadError error={reply.error} onRetry={() => void reply.refetch()} />}
            {reply.isPending && <Skeleton lines={3} height="2.75rem" />}
            {achievement && <AchievementTable achievement={achievement} label={heading} />}
          </section>
        ))}
      </div>
    </Paper>
  );
}
