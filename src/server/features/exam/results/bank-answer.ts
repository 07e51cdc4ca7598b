import type { QuestionInfo } from '#form/activity-type.ts';
import type { Row } from '#server/database/schema.ts';

/** The answers of one attempt to its questions of the bank, with what they are compared with. Pure. */

type StoredAnswer = Pick<Row<'answer'>, 'question_id' | 'score' | 'max_score' | 'needs_teacher'>;

export type BankAnswer = {
  attemptId: number;
  /** Id of the question in the attempt. */
  place: string;
  questionId: number;
  versionId: number;
  markedBy: QuestionInfo['marked_by'];
  /** Of the points of the question, 0 to 1. */
  share: number;
  /** The score that item analysis compares it with. */
  compared: number;
  /** Of the points of the other questions, 0 to 1; null: it has no others. */
  restShare: number | null;
};

type Scored = { info: QuestionInfo; score: number; max: number };

/** The questions that have marks. An unanswered question scores 0; what waits for a teacher is left out. */
function listScored(questions: Iterable<QuestionInfo>, answers: readonly StoredAnswer[]): Scored[] {
  const answerByQuestion = new Map(answers.map((answer) => [answer.question_id, answer]));
  return [...questions].flatMap((info): Scored[] => {
    const answer = answerByQuestion.get(info.id);
    const max = answer?.max_score ?? info.max_score;
    if (info.marked_by === 'nobody' || max <= 0 || answer?.needs_teacher === 1) return [];
    return [{ info, score: answer?.score ?? 0, max }];
  });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * `isDrawn`: whether other attempts may have another question at this place. As in Moodle, it is then compared with the
 * whole score, itself included, else with that of the rest.
 */
export function listBankAnswers(
  attemptId: number,
  {
    questions,
    answers,
    isDrawn,
  }: {
    questions: Iterable<QuestionInfo>;
    answers: readonly StoredAnswer[];
    isDrawn: (place: string) => boolean;
  },
): BankAnswer[] {
  const scored = listScored(questions, answers);
  const total = sum(scored.map(({ score }) => score));
  const maximum = sum(scored.map(({ max }) => max));
  return scored.flatMap(({ info, score, max }): BankAnswer[] => {
    if (!info.bank) return [];
    const { question_id: questionId, version_id: versionId } = info.bank;
    return [
      {
        attemptId,
        place: info.id,
        questionId,
        versionId,
        markedBy: info.marked_by,
        share: score / max,
        compared: isDrawn(info.id) ? total : total - score,
        restShare: maximum > max ? (total - score) / (maximum - max) : null,
      },
    ];
  });
}
