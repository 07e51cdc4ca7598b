import type { MarkState } from '#contract/choices.ts';
import { calculateClassAverage, calculateMean } from '#contract/figures/averages.ts';
import { type ScoredWork, scoreShare } from '#contract/figures/shares.ts';

/** What a student's mark book says of each activity, and the total of them. Pure; times in milliseconds. */

export type BookedWork = {
  is_assigned: boolean;
  is_excused: boolean;
  /** The attempt that counts. */
  attempt: ScoredWork | undefined;
  /** Until when work is accepted; null without an end. */
  accepted_until: number | null;
};

/** An excused student stays excused after submitting: the mark is shown nowhere else in the class's figures either. */
export function findMarkState(work: BookedWork, now: number): MarkState {
  const { is_assigned, is_excused, attempt, accepted_until } = work;
  if (is_excused) return 'excused';
  if (attempt) return attempt.needs_teacher ? 'waiting' : 'marked';
  if (!is_assigned) return 'not_for';
  return accepted_until !== null && accepted_until <= now ? 'missing' : 'open';
}

export type BookedMark = { state: MarkState; share: number | null };

/** The share is that of `scoreShare`, for marked work alone. */
export function bookMark(work: BookedWork, now: number): BookedMark {
  const state = findMarkState(work, now);
  return { state, share: state === 'marked' && work.attempt ? scoreShare(work.attempt) : null };
}

/** The mark of work on paper: points, or excused; undefined as long as there is none. */
export type PaperMark = { score: number | null; is_excused: boolean };

export function bookPaperMark(mark: PaperMark | undefined, max_score: number): BookedMark {
  if (mark?.is_excused) return { state: 'excused', share: null };
  if (!mark || mark.score === null) return { state: 'open', share: null };
  return { state: 'marked', share: scoreShare({ score: mark.score, max_score, needs_teacher: false }) };
}

/** `drop_lowest`: this many of a student's lowest marks are left out. */
export type MarkCategory = { id: number; weight: number; drop_lowest: number };

/** `category_id`: null without a category. */
export type CategorizedMark = BookedMark & { category_id: number | null };

export type MarkTotal = {
  /** Null without a mark that counts. */
  share: number | null;
  /** `marked` of `expected` works are in it. */
  marked: number;
  expected: number;
  /** The mean of each category, in the order of the categories; null without a mark. */
  means: (number | null)[];
};

type GroupSummary = { mean: number | null; marked: number; expected: number; dropped: readonly number[] };

/** The places of the lowest marks; at least one mark stays. Of equal ones the earlier are left out. */
function findDropped(shares: ReadonlyMap<number, number>, dropLowest: number): number[] {
  const byShare = [...shares].sort(([, one], [, other]) => one - other);
  return byShare.slice(0, Math.max(0, Math.min(dropLowest, byShare.length - 1))).map(([place]) => place);
}

function summarizeGroup(marks: readonly CategorizedMark[], category: MarkCategory | null): GroupSummary {
  const expected = [...marks.entries()].filter(
    ([, { state, category_id }]) =>
      category_id === (category?.id ?? null) && state !== 'excused' && state !== 'not_for',
  );
  const shares = new Map(
    expected.flatMap(([place, { share }]) => (share === null ? [] : [[place, share] as const])),
  );
  const dropped = findDropped(shares, category?.drop_lowest ?? 0);
  for (const place of dropped) shares.delete(place);
  return {
    mean: calculateMean([...shares.values()]),
    marked: shares.size,
    expected: expected.length - dropped.length,
    dropped,
  };
}

/**
 * The total of a student:
 *
 *     mean of a category = sum of the shares of its counted marks ÷ their number
 *     total              = sum of (weight × mean) ÷ sum of the weights, over the categories with a weight and a mean
 *
 * A category in which nothing is marked counts nothing: its weight is left out, so that the others share the total. One
 * with the weight 0 has a mean and does not count. As long as no category has a weight, the total is the mean of the work
 * without a category; otherwise such work does not count.
 *
 * Counted are marks of work that is for the student, but for what the student is excused from, without the lowest
 * `drop_lowest` of a category. Only marks are left out, and one always stays, so that no mean is lower than without this
 * rule. What is missing or waits is neither 0 nor left out as a lowest one: `marked` of `expected` say that it is not in
 * the total; both are about the work that counts. `dropped` are the places of the marks that were left out.
 */
export function summarizeMarks(
  marks: readonly CategorizedMark[],
  categories: readonly MarkCategory[] = [],
): { total: MarkTotal; dropped: ReadonlySet<number> } {
  const groups = categories.map((category) => ({
    ...summarizeGroup(marks, category),
    weight: category.weight,
  }));
  const rest = { ...summarizeGroup(marks, null), weight: countsWithoutCategory(categories) ? 1 : 0 };
  const weighted = [...groups, rest].filter(({ weight }) => weight > 0);
  const counted = weighted.flatMap(({ weight, mean }) => (mean === null ? [] : [{ weight, mean }]));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const weights = sum(counted.map(({ weight }) => weight));
  return {
    total: {
      share: weights > 0 ? sum(counted.map(({ weight, mean }) => weight * mean)) / weights : null,
      marked: sum(weighted.map(({ marked }) => marked)),
      expected: sum(weighted.map(({ expected }) => expected)),
      means: groups.map(({ mean }) => mean),
    },
    dropped: new Set(groups.flatMap(({ dropped }) => dropped)),
  };
}

type TotalledStudent = {
  total: Pick<MarkTotal, 'share' | 'means'>;
  /** What a teacher has set in place of the total; null without. */
  final: { share: number } | null;
};

/**
 * The class's averages of totals, of final marks, where a student without one has the total, and of the means of the
 * categories in their order. Each is null until enough of the students of the class have one.
 */
export function averageStudents(students: readonly TotalledStudent[], categories: readonly unknown[]) {
  const average = (shares: readonly (number | null)[]) =>
    calculateClassAverage(shares, students.length).average;
  return {
    total: average(students.map(({ total }) => total.share)),
    final: average(students.map(({ final, total }) => (final ? final.share : total.share))),
    means: categories.map((_category, place) =>
      average(students.map(({ total }) => total.means[place] ?? null)),
    ),
  };
}

/** Whether work without a category counts in the total: as long as no category has a weight. */
export const countsWithoutCategory = (categories: readonly Pick<MarkCategory, 'weight'>[]): boolean =>
  categories.every(({ weight }) => weight === 0);

/** Whether the computed total has changed since a final mark was set, as far as a hundredth of a percent shows it. */
export function hasTotalChanged(earlier: number | null, now: number | null): boolean {
  if (earlier === null || now === null) return earlier !== now;
  return Math.round(earlier * 10_000) !== Math.round(now * 10_000);
}
