import type { CorrectionKind } from '#contract/choices.ts';
import { type QuestionChange, withKeyOf } from '#parts/quiz-questions/corrections/correct-question.ts';
import { completeQuestion, findQuestionIssues } from '#parts/quiz-questions/issues.ts';
import { scoreMax, scoreStep } from '#parts/quiz-questions/limits.ts';
import { type Question, question as questionSchema } from '#parts/quiz-questions/model.ts';
import { AppError } from '#server/app-error.ts';

/** Checks what a teacher sends as a correction. */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

type SentChange = { kind: CorrectionKind; question?: unknown; points?: number | undefined };

/**
 * The question with the key that was sent. Refuses one with other options or gaps as 'correction_other_parts', and one that
 * could not be published as 'correction_incomplete'.
 */
function readKeyed(sent: unknown, faulty: Question): Question {
  // Where it stands in a quiz does not matter; in a drawn one it has the id of a place.
  const placed = isObject(sent) ? { ...sent, id: faulty.id, section_id: undefined } : sent;
  const parsed = questionSchema.safeParse(placed);
  if (!parsed.success) throw new AppError('invalid_input', { field: 'question' });
  const keyed = completeQuestion(parsed.data);
  const corrected = withKeyOf(faulty, keyed);
  if (!corrected) throw new AppError('correction_other_parts');
  if (findQuestionIssues(corrected).length > 0) throw new AppError('correction_incomplete');
  return keyed;
}

export function readChange({ kind, question, points }: SentChange, faulty: Question): QuestionChange {
  if (kind === 'key') return { kind, question: readKeyed(question, faulty) };
  if (kind !== 'points') return { kind };
  if (points === undefined || points > scoreMax || points % scoreStep !== 0)
    throw new AppError('invalid_input', { field: 'points' });
  return { kind, points };
}
