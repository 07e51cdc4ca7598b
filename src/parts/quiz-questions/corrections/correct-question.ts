import { kindOf } from '../kind-of.ts';
import type { Question } from '../model.ts';

/** What a teacher changes of a question that students have used. */
export type QuestionChange =
  | { kind: 'key'; question: Question }
  | { kind: 'points'; points: number }
  | { kind: 'void' }
  | { kind: 'full_marks' };

/** The question with the key of `keyed`; undefined if that is a question with other options or gaps. */
export function withKeyOf(question: Question, keyed: Question): Question | undefined {
  if (question.type !== keyed.type) return undefined;
  const fields = kindOf(question).withKeyOf(question, keyed);
  return fields && { ...question, ...fields, explanation: keyed.explanation };
}

/** The newest of each: a key that fits the question, points, and whether it counts for nobody or gives everybody its points. */
function readNewest(question: Question, changes: readonly QuestionChange[]) {
  const keyed = changes.flatMap((change) =>
    change.kind === 'key' ? (withKeyOf(question, change.question) ?? []) : [],
  );
  const points = changes.flatMap((change) => (change.kind === 'points' ? [change.points] : []));
  const rules = changes.flatMap(({ kind }) => (kind === 'void' || kind === 'full_marks' ? [kind] : []));
  return {
    keyed: keyed.at(-1) ?? question,
    points: points.at(-1),
    rule: rules.at(-1),
  };
}

/**
 * The question as it is marked after the changes, oldest first. A void question has no points. A key that does not fit this
 * version of the question changes nothing.
 */
export function correctQuestion(question: Question, changes: readonly QuestionChange[]): Question {
  if (changes.length === 0) return question;
  const shown = question.corrected?.shown ?? question;
  const { keyed, points, rule } = readNewest(question, changes);
  const score = rule === 'void' ? 0 : (points ?? question.score);
  return { ...keyed, score, corrected: { shown, rule } };
}
