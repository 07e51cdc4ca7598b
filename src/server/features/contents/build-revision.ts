import type { QuestionInfo } from '#activities/activity-type.ts';
import { isMarked, roundScore } from '#activities/mark-work.ts';
import type { Resolved } from '#server/features/contents/resolve.service.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import type { findRevision } from '#server/features/contents/revisions.repository.ts';

/** Builds a revision from its row and its resolved content. */

type Stored = Awaited<ReturnType<typeof findRevision>>;

/** Puts a revision together; with a selection, of what it selects. */
export function buildRevision(
  row: Stored,
  { model, draft, made, content: whole }: Resolved,
  selected: unknown,
): Revision {
  const content = selected === undefined ? whole : model.content.resolve(draft, made, selected);
  const questions = model.work.questions(content);
  return {
    id: row.id,
    type: row.type,
    description: row.description,
    displayLanguage: row.display_language,
    startupScreen: row.startup_screen,
    max_score: selected === undefined ? row.max_score : sumPoints(questions),
    model,
    content,
    questions: new Map(questions.map((question) => [question.id, question])),
    isMarked: questions.some(isMarked),
    timedQuestions: questions.filter(({ time_limit_s }) => time_limit_s !== undefined),
  };
}

const sumPoints = (questions: readonly QuestionInfo[]): number =>
  roundScore(questions.filter(isMarked).reduce((sum, { max_score }) => sum + max_score, 0));
