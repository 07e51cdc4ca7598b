import type { QuestionMark } from '#activities/activity-type.ts';
import { markWork, sumMarks } from '#activities/mark-work.ts';
import type { Row } from '#server/database/schema.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { readFileIds } from '#server/features/files/answer-files.service.ts';
import { emptyAnswer } from '#server/features/play/attempts/answer-reply.ts';

/** Marks a submitted attempt: automatic marks, replaced by teachers' marks where given. Pure. */

/** The newest step of a question. */
type Step = Pick<Row<'mark_step'>, 'question_id' | 'score'>;

export type MarkedAnswers = { total: QuestionMark; rows: Row<'answer'>[] };

function overrule(mark: QuestionMark, step: Step | undefined): QuestionMark {
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
  steps: readonly Step[] = [],
): MarkedAnswers {
  const responses = givenAnswers
    .map((row): [string, unknown] => [row.question_id, JSON.parse(row.response)])
    .filter(([, response]) => response !== null);
  const stepOf = new Map(steps.map((step) => [step.question_id, step]));
  const handedIn = new Set(
    givenAnswers.flatMap((row) => (readFileIds(row).length > 0 ? [row.question_id] : [])),
  );
  const machine = markWork(model, content, Object.fromEntries(responses), handedIn).questions;
  const markByQuestion = new Map([...machine].map(([id, mark]) => [id, overrule(mark, stepOf.get(id))]));
  const answered = new Set(givenAnswers.map(({ question_id }) => question_id));
  const leftOut = [...markByQuestion].filter(([id]) => stepOf.has(id) && !answered.has(id));
  const all = [
    ...givenAnswers,
    ...leftOut.map(([id, { max_score }]) => emptyAnswer(attemptId, id, max_score)),
  ];
  const rows = all.map((row) => {
    const ownMark = markByQuestion.get(row.question_id);
    return ownMark ? { ...row, ...ownMark, needs_teacher: ownMark.needs_teacher ? 1 : 0 } : row;
  });
  return { total: sumMarks([...markByQuestion.values()]), rows };
}
