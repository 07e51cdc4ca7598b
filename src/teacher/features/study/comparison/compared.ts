import type { ApiReply } from '#contract/api.ts';
import { findLargestDifference } from '#contract/figures/comparison.ts';

/** The uses and questions of a comparison as the page and its files show them. Pure. */

export type Comparison = ApiReply<'GET /study/comparison'>;
export type Use = Comparison['uses'][number];
export type Question = Comparison['questions'][number];

/** A question with its number in the activity. */
export type NumberedQuestion = Question & { number: number; difference: number | null };

export const questionOrders = ['number', 'difference', 'facility'] as const;
export type QuestionOrder = (typeof questionOrders)[number];

/** A, B … Z, AA …: by it a use is known in the chart, whatever the colours. */
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

/** `4A · 2026–27`. */
export const nameClass = ({ class_name, calendar_name }: Use): string => `${class_name} · ${calendar_name}`;

/** Questions without a figure are the last. */
function compareKnown(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one - other;
}

const negate = (value: number | null) => (value === null ? null : -value);

/** The lowest facility of a question in any use. */
function findLowest({ results }: Question): number | null {
  const known = results.flatMap((result) => result?.facility ?? []);
  return known.length > 0 ? Math.min(...known) : null;
}

/** The questions in an order; equal ones by their number. */
export function orderQuestions({ questions }: Comparison, order: QuestionOrder): NumberedQuestion[] {
  const numbered = questions.map((question, index) => ({
    ...question,
    number: index + 1,
    difference: findLargestDifference(question.results.map((result) => result?.facility ?? null)),
  }));
  if (order === 'number') return numbered;
  const keyOf = (question: NumberedQuestion) =>
    order === 'difference' ? negate(question.difference) : findLowest(question);
  return numbered.sort((one, other) => compareKnown(keyOf(one), keyOf(other)) || one.number - other.number);
}
