import type { QuestionMark } from '#form/activity-type.ts';
import { markWork, sumMarks } from '#form/mark-work.ts';
import type { Row } from '#server/database/schema.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { readFileIds } from '#server/features/files/answer-files.service.ts';
import { emptyAnswer } from '#server/features/play/attempts/answer-reply.ts';

/** Marks a submitted attempt automatically; teachers' marks replace automatic ones. Pure. */

/** Question and score of the newest mark step of a question; null if the mark was withdrawn. */
type StepScore = Pick<Row<'mark_step'>, 'question_id' | 'score'>;

export type MarkedAnswers = { total: QuestionMark; rows: Row<'answer'>[] };

function applyTeacherMark(mark: QuestionMark, step: StepScore | undefined): QuestionMark {
  const score = step?.score ?? null;
  return score === null ? mark : { ...mark, score, needs_teacher: false };
}

/**
 * Returns the answers with their marks, and the total. An unanswered question that a teacher has marked gets a row among
 * the answers.
 */
export function markAnswers(
  attemptId: number,
  { model, content }: Revision,
  givenAnswers: readonly Row<'answer'>[],
  steps: readonly StepScore[] = [],
): MarkedAnswers {
  const responses = givenAnswers
    .map((row): [string, unknown] => [row.question_id, JSON.parse(row.response)])
    .filter(([, response]) => response !== null);
  const stepByQuestion = new Map(steps.map((step) => [step.question_id, step]));
  const questionsWithFiles = new Set(
    givenAnswers.flatMap((row) => (readFileIds(row).length > 0 ? [row.question_id] : [])),
  );
  const machineMarks = markWork(model, content, Object.fromEntries(responses), questionsWithFiles).questions;
  const markByQuestion = new Map(
    [...machineMarks].map(([id, mark]) => [id, applyTeacherMark(mark, stepByQuestion.get(id))]),
  );
  const answeredIds = new Set(givenAnswers.map(({ question_id }) => question_id));
  const markedUnanswered = [...markByQuestion].filter(
    ([id]) => stepByQuestion.has(id) && !answeredIds.has(id),
  );
  const allAnswers = [
    ...givenAnswers,
    ...markedUnanswered.map(([id, { max_score }]) => emptyAnswer(attemptId, id, max_score)),
  ];
  const rows = allAnswers.map((row) => {
    const questionMark = markByQuestion.get(row.question_id);
    return questionMark
      ? { ...row, ...questionMark, needs_teacher: questionMark.needs_teacher ? 1 : 0 }
      : row;
  });
  return { total: sumMarks([...markByQuestion.values()]), rows };
}
