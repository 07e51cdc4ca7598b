import type { ActivityModel, QuestionInfo } from '#activities/activity-type.ts';
import { traceId } from '#activities/trace-id.ts';
import type { Language } from '#contract/language.ts';

/**
 * A published revision with its content in the current format. In types whose attempts select questions, the content is
 * that of one attempt, or an outline if it was loaded without an attempt.
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
  /** By id, in the teacher's order. */
  questions: ReadonlyMap<string, QuestionInfo>;
  /** Whether it has marked questions. */
  isMarked: boolean;
  /** Questions with their own time limit. */
  timedQuestions: readonly QuestionInfo[];
};

/** Whether attempts have an answer with this id: of a question, or the trace of the type. */
export function hasAnswerOf(
  { questions, model }: Pick<Revision, 'questions' | 'model'>,
  id: string,
): boolean {
  return questions.has(id) || (id === traceId && model.work.trace !== undefined);
}

/** The revision and selection of an attempt, or a revision alone. */
export type Pinned = { revision_id: number; selection?: string | null };
