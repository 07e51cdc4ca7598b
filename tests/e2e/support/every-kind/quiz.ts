import type { Quiz } from '#parts/quiz/model.ts';
import {
  buildMatchingQuestion,
  buildOrderingQuestion,
  buildTrueFalseQuestion,
} from '#parts/quiz-questions/samples/build-question.ts';
import {
  buildGapChoice,
  buildGapQuestion,
  buildNumberQuestion,
  buildNumberRules,
  buildShortTextQuestion,
} from '#parts/quiz-questions/samples/build-typed-question.ts';
import {
  multipleQuestion,
  openQuestion,
  singleQuestion,
  wordAnswers,
} from '#parts/quiz-questions/samples/sample-parts.ts';
import { orderedItems } from './answers.ts';

const number = buildNumberQuestion('number', '', buildNumberRules('0.5'));

/** The quiz that `make-quiz.ts` makes in the editor, with its formula in a later question. */
export const everyKindQuiz: Quiz = {
  layout: 'one_by_one',
  allow_back: true,
  questions: [
    singleQuestion('single', { text: 'How much is it?', score: 2, answers: wordAnswers('7', '*12', '34') }),
    multipleQuestion('multiple', { text: 'Which are even?', answers: wordAnswers('3', '*8', '*10') }),
    buildTrueFalseQuestion('truefalse', '0 is even.', true),
    buildGapQuestion(
      'blank',
      '1 + [[1]] = 3, and 2 is [[2]]. 10 ÷ 4 = [[3]]',
      ['2', buildGapChoice('*even', 'odd'), { type: 'number', number: buildNumberRules('2.5') }],
      { score: 3 },
    ),
    buildMatchingQuestion(
      'matching',
      '× 2',
      [
        ['21', '42'],
        ['33', '66'],
      ],
      ['99'],
      { score: 2 },
    ),
    buildOrderingQuestion('ordering', '1 → 100', orderedItems, 'all_or_nothing'),
    {
      ...number,
      body: { kind: 'word', text: { blocks: [{ p: [{ math: '\\frac{1}{2}' }, { t: ' = ?' }] }] } },
    },
    buildShortTextQuestion('short', '4 × 90°', [
      ['square', 100],
      ['rectangle', 50],
    ]),
    openQuestion('open', { text: '3 + 4 …', score: 4 }),
  ],
};
