/** Finds a question again in another use. Pure. */

export type ComparedQuestion = {
  id: string;
  title: string;
  /** The question of the bank that it is. */
  bankId: number | undefined;
};

/**
 * The question of `candidates` that is the same one: of the same question of the bank; else, in copies and revisions of one
 * activity and in follow-up quizzes (`sharesIds`), where questions keep their ids, the one with the same id. Two that are
 * different questions of the bank are never the same.
 */
export function matchQuestion<C extends ComparedQuestion>(
  question: ComparedQuestion,
  candidates: readonly C[],
  sharesIds: boolean,
): C | undefined {
  const ofBank =
    question.bankId === undefined ? undefined : candidates.find(({ bankId }) => bankId === question.bankId);
  if (ofBank || !sharesIds) return ofBank;
  const withId = candidates.find(({ id }) => id === question.id);
  const isOther = question.bankId !== undefined && withId?.bankId !== undefined;
  return isOther ? undefined : withId;
}
