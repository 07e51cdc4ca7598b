import type { ApiInput } from '#contract/api.ts';
import type { SubjectKey, TeacherKey } from '#form/demo-half.ts';
import { kindSamples } from '#parts/quiz-questions/kinds/samples.ts';
import type { Question } from '#parts/quiz-questions/model.ts';
import { timedSection } from '#parts/quiz-questions/samples/sectioned-questions.ts';
import type { Section } from '#parts/quiz-questions/sections/schema.ts';

/** What the bank of the demo school holds: questions of quizzes, further ones, and papers of them. */

type Facts = Omit<NonNullable<ApiInput<'POST /exam/question_create'>['facts']>, 'subject_id'>;

/** Questions of a quiz go into the bank of its owner. `key`: of the activity. */
export const bankedQuizzes: { key: string; facts: Facts }[] = [
  { key: 'idioms', facts: { year: 2024, tags: ['成語', '中期考'], visibility: 'subject' } },
  { key: 'punctuation', facts: { year: 2023, tags: ['標點符號'], visibility: 'subject' } },
  { key: 'fractions', facts: { year: 2024, tags: ['分數', '期考'], visibility: 'subject' } },
  { key: 'fraction-check', facts: { year: 2024, tags: ['分數'], visibility: 'school' } },
  { key: 'area', facts: { year: 2023, tags: ['圖形與空間', '期考'], visibility: 'school' } },
  { key: 'water-cycle', facts: { year: 2024, tags: ['水'], visibility: 'own' } },
  { key: 'homes', facts: { year: 2022, tags: ['animals'], visibility: 'school' } },
  { key: 'solar-system', facts: { year: 2024, tags: ['space', 'STEAM'], visibility: 'school' } },
];

type FurtherQuestion = { question: Question; passage?: Section; subject: SubjectKey; facts: Facts };

const { single, multiple, blank, open, truefalse, matching, ordering, number, shorttext } = kindSamples;
const science = (question: unknown, tags: string[], year: number): FurtherQuestion => ({
  question: question as Question,
  subject: 'science',
  facts: { year, grade: 4, difficulty: 'medium', tags, visibility: 'school' },
});

/** Questions of kinds that the quizzes have none of, and a passage with its questions. */
export const furtherQuestions: FurtherQuestion[] = [
  science({ type: 'single', ...single.question }, ['太空'], 2023),
  science({ type: 'blank', ...blank.question }, ['水', '期考'], 2024),
  science({ type: 'open', ...open.question }, ['水'], 2024),
  science({ type: 'truefalse', ...truefalse.question }, ['動物'], 2023),
  science({ type: 'matching', ...matching.question }, ['世界'], 2022),
  science({ type: 'ordering', ...ordering.question }, ['動物', '期考'], 2024),
  science({ type: 'shorttext', ...shorttext.question }, ['水'], 2024),
  {
    question: { type: 'multiple', ...multiple.question } as Question,
    subject: 'maths',
    facts: { year: 2024, grade: 5, difficulty: 'hard', tags: ['質數', '期考'], visibility: 'subject' },
  },
  {
    question: { type: 'number', ...number.question } as Question,
    subject: 'maths',
    facts: { year: 2023, grade: 4, difficulty: 'easy', tags: ['度量'], visibility: 'own' },
  },
  ...timedSection.questions.map(
    (question): FurtherQuestion => ({
      question,
      passage: timedSection.sections?.find(({ id }) => id === question.section_id) as Section,
      subject: 'chinese',
      facts: { year: 2024, grade: 3, difficulty: 'easy', tags: ['閱讀理解'], visibility: 'subject' },
    }),
  ),
];

type DemoPaper = {
  title: string;
  owner: TeacherKey;
  subject: SubjectKey;
  facts: Facts;
  /** Sections with the questions of quizzes, by the quiz's key. */
  sections: { heading: string; key: string }[];
};

export const papers: DemoPaper[] = [
  {
    title: '四年級數學期考',
    owner: 'teacher',
    subject: 'maths',
    facts: { year: 2024, grade: 4, difficulty: 'medium', tags: ['期考'], visibility: 'subject' },
    sections: [
      { heading: '甲部：分數', key: 'fractions' },
      { heading: '乙部：面積', key: 'area' },
    ],
  },
  {
    title: '四年級中文中期考',
    owner: 'teacher',
    subject: 'chinese',
    facts: { year: 2024, grade: 4, difficulty: 'easy', tags: ['中期考'], visibility: 'own' },
    sections: [
      { heading: '成語', key: 'idioms' },
      { heading: '標點符號', key: 'punctuation' },
    ],
  },
];
