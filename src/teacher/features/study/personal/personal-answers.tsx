import { Paper } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { traceId } from '#form/trace-id.ts';
import { ReadVideoContext } from '#parts/attachments/use-read-video.ts';
import { readPages } from '#teacher/shared/spaces/read-pages.ts';
import { readVideo } from '#teacher/shared/spaces/read-video.ts';
import { useTaughtSpaces } from '#teacher/shared/spaces/use-taught-spaces.ts';
import { createViewContext } from '#ui/view-context.ts';
import { AnswerCard } from './answer-card.tsx';
import styles from './personal-answers.module.css';
import { StudentResponse } from './student-response.tsx';

type PersonalDetail = ApiReply<'GET /study/personal_detail'>;

type PersonalAnswersProps = {
  detail: PersonalDetail;
  /** Number of the earlier submission that is shown; undefined: the newest. */
  earlier: number | undefined;
};

/** A student's answers beside the key, question by question, and the trace of reading or watching. */
export function PersonalAnswers({ detail, earlier }: PersonalAnswersProps) {
  const { attempt_id, attempts } = detail;
  const { questions } = detail.courseware;
  const taughtSpaces = useTaughtSpaces(detail.courseware);
  const submission = attempts
    .find(({ id }) => id === attempt_id)
    ?.earlier.find(({ number }) => number === earlier);
  const context = createViewContext({
    spaces: attempt_id === null ? taughtSpaces?.source : taughtSpaces?.sourceOf(attempt_id),
    stoodAt: submission?.spaces,
    readPages,
  });
  const trace = detail.answers.find(({ question_id }) => question_id === traceId);
  return (
    <ReadVideoContext value={readVideo}>
      <ol className={styles.list}>
        {questions.map((question, index) => (
          <AnswerCard
            key={question.id}
            detail={detail}
            question={question}
            number={index + 1}
            context={context}
          />
        ))}
        {(trace !== undefined || questions.length === 0) && (
          <Paper component="li" p="md" radius="lg">
            <StudentResponse detail={detail} questionId={traceId} answer={trace} context={context} />
          </Paper>
        )}
      </ol>
    </ReadVideoContext>
  );
}
