import type { Question } from '#parts/quiz-questions/model.ts';
import { toCanonicalJson } from '#server/features/bank-links/canonical-json.ts';

/** Whether two questions ask the same: they may differ in what belongs to their place in a quiz. */
export function asksTheSame(one: Question, other: Question): boolean {
  return toComparableText(one) === toComparableText(other);
}

function toComparableText(question: Question): string {
  const {
    id: _id,
    score: _score,
    time_limit_s: _time,
    section_id: _section,
    bank: _bank,
    ...asked
  } = question;
  return toCanonicalJson(asked);
}
