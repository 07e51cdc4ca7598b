import { comparedMin } from '#contract/figures/comparison.ts';
import { uniqueAttempts } from '#contract/figures/counting-attempt.ts';
import type { App } from '#server/app.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { readRevisions } from '#server/features/contents/revisions.service.ts';
import type { StudyAttempt } from '#server/features/study/class-work/student-work.repository.ts';
import type { ComparedQuestion } from '#server/features/study/comparison/match-questions.ts';
import {
  analyseAttempts,
  analyseDrawnQuestions,
} from '#server/features/study/details/question-scores.service.ts';

/** How each question of a courseware did, by the item analysis of that courseware. */

export type QuestionResult = ComparedQuestion & {
  max_score: number;
  answers: number;
  facility: number | null;
};

type Used = { courseware_id: number; revision_id: number };

const describe = ({ attempts, facility_index }: { attempts: number; facility_index: number | null }) => ({
  answers: attempts,
  facility: attempts < comparedMin ? null : facility_index,
});

/** The titles and points of the bank's questions that attempts have drawn, and the places where they stood. */
async function readDrawn(app: App, revision: Revision, attempts: readonly StudyAttempt[]) {
  const drawing = attempts.filter(({ selection }) => selection !== null);
  const revisionOf = await readRevisions(app, app.db, drawing);
  const infos = new Map<number, { id: string; title: string; max_score: number }>();
  const places = new Set<string>();
  for (const attempt of drawing) {
    for (const { id, title, max_score, bank } of revisionOf(attempt).questions.values()) {
      if (!bank || revision.questions.get(id)?.bank) continue;
      places.add(id);
      infos.set(bank.question_id, { id, title, max_score });
    }
  }
  return { infos, places };
}

/** The questions with marks in the courseware's order, then those that were drawn; a place of drawn ones is no question. */
export async function readQuestionResults(
  app: App,
  used: Used,
  revision: Revision,
  countedAttempts: readonly StudyAttempt[],
): Promise<QuestionResult[]> {
  const attempts = uniqueAttempts(countedAttempts);
  const statistics = await analyseAttempts(app, used, revision, attempts);
  const { infos, places } = await readDrawn(app, revision, attempts);
  const fixed = [...revision.questions.values()].flatMap(
    ({ id, title, max_score, marked_by, bank }, index): QuestionResult[] => {
      const figures = statistics[index];
      if (!figures || marked_by === 'nobody' || places.has(id)) return [];
      return [{ id, title, max_score, bankId: bank?.question_id, ...describe(figures) }];
    },
  );
  if (infos.size === 0) return fixed;
  const drawn = await analyseDrawnQuestions(app, used, revision, attempts);
  return [
    ...fixed,
    ...[...drawn].flatMap(([bankId, figures]): QuestionResult[] => {
      const info = infos.get(bankId);
      return info ? [{ ...info, bankId, ...describe(figures) }] : [];
    }),
  ];
}
