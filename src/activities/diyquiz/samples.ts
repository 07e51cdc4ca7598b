import type { QuestionResponse } from '#parts/quiz-questions/model.ts';
import { blank, multiple, single, words } from '#parts/quiz-questions/samples/sample-parts.ts';
import { type QuestionSample, questionSamples } from '#parts/quiz-questions/samples/sample-questions.ts';
import type { ActivitySamples } from '../activity-type.ts';
import type { Quiz } from './model.ts';

const sentinel = 'NOT-FOR-STUDENTS';

function inQuiz({ questions, ...sample }: QuestionSample, layout: Quiz['layout'], allow_back: boolean) {
  return { ...sample, draft: { layout, allow_back, questions } };
}

/** Every key contains this text, so that tests find keys in contents for students. */
const guarded: ActivitySamples<Quiz, QuestionResponse>['contents'][number] = {
  title: { en: 'Whose keys are marked', 'zh-hk': '附有標記的答案', 'zh-cn': '附有标记的答案' },
  draft: {
    layout: 'all_on_page',
    allow_back: true,
    questions: [
      single('g1', { text: '1 + 1 = ?', answers: words('1', '*2'), explanation: `${sentinel} two` }),
      multiple('g2', {
        text: 'Which are prime?',
        answers: words('*2', '*3', '4'),
        explanation: `${sentinel} two and three`,
      }),
      blank('g3', [`${sentinel}|H2O`, `ice|${sentinel}`], {
        text: '[[1]] that is frozen is called [[2]].',
        explanation: `${sentinel} water and ice`,
        // Answers from the time when this question was a single choice.
        answers: words(`*${sentinel}`, 'steam'),
      }),
    ],
  },
  right: {
    g1: { option: 'b' },
    g2: { options: ['a', 'b'] },
    g3: { blanks: { b1: 'H2O', b2: 'ice' } },
  },
  wrong: {
    g1: { option: 'a' },
    g2: { options: ['a', 'b', 'c'] },
    g3: { blanks: { b1: 'sand', b2: 'glass' } },
  },
  partial: { g1: { option: 'b' }, g3: { blanks: { b2: 'Ice' } } },
};

export const samples: ActivitySamples<Quiz, QuestionResponse> = {
  contents: [
    inQuiz(questionSamples.maths, 'one_by_one', true),
    inQuiz(questionSamples.chinese, 'all_on_page', true),
    inQuiz(questionSamples.science, 'one_by_one', false),
    guarded,
  ],
  sentinel,
  older: [],
};
