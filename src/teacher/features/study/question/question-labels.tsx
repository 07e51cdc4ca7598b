import { Text } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { labelMessages } from '#parts/question-labels/label-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { questionMessages } from './question-messages.ts';

/** The dimension and level that a question assesses, where it is labelled. */
export function QuestionLabels({
  detail: { labels },
}: {
  detail: Pick<ApiReply<'GET /study/question_detail'>, 'labels'>;
}) {
  const t = useMessages(questionMessages);
  const tLabel = useMessages(labelMessages);
  if (!labels) return null;
  const dimension = labels.dimension || tLabel('dimension_gone');
  return (
    <Text size="sm" c="dimmed" mb="xs">
      {t('assesses', { dimension, level: tLabel(`level_${labels.level}`) })}
    </Text>
  );
}
