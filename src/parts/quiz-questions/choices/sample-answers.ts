import type { Random } from '#form/demo-half.ts';
import type { Answer } from './schema.ts';

/** Answers a, b, c …; a leading `*` marks the right ones. */
export function wordAnswers(...texts: string[]): Answer[] {
  return texts.map((text, index) => ({
    id: String.fromCharCode(97 + index),
    kind: 'word',
    text: text.replace(/^\*/, ''),
    correct: text.startsWith('*'),
  }));
}

/** The first wrong option is the likeliest. */
export function pickWrongId(answers: readonly Answer[], random: Random): string | null {
  const wrongIds = answers.filter(({ correct }) => !correct).map(({ id }) => id);
  return (random.nextFraction() < 0.7 ? wrongIds[0] : random.pick(wrongIds)) ?? null;
}
