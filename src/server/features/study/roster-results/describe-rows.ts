import { countsWithoutCategory, type MarkCategory } from '#contract/figures/mark-book.ts';
import { scaleScore } from '#contract/figures/shares.ts';
import type { Row } from '#server/database/schema.ts';
import { effectiveRules } from '#server/features/attempts/rules/effective-rules.ts';
import { areMarksHeld } from '#server/features/attempts/rules/feedback.ts';
import type { BookCell } from '#server/features/study/mark-book/book-column.ts';
import {
  type Column,
  findBookedAttempt,
} from '#server/features/study/mark-book/courseware-columns.service.ts';
import type { RosterRow, ScoreStatus } from '#server/features/study/roster-results/roster-columns.ts';
import { isReleased } from '#server/features/study/term/released-marks.service.ts';

/** What a OneRoster package says of the cells of a mark book. Pure. */

/** Points without the remainders of computing with fractions. */
const writePoints = (points: number): string => String(Math.round(points * 1e6) / 1e6);

/**
 * The weights of a book's categories and of its work without one, in whole percent as the standard has them. Weights may
 * be any numbers here: where they are no whole percent of their sum, none is given rather than rounded ones.
 */
export function describeWeights(categories: readonly MarkCategory[]) {
  const sum = categories.reduce((total, { weight }) => total + weight, 0);
  const percents = categories.map(({ id, weight }) => [id, (weight * 100) / sum] as const);
  if (countsWithoutCategory(categories) || percents.some(([, percent]) => !Number.isInteger(percent)))
    return { weightOf: () => '' };
  const percentById = new Map<number | null, number>(percents);
  return { weightOf: (categoryId: number | null) => String(percentById.get(categoryId) ?? 0) };
}

export type Told = Pick<RosterRow<'results'>, 'score' | 'comment' | 'late' | 'missing'> & {
  scoreStatus: ScoreStatus;
  scoreDate: string;
};

/** Of work on paper. Without a mark, nothing is known of it. `day`: when it was done. */
export function tellPaperMark({ state, score }: BookCell, day: string): Told | undefined {
  if (state === 'excused') return { scoreStatus: 'exempt', scoreDate: day };
  if (state !== 'marked' || score === null) return undefined;
  return { scoreStatus: 'fully graded', scoreDate: day, score: writePoints(score) };
}

/** What the times of a term are read with. */
export type TermTime = { now: number; isPast: boolean; dayOf: (time: number) => string };

/** Submitted work: what waits has no score, also not that of the answers marked so far. */
function tellSubmitted(
  column: Column,
  { cell, userId, attempt }: { cell: BookCell; userId: number; attempt: NamedAttempt },
  { now, isPast, dayOf }: TermTime,
): Told {
  const told = {
    scoreDate: dayOf(attempt.submitted_at ?? now),
    late: cell.is_late ? 'true' : 'false',
    missing: 'false',
  };
  if (areMarksHeld(column.courseware)) return { ...told, scoreStatus: 'submitted' };
  const shown = isReleased(column, { user_id: userId, is_past: isPast }, now) && {
    comment: attempt.comment,
  };
  if (cell.state === 'waiting') {
    const isBegun = attempt.score !== null && attempt.score > 0;
    return { ...told, ...shown, scoreStatus: isBegun ? 'partially graded' : 'submitted' };
  }
  // The share that the mark book shows, in the points that the line item has.
  const score = cell.share === null ? undefined : scaleScore(attempt, column.courseware);
  return {
    ...told,
    ...shown,
    scoreStatus: 'fully graded',
    ...(score !== undefined && { score: writePoints(score) }),
  };
}

type NamedAttempt = Pick<
  Row<'attempt'>,
  'submitted_at' | 'score' | 'max_score' | 'needs_teacher' | 'comment'
>;

/** Of a courseware. Nothing is told of work that is not for the student, or that is not due yet. */
export function tellMark(
  column: Column,
  { cell, userId, dueDay }: { cell: BookCell; userId: number; dueDay: string },
  time: TermTime,
): Told | undefined {
  const attempt = findBookedAttempt(column, userId);
  switch (cell.state) {
    case 'excused':
      return { scoreStatus: 'exempt', scoreDate: dueDay };
    case 'missing': {
      const { due_at } = effectiveRules(column.courseware, column.exceptions.get(userId) ?? null);
      const scoreDate = due_at === null ? dueDay : time.dayOf(due_at);
      return { scoreStatus: 'not submitted', scoreDate, missing: 'true' };
    }
    case 'marked':
    case 'waiting':
      return attempt && tellSubmitted(column, { cell, userId, attempt }, time);
    default:
      return undefined;
  }
}
