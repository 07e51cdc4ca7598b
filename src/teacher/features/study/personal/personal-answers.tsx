import { Paper } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { traceId } from '#form/trace-id.ts';
import { useTaughtSpaces } from '#teacher/shared/spaces/use-taught-spaces.ts';
import { AnswerCard } from './answer-card.tsx';
import styles from './personal-answers.module.css';
import { StudentResponse } from './student-response.tsx';

type PersonalDetail = ApiReply<'GET /study/personal_detail'>;

/** A student's answers beside the key, question by question, and the trace of reading or watching. */
export function PersonalAnswers({ detail }: { detail: PersonalDetail }) {
  const { questions } = detail.courseware;
  const taughtSpaces = useTaughtSpaces(detail.courseware);
  const trace = detail.answers.find(({ question_id }) => question_id === traceId);
  return (
    <ol className={styles.list}>
      {questions.map((question, index) => (
        <AnswerCard
          key={question.id}
          detail={detail}
          question={question}
          number={index + 1}
          taughtSpaces={taughtSpaces}
        />
      ))}
      {(trace !== undefined || questions.length === 0) && (
        <Paper component="li" p="md" radius="lg">
          <StudentResponse detail={detail} questionId={traceId} answer={trace} taughtSpaces={taughtSpaces} />
        </Paper>
      )}
    </ol>
  );
}
