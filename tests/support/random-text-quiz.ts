import { createRandom } from '#demo/random.ts';
import { fitsLimits } from '#parts/formatted-text/fits-limits.ts';
import type { RichText, TextTree } from '#parts/formatted-text/rich-text.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import { answerMaxLength, instructionMaxLength } from '#parts/quiz-questions/limits.ts';
import { singleQuestion } from '#parts/quiz-questions/samples/sample-parts.ts';
import { makeRandomText } from '#tests/support/random-text.ts';

const textCount = 200;

/** A single choice with the text in its body and explanation, and in its instruction and the right option if it is short enough. */
function buildQuestion(seed: number) {
  const tree: TextTree = makeRandomText(createRandom(seed));
  const whereItFits = (maxLength: number, other: string): RichText =>
    fitsLimits(tree, maxLength) ? tree : other;
  return singleQuestion(`q${seed}`, {
    text: tree,
    instruction: whereItFits(instructionMaxLength, ''),
    explanation: tree,
    answers: [
      { id: 'a', kind: 'word', text: whereItFits(answerMaxLength, 'long'), correct: true },
      { id: 'b', kind: 'word', text: 'other', correct: false },
    ],
  });
}

/** Generated formatted texts, always the same ones, wherever a question has a text. */
export function makeRandomTextQuiz(): Quiz {
  const questions = Array.from({ length: textCount }, (_, index) => buildQuestion(index + 1));
  return { layout: 'all_on_page', allow_back: true, questions };
}
