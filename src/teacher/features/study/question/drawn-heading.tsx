import { Text, Title } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { CorrectLink } from '#teacher/features/study/correction/correct-link.tsx';
import { CorrectionNote } from '#teacher/features/study/correction/correction-note.tsx';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { QuestionFlags } from './question-flags.tsx';

type Drawn = NonNullable<ApiReply<'GET /study/question_detail'>['drawn']>[number];

type DrawnHeadingProps = { drawn: Drawn; coursewareId: number; questionId: string };

/** A question of the bank that some students had at this place, with its figures. */
export function DrawnHeading({ drawn, coursewareId, questionId }: DrawnHeadingProps) {
  const { title, statistics } = drawn;
  const t = useMessages(studyMessages);
  const { percent } = useFormats();
  const format = (share: number | null) => (share === null ? t('not_enough') : percent(share));
  const figures = [
    t('attempts_counted', { count: statistics.attempts }),
    `${t('facility_index')} ${format(statistics.facility_index)}`,
    `${t('discrimination_index')} ${format(statistics.discrimination_index)}`,
  ];
  return (
    <>
      <Title order={3} size="h5" mt="md">
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {figures.join(' · ')}
      </Text>
      <QuestionFlags statistics={statistics} />
      <CorrectionNote coursewareId={coursewareId} kinds={drawn.corrected} />
      <CorrectLink
        coursewareId={coursewareId}
        questionId={questionId}
        bankQuestionId={drawn.bank_question_id}
      />
    </>
  );
}
