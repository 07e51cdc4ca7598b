import type { SqlBool } from 'kysely';
import type { CorrectionKind } from '#contract/choices.ts';
import type { Language } from '#contract/language.ts';
import type { ActivityModel, QuestionInfo } from '#form/activity-type.ts';
import { traceId } from '#form/trace-id.ts';

/**
 * A published revision with its content in the current format. In types whose attempts select questions, the
 * content is that of one attempt, or an outline if it was loaded without an attempt.
 */
export type Revision = {
  id: number;
  type: string;
  description: string;
  displayLanguage: Language;
  startupScreen: string;
  max_score: number;
  model: ActivityModel;
  content: unknown;
  /** Questions by id, in the teacher's order. */
  questions: ReadonlyMap<string, QuestionInfo>;
  hasMarkedQuestions: boolean;
  /** Questions with their own time limit. */
  timedQuestions: readonly QuestionInfo[];
  /** How questions were corrected after students had used them, by question id. */
  corrections: ReadonlyMap<string, readonly CorrectionKind[]>;
};

/** Whether an attempt can have an answer with this id: of a question, or the trace if the type has one. */
export function canHaveAnswer(
  { questions, model }: Pick<Revision, 'questions' | 'model'>,
  id: string,
): boolean {
  return questions.has(id) || (id === traceId && model.work.trace !== undefined);
}

/**
 * The revision and selection of an attempt or a courseware. Corrections of the courseware are applied to the content; a
 * revision alone, without a courseware (null), is as it was published.
 */
export type PinnedRevision = {
  revision_id: number;
  courseware_id: number | null;
  selection?: string | null;
  /** Whether the courseware has ever been corrected, where that was read with it; absent: it is asked for. */
  is_corrected?: SqlBool;
};
