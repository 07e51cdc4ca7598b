import type { Matching, Pair } from './schema.ts';

type WithMatching = { matching?: Matching | undefined };
type Choice = { id: string; text: string };

/** The pairs without rows that were left empty. */
export function listPairs({ matching }: WithMatching): Pair[] {
  return (matching?.pairs ?? []).filter(({ stem, choice }) => stem.trim() !== '' || choice.trim() !== '');
}

/** All answers, those with the same text too. */
export function listChoices(question: WithMatching): Choice[] {
  const ofPairs = listPairs(question).map(({ choice_id, choice }) => ({ id: choice_id, text: choice }));
  return [...ofPairs, ...(question.matching?.extras ?? [])].filter(({ text }) => text.trim() !== '');
}

/** The answers that students choose from: of those with the same text the first one. */
export function listDifferentChoices(question: WithMatching): Choice[] {
  const choices = listChoices(question);
  return choices.filter(({ text }, index) => choices.findIndex((one) => isSame(one.text, text)) === index);
}

/** Texts that are equal count as one answer. */
export function isSame(one: string, other: string): boolean {
  return one.trim() === other.trim();
}
