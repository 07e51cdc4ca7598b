import type { QuestionInfo } from '#form/activity-type.ts';
import { isMarked, roundScore } from '#form/mark-work.ts';
import { applyCorrections, type Correction } from '#server/features/contents/apply-corrections.service.ts';
import type { ResolvedContent } from '#server/features/contents/resolve.service.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import type { findRevision } from '#server/features/contents/revisions.repository.ts';

type RevisionRow = Awaited<ReturnType<typeof findRevision>>;

/**
 * Builds a revision from its row, its resolved content and the corrections that hold for it. If an attempt has selected
 * content, the revision contains only that.
 */
export function buildRevision(
  row: RevisionRow,
  { model, draft, conversionResults, content: wholeContent }: ResolvedContent,
  selectedContent: unknown,
  corrections: readonly Correction[],
): Revision {
  const publishedContent =
    selectedContent === undefined
      ? wholeContent
      : model.content.resolve(draft, conversionResults, selectedContent);
  const { content, kinds } = applyCorrections(model, publishedContent, corrections, {
    revisionId: row.id,
    activityId: row.activity_id,
  });
  const questions = model.work.questions(content);
  return {
    id: row.id,
    type: row.type,
    description: row.description,
    displayLanguage: row.display_language,
    startupScreen: row.startup_screen,
    max_score: selectedContent === undefined && kinds.size === 0 ? row.max_score : sumPoints(questions),
    model,
    content,
    questions: new Map(questions.map((question) => [question.id, question])),
    hasMarkedQuestions: questions.some(isMarked),
    corrections: kinds,
    timedQuestions: questions.filter(({ time_limit_s }) => time_limit_s !== undefined),
  };
}

const sumPoints = (questions: readonly QuestionInfo[]): number =>
  roundScore(questions.filter(isMarked).reduce((sum, { max_score }) => sum + max_score, 0));
