import { Badge, Paper, Text, Title } from '@mantine/core';
import { traceId } from '#activities/trace-id.ts';
import type { ApiReply } from '#contract/api.ts';
import { cellLook } from '#teacher/features/study/grid/grid-model.ts';
import { GridMark } from '#teacher/features/study/grid-mark.tsx';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { ResponseView } from '#teacher/shared/activities/activity-views.tsx';
import { useTaughtSpaces } from '#teacher/shared/spaces/use-taught-spaces.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { createViewContext } from '#ui/view-context.ts';
import styles from './personal-answers.module.css';

type Detail = ApiReply<'GET /study/personal_detail'>;
type Question = Detail['courseware']['questions'][number];

function AnswerCard({ detail, question, number }: { detail: Detail; question: Question; number: number }) {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  const answer = detail.answers.find(({ question_id }) => question_id === question.id);
  const cell = answer && { ...answer, state: 'answered' as const };
  return (
    <Paper component="li" p="md" radius="lg" className={styles.answer}>
      <div className={styles.head}>
        <Title order={2} size="h5">
          {t('question_number', { number })}
        </Title>
        <GridMark
          look={cellLook(cell, question.max_score)}
          score={answer?.score ?? null}
          max={question.max_score}
          flagged={answer?.flagged ?? false}
        />
        <Text size="sm">
          {answer?.score === null || answer === undefined ? t('not_enough') : formats.number(answer.score)} /{' '}
          {formats.number(question.max_score)}
        </Text>
        {answer && answer.time_ms > 0 && (
          <Text size="sm" c="dimmed">
            {formats.duration(answer.time_ms)}
          </Text>
        )}
        {answer?.needs_teacher && <Badge color="kapok">{t('cell_to_mark')}</Badge>}
      </div>
      <StudentResponse detail={detail} id={question.id} answer={answer} />
    </Paper>
  );
}

type Answer = Detail['answers'][number];

function StudentResponse({ detail, id, answer }: { detail: Detail; id: string; answer: Answer | undefined }) {
  const spaces = useTaughtSpaces(detail.courseware.courseware_id);
  return (
    <ResponseView
      type={detail.courseware.type}
      content={detail.content}
      questionId={id}
      response={answer?.response ?? null}
      files={answer?.files ?? []}
      studentId={detail.student.user_id}
      context={createViewContext({ spaces })}
    />
  );
}

/** A student's answers beside the key, question by question, and the trace of reading or watching. */
export function PersonalAnswers({ detail }: { detail: Detail }) {
  const { questions } = detail.courseware;
  const trace = detail.answers.find(({ question_id }) => question_id === traceId);
  return (
    <ol className={styles.list}>
      {questions.map((question, index) => (
        <AnswerCard key={question.id} detail={detail} question={question} number={index + 1} />
      ))}
      {(trace !== undefined || questions.length === 0) && (
        <Paper component="li" p="md" radius="lg" className={styles.answer}>
          <StudentResponse detail={detail} id={traceId} answer={trace} />
        </Paper>
      )}
    </ol>
  );
}
