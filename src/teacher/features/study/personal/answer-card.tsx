import { Paper } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import type { ViewContext } from '#form/activity-views.ts';
import { AnswerHead } from './answer-head.tsx';
import { StudentResponse } from './student-response.tsx';

type PersonalDetail = ApiReply<'GET /study/personal_detail'>;
type Question = PersonalDetail['courseware']['questions'][number];
type AnswerCardProps = {
  detail: PersonalDetail;
  question: Question;
  number: number;
  context: ViewContext;
};

/** A student's answer to a question, with its mark, its score and its time. */
export function AnswerCard({ detail, question: { id, max_score }, number, context }: AnswerCardProps) {
  const answer = detail.answers.find(({ question_id }) => question_id === id);
  return (
    <Paper component="li" p="md" radius="lg">
      <AnswerHead number={number} maxScore={max_score} answer={answer} />
      <StudentResponse detail={detail} questionId={id} answer={answer} context={context} />
    </Paper>
  );
}
