import { Badge, Text, Title } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { GridMark } from '#teacher/features/study/grid-mark.tsx';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { chooseCellLook } from '../grid-model.ts';
import styles from './personal-answers.module.css';

type AnswerHeadProps = {
  /** Number of the question, from 1. */
  number: number;
  maxScore: number;
  answer: ApiReply<'GET /study/personal_detail'>['answers'][number] | undefined;
};

/** The number of a question, and the mark, score and time of the student's answer. */
export function AnswerHead({ number, maxScore, answer }: AnswerHeadProps) {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  const cell = answer && { ...answer, state: 'answered' as const };
  const { score = null, flagged = false, time_ms = 0 } = answer ?? {};
  return (
    <div className={styles.head}>
      <Title order={2} size="h5">
        {t('question_number', { number })}
      </Title>
      <GridMark look={chooseCellLook(cell, maxScore)} score={score} max={maxScore} flagged={flagged} />
      <Text size="sm">
        {score === null ? t('not_enough') : formats.number(score)} / {formats.number(maxScore)}
      </Text>
      {time_ms > 0 && (
        <Text size="sm" c="dimmed">
          {formats.duration(time_ms)}
        </Text>
      )}
      {answer?.needs_teacher && <Badge color="kapok">{t('cell_to_mark')}</Badge>}
    </div>
  );
}
