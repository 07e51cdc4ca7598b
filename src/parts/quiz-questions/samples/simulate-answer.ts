import type { Random } from '#form/demo-half.ts';
import type { Question, QuestionResponse } from '../model.ts';

/** Simulates the answers of a student to quiz questions: right ones, likely mistakes, a few left empty. */

const mistakesByAnswer: Record<string, string[]> = {
  '18': ['9', '36'],
  '5': ['3', '8'],
  '56': ['54', '48'],
  '54': ['56', '45'],
};

function answerRight(question: Question): QuestionResponse {
  const rightIds = question.answers.filter(({ correct }) => correct).map(({ id }) => id);
  if (question.type === 'single') return { option: rightIds[0] ?? null };
  if (question.type === 'multiple') return { options: rightIds };
  return {
    blanks: Object.fromEntries(question.blanks.map(({ id, accepted }) => [id, accepted.split('|')[0] ?? ''])),
  };
}

function answerWrong(question: Question, random: Random): QuestionResponse {
  const wrongIds = question.answers.filter(({ correct }) => !correct).map(({ id }) => id);
  const rightIds = question.answers.filter(({ correct }) => correct).map(({ id }) => id);
  if (question.type === 'single')
    return { option: (random.nextFraction() < 0.7 ? wrongIds[0] : random.pick(wrongIds)) ?? null };
  if (question.type === 'multiple')
    return {
      options: [...rightIds.slice(0, random.integerBetween(1, rightIds.length)), ...wrongIds.slice(0, 1)],
    };
  const blankEntries = question.blanks.map(({ id, accepted }, index) => {
    const text = accepted.split('|')[0] ?? '';
    const keepsRight = index > 0 && random.nextFraction() < 0.5;
    return [id, keepsRight ? text : random.pick(mistakesByAnswer[text] ?? ['不知道', text.slice(1) || '？'])];
  });
  return { blanks: Object.fromEntries(blankEntries) };
}

/**
 * `skill` about -2..2; `hardness` of the question about -2..2: the chance of a right answer is logistic in their
 * difference (Rasch model). Undefined = left empty.
 */
export function simulateAnswer(
  question: Question,
  skill: number,
  hardness: number,
  random: Random,
): QuestionResponse | undefined {
  if (random.nextFraction() < 0.03) return undefined;
  const chance = 1 / (1 + Math.exp(hardness - skill));
  return random.nextFraction() < chance ? answerRight(question) : answerWrong(question, random);
}
