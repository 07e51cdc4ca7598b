import type { ActivityModel } from '#form/activity-type.ts';
import type { PublicQuiz, Quiz } from '#parts/quiz/model.ts';
import { mapQuizQuestions, quizReport, quizWork } from '#parts/quiz/rules.ts';
import type { QuestionResponse } from '#parts/quiz-questions/model.ts';
import { messages } from './messages.ts';
import { createEmptyDrawnQuiz, type DrawnQuiz, draft, findIssues, resolve } from './model.ts';

export const questionquiz: ActivityModel<DrawnQuiz, Quiz, PublicQuiz, QuestionResponse> = {
  type: 'questionquiz',
  colour: '#4b4fc4',
  name: { en: 'Quiz from the bank', 'zh-hk': '題庫測驗', 'zh-cn': '题库测验' },
  summary: {
    en: 'Questions from Course Resources, picked or drawn at random for each student',
    'zh-hk': '由課程資源選題，或為每名學生隨機抽題',
    'zh-cn': '从课程资源选题，或为每名学生随机抽题',
    'zh-tw': '由題庫選題，或為每位學生隨機抽題',
  },
  messages,
  content: {
    version: 1,
    uploads: [],
    draft,
    empty: createEmptyDrawnQuiz,
    upgrade: (content) => content,
    findIssues,
    media: () => [],
    needsSchool: true,
    resolve,
    mapQuestions: mapQuizQuestions,
  },
  work: quizWork,
  report: {
    ...quizReport,
    excerpt: (content, questionId) => ({
      ...content,
      questions: content.questions.filter(({ id }) => id === questionId),
    }),
  },
};
