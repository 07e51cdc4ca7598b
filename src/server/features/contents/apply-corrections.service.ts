import type { CorrectionKind } from '#contract/choices.ts';
import type { ActivityModel } from '#form/activity-type.ts';
import {
  correctQuestion,
  type QuestionChange,
  withKeyOf,
} from '#parts/quiz-questions/corrections/correct-question.ts';
import { type Question, question as questionSchema } from '#parts/quiz-questions/model.ts';
import type { Row } from '#server/database/schema.ts';
import { asksTheSame } from '#server/features/bank-links/bank-links.service.ts';

/** Applies the corrections of a courseware to a content. Pure. */

export type Correction = {
  /** Either a question of a quiz, or one of the bank. */
  activityId: number | null;
  questionId: string;
  bankQuestionId: number | null;
  versionMax: number;
  faulty: Question;
  change: QuestionChange;
};

/** The revision that a content was made from. */
export type ContentSource = { revisionId: number; activityId: number };

const readQuestion = (json: string): Question => questionSchema.parse(JSON.parse(json));

function readChange({ kind, question, points }: Row<'mark_correction'>): QuestionChange {
  if (kind === 'key') return { kind, question: readQuestion(question ?? '') };
  return kind === 'points' ? { kind, points: points ?? 0 } : { kind };
}

export function readCorrection(row: Row<'mark_correction'>): Correction {
  return {
    activityId: row.activity_id,
    questionId: row.question_id,
    bankQuestionId: row.bank_question_id,
    versionMax: row.version_max,
    faulty: readQuestion(row.faulty),
    change: readChange(row),
  };
}

/** Whether the question still asks what the faulty one did, whichever of them lacks fields that were added later. */
function isStillFaulty(question: Question, faulty: Question): boolean {
  // A question of a drawn quiz has the id of its place.
  const parsed = questionSchema.safeParse({ ...question, id: faulty.id, section_id: undefined });
  return parsed.success && asksTheSame(parsed.data, faulty);
}

/** Whether the question is the one that the correction names, in a version that it is about. */
export function isAbout(
  { activityId, questionId, bankQuestionId, versionMax, faulty }: Correction,
  question: Question,
  source: ContentSource,
): boolean {
  const isNamed =
    bankQuestionId === null
      ? activityId === source.activityId && question.id === questionId
      : question.bank?.question_id === bankQuestionId;
  const version = bankQuestionId === null ? source.revisionId : (question.bank?.version_id ?? 0);
  return isNamed && (version <= versionMax || isStillFaulty(question, faulty));
}

export type CorrectedContent = {
  content: unknown;
  /** The kinds of the corrections of each question that has some. */
  kinds: ReadonlyMap<string, readonly CorrectionKind[]>;
};

/** The content with its corrections, oldest first. Keys, points and marks of attempts follow from it alone. */
export function applyCorrections(
  { content: { mapQuestions } }: Pick<ActivityModel, 'content'>,
  content: unknown,
  corrections: readonly Correction[],
  source: ContentSource,
): CorrectedContent {
  const kinds = new Map<string, CorrectionKind[]>();
  if (!mapQuestions || corrections.length === 0) return { content, kinds };
  const corrected = mapQuestions(content, (each) => {
    const question = each as Question;
    const changes = corrections
      .filter((one) => isAbout(one, question, source))
      .map(({ change }) => change)
      .filter((change) => change.kind !== 'key' || withKeyOf(question, change.question));
    if (changes.length > 0)
      kinds.set(
        question.id,
        changes.map(({ kind }) => kind),
      );
    return correctQuestion(question, changes);
  });
  return { content: corrected, kinds };
}
