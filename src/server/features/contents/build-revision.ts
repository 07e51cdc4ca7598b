import type { QuestionInfo } from '#form/activity-type.ts';
import { isMarked, roundScore } from '#form/mark-work.ts';
import type { ResolvedContent } from '#server/features/contents/resolve.service.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import type { findRevision } from '#server/features/contents/revisions.repository.ts';

type RevisionRow = Awaited<ReturnType<typeof findRevision>>;

/**
 * Builds a revision from its row and its resolved content. If an attempt has selected content, the revision
 * contains only that.
 */
export function buildRevision(
  row: RevisionRow,
  { model, draft, conversionResults, content: wholeContent }: ResolvedContent,
  selectedContent: unknown,
): Revision {
  const content =
    selectedContent === undefined
      ? wholeContent
      : model.content.resolve(draft, conversionResults, selectedContent);
  const questions = model.work.questions(content);
  return {
    id: row.id,
    type: row.type,
    description: row.description,
    displayLanguage: row.display_language,
    startupScreen: row.startup_screen,
    max_score: selectedContent === undefined ? row.max_score : sumPoints(questions),
    model,
    content,
    questions: new Map(questions.map((question) => [question.id, question])),
    hasMarkedQuestions: questions.some(isMarked),
    timedQuestions: questions.filter(({ time_limit_s }) => time_limit_s !== undefined),
  };
}

const sumPoints = (questions: readonly QuestionInfo[]): number =>
  roundScore(questions.filter(isMarked).reduce((sum, { max_score }) => sum + max_score, 0));
