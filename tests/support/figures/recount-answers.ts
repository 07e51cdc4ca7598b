import type { Rows } from './read-rows.ts';
import type { Recounted } from './recount.ts';

/** Figures of answers by what they were about: drawn questions of the bank, dimensions. As plain as `recount.ts`. */

/** The attempts that count, those of groups once. */
const listWorks = ({ counting }: Recounted) => [
  ...new Map(counting.map((piece) => [piece.attempt.id, piece])).values(),
];

/** By question of the bank: how many attempts that count drew it, and the mean share of its points. */
export function recountDrawn(
  rows: Rows,
  each: Recounted,
): Map<number, { attempts: number; facility: number }> {
  const shares = new Map<number, number[]>();
  for (const { attempt } of listWorks(each)) {
    if (attempt.selection === null) continue;
    const { places } = JSON.parse(attempt.selection) as {
      places: { slot: string; bank: { question_id: number } }[];
    };
    for (const [index, { slot, bank }] of places.entries()) {
      const answers = rows.answersByAttempt.get(attempt.id) ?? [];
      const answer = answers.find(({ question_id }) => question_id === `${slot}.${index + 1}`);
      const share = answer ? (answer.score ?? 0) / answer.max_score : 0;
      shares.set(bank.question_id, [...(shares.get(bank.question_id) ?? []), share]);
    }
  }
  return new Map(
    [...shares].map(([id, list]) => {
      let sum = 0;
      for (const share of list) sum += share;
      return [id, { attempts: list.length, facility: sum / list.length }];
    }),
  );
}

/** By dimension and level: the points earned of those possible, without what waits for a teacher. */
export function recountLabels(rows: Rows, each: Recounted): Map<string, [earned: number, possible: number]> {
  const sums = new Map<string, [number, number]>();
  for (const { attempt } of listWorks(each)) {
    const answers = rows.answersByAttempt.get(attempt.id) ?? [];
    for (const question of rows.questionsByRevision.get(attempt.revision_id) ?? []) {
      const { id, labels, max_score, marked_by } = question;
      if (!labels || marked_by === 'nobody') continue;
      const answer = answers.find(({ question_id }) => question_id === id);
      if (answer?.needs_teacher === 1) continue;
      const key = `${labels.dimension_id} ${labels.level}`;
      const [earned, possible] = sums.get(key) ?? [0, 0];
      sums.set(key, [earned + (answer?.score ?? 0), possible + max_score]);
    }
  }
  return sums;
}
