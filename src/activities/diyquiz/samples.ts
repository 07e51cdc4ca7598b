import type { ActivitySamples } from '#form/activity-type.ts';
import { fileInkEntries } from '#parts/file-ink/sample-entries.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import { type QuestionResponse, questionTypes } from '#parts/quiz-questions/model.ts';
import { formattedQuestions } from '#parts/quiz-questions/samples/formatted-questions.ts';
import {
  blankQuestion,
  multipleQuestion,
  openQuestion,
  singleQuestion,
  wordAnswers,
} from '#parts/quiz-questions/samples/sample-parts.ts';
import { type QuestionSample, questionSamples } from '#parts/quiz-questions/samples/sample-questions.ts';
import { buildGuardedSample, buildKindSample } from '#parts/quiz-questions/samples/samples-of.ts';
import { sectionedQuestions, timedSection } from '#parts/quiz-questions/samples/sectioned-questions.ts';

const sentinel = 'NOT-FOR-STUDENTS';

function toQuizSample(
  { questions, sections, ...sample }: QuestionSample,
  layout: Quiz['layout'],
  allow_back: boolean,
) {
  return { ...sample, draft: { layout, allow_back, questions, ...(sections && { sections }) } };
}

/** Every key contains this text, so that tests find keys in contents for students. */
const guardedQuiz: ActivitySamples<Quiz, QuestionResponse>['contents'][number] = {
  title: { en: 'Whose keys are marked', 'zh-hk': '附有標記的答案', 'zh-cn': '附有标记的答案' },
  draft: {
    layout: 'all_on_page',
    allow_back: true,
    questions: [
      singleQuestion('g1', {
        text: '1 + 1 = ?',
        answers: wordAnswers('1', '*2'),
        explanation: `${sentinel} two`,
      }),
      multipleQuestion('g2', {
        text: 'Which are prime?',
        answers: wordAnswers('*2', '*3', '4'),
        explanation: `${sentinel} two and three`,
      }),
      blankQuestion('g3', [`${sentinel}|H2O`, `ice|${sentinel}`], {
        text: '[[1]] that is frozen is called [[2]].',
        explanation: `${sentinel} water and ice`,
        // Answers left over from when this question was a single choice.
        answers: wordAnswers(`*${sentinel}`, 'steam'),
      }),
      openQuestion('g4', {
        text: 'Why does ice float?',
        file_kinds: ['picture'],
        model_answer: `${sentinel} it is lighter than water`,
        rubric: [{ id: 'r1', text: `${sentinel} names the density`, points: 0.5 }],
        explanation: `${sentinel} water expands as it freezes`,
        // Answers and blanks left over from when this question was a choice or had blanks.
        answers: wordAnswers(`*${sentinel}`, 'because it is cold'),
        blanks: [{ id: 'b1', accepted: sentinel }],
      }),
    ],
  },
  rightResponses: {
    g1: { option: 'b' },
    g2: { options: ['a', 'b'] },
    g3: { blanks: { b1: 'H2O', b2: 'ice' } },
    g4: { text: 'It takes more room than the water it was.' },
  },
  wrongResponses: {
    g1: { option: 'a' },
    g2: { options: ['a', 'b', 'c'] },
    g3: { blanks: { b1: 'sand', b2: 'glass' } },
  },
  partialResponses: { g1: { option: 'b' }, g3: { blanks: { b2: 'Ice' } } },
};

/** A quiz as it was stored before open questions existed. */
const olderQuiz = {
  layout: 'one_by_one',
  allow_back: false,
  questions: [
    {
      id: 'sum1',
      type: 'single',
      body: { kind: 'word', text: '3 + 4 = ?' },
      instruction: '',
      score: 1,
      explanation: '',
      answers: wordAnswers('6', '*7'),
      credit: 'all_or_nothing',
      blanks: [],
      case_sensitive: false,
      ignore_space: true,
      match_variants: false,
    },
  ],
};

export const samples: ActivitySamples<Quiz, QuestionResponse> = {
  contents: [
    toQuizSample(questionSamples.maths, 'one_by_one', true),
    toQuizSample(questionSamples.chinese, 'all_on_page', true),
    toQuizSample(questionSamples.science, 'one_by_one', false),
    toQuizSample(questionSamples.writing, 'one_by_one', true),
    toQuizSample(formattedQuestions, 'all_on_page', true),
    guardedQuiz,
    toQuizSample(sectionedQuestions, 'one_by_one', true),
    toQuizSample(sectionedQuestions, 'all_on_page', true),
    toQuizSample(timedSection, 'one_by_one', true),
    toQuizSample(buildKindSample(questionTypes), 'one_by_one', true),
    toQuizSample(buildGuardedSample(questionTypes, sentinel), 'one_by_one', true),
  ].map((sample) => ({ ...sample, entries: fileInkEntries })),
  sentinel,
  olderContents: [{ version: 1, content: olderQuiz }],
};
