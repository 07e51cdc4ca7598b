import type { QuestionInfo, QuestionMark, WorkRules } from './activity-type.ts';

/** The marks of an attempt: one for each marked question, and their sum. */
export type Mark = QuestionMark & { questions: ReadonlyMap<string, QuestionMark> };

const noIds: ReadonlySet<string> = new Set();

/**
 * Marks every question that has a mark, by the responses. `handedInIds` holds the ids of questions that were answered
 * with files or drawn items: those that a teacher marks wait for the teacher. Pure.
 */
export function markWork<Content>(
  { work }: { work: Pick<WorkRules<Content>, 'questions' | 'mark'> },
  content: Content,
  responses: Readonly<Record<string, unknown>>,
  handedInIds: ReadonlySet<string> = noIds,
): Mark {
  const scores = new Map(Object.entries(work.mark(content, responses)));
  const markEntries = work
    .questions(content)
    .filter(isMarked)
    .map(({ id, max_score, marked_by }): [string, QuestionMark] => {
      const waitsForTeacher = marked_by === 'teacher' && handedInIds.has(id);
      const score = waitsForTeacher ? null : (scores.get(id) ?? null);
      return [id, { score: score ?? 0, max_score, needs_teacher: score === null }];
    });
  return { ...sumMarks(markEntries.map(([, mark]) => mark)), questions: new Map(markEntries) };
}

/** Whether a machine or a teacher marks the question. */
export function isMarked({ marked_by }: Pick<QuestionInfo, 'marked_by'>): boolean {
  return marked_by !== 'nobody';
}

/** Sums the points of several questions; the sum needs a teacher while one of them does. */
export function sumMarks(marks: readonly QuestionMark[]): QuestionMark {
  return {
    score: roundScore(marks.reduce((sum, { score }) => sum + score, 0)),
    max_score: roundScore(marks.reduce((sum, { max_score }) => sum + max_score, 0)),
    needs_teacher: marks.some(({ needs_teacher }) => needs_teacher),
  };
}

/** Rounds points to hundredths, so that a sum of thirds shows no rounding error. */
export function roundScore(score: number): number {
  return Math.round(score * 100) / 100;
}

/** Whether a draft or a content has a question with a mark; false if a draft is too unfinished to list questions. */
export function hasMarks({ work }: { work: Pick<WorkRules, 'questions'> }, content: unknown): boolean {
  try {
    return work.questions(content).some(isMarked);
  } catch {
    return false;
  }
}
