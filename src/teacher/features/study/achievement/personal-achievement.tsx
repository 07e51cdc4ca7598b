import { Paper, Text, Title } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './achievement.module.css';
import { achievementMessages } from './achievement-messages.ts';
import { AchievementTable } from './achievement-table.tsx';

type PersonalAchievementProps = {
  courseware: ApiReply<'GET /study/personal_detail'>['courseware'];
  userId: number;
  attemptId: number | null;
};

/** A student's achievement in the attempt on the page, and over the term beside the class's. */
export function PersonalAchievement({ courseware, userId, attemptId }: PersonalAchievementProps) {
  const t = useMessages(achievementMessages);
  const { courseware_id, class_id } = courseware;
  const attempt = useCall('GET /study/achievement', {
    courseware_id,
    user_id: userId,
    attempt_id: attemptId ?? undefined,
  });
  const own = useCall('GET /study/term_achievement', { class_id, user_id: userId });
  const everybody = useCall('GET /study/term_achievement', { class_id });
  const parts = [
    ['this_attempt', attempt.data],
    ['term_student', own.data],
    ['term_class', everybody.data],
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
        {parts.map(
          ([key, achievement]) =>
            achievement && (
              <section key={key}>
                <Title order={3} size="h6" mb={4}>
                  {t(key)}
                </Title>
                <AchievementTable achievement={achievement} label={t(key)} />
              </section>
            ),
        )}
      </div>
    </Paper>
  );
}
