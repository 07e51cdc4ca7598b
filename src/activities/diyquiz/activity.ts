import type { ActivityModel } from '#form/activity-type.ts';
import { type PublicQuiz, type Quiz, quiz } from '#parts/quiz/model.ts';
import { mapQuizQuestions, quizReport, quizWork } from '#parts/quiz/rules.ts';
import { listDraftMedia } from '#parts/quiz-questions/draft-media.ts';
import type { QuestionResponse } from '#parts/quiz-questions/model.ts';
import { addOpenFields } from '#parts/quiz-questions/upgrade-questions.ts';
import { messages } from './messages.ts';
import { createEmptyQuiz, findIssues, resolve } from './model.ts';

export const diyquiz: ActivityModel<Quiz, Quiz, PublicQuiz, QuestionResponse> = {
  type: 'diyquiz',
  colour: '#1668c7',
  name: { en: 'Quiz', 'zh-hk': '測驗', 'zh-cn': '测验' },
  summary: {
    en: 'Choices and blanks, which mark themselves, and open questions, with pictures and sound',
    'zh-hk': '選擇題和填充題自動批改，另有開放題，可加入圖片和聲音',
    'zh-cn': '选择题和填空题自动批改，另有问答题，可添加图片和声音',
    'zh-tw': '選擇題和填充題自動批改，另有開放題，可加入圖片和聲音',
  },
  messages,
  content: {
    version: 2,
    uploads: ['picture', 'sound'],
    draft: quiz,
    empty: createEmptyQuiz,
    upgrade: (content, version) => (version < 2 ? addOpenFields(content) : content),
    findIssues,
    media: ({ questions, sections = [] }) => listDraftMedia([...questions, ...sections]),
    resolve,
    mapQuestions: mapQuizQuestions,
    bank: {
      keepsPassages: true,
      listQuestions: ({ questions, sections }) => ({ questions, sections }),
      withQuestions: (draft, parts) => ({ ...draft, ...(parts as Pick<Quiz, 'questions' | 'sections'>) }),
    },
  },
  work: quizWork,
  report: quizReport,
};
