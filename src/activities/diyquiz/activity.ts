import { typeSettings } from '#contract/choices.ts';
import type { ActivityModel } from '#form/activity-type.ts';
import { listDraftMedia } from '#parts/quiz-questions/draft-media.ts';
import { markQuestions } from '#parts/quiz-questions/marking.ts';
import { type QuestionResponse, questionResponse } from '#parts/quiz-questions/model.ts';
import { toMarkingGuide, toQuestionInfo, toQuestionKey } from '#parts/quiz-questions/public-question.ts';
import { orderQuestions } from '#parts/quiz-questions/sections/order.ts';
import { dropUnknownSections } from '#parts/quiz-questions/sections/sectioned.ts';
import { addOpenFields } from '#parts/quiz-questions/upgrade-questions.ts';
import { messages } from './messages.ts';
import {
  createEmptyQuiz,
  draft,
  findIssues,
  type PublicQuiz,
  publicQuiz,
  type Quiz,
  resolve,
  toPublic,
} from './model.ts';
import { summarize } from './report.ts';

export const diyquiz: ActivityModel<Quiz, Quiz, PublicQuiz, QuestionResponse> = {
  type: 'diyquiz',
  colour: '#1668c7',
  name: { en: 'Quiz', 'zh-hk': '測驗', 'zh-cn': '测验' },
  summary: {
    en: 'Choices and blanks, which mark themselves, and open questions, with pictures and sound',
    'zh-hk': '選擇題和填充題自動批改，另有開放題，可加入圖片和聲音',
    'zh-cn': '选择题和填空题自动批改，另有开放题，可添加图片和声音',
    'zh-tw': '選擇題和填充題自動批改，另有開放題，可加入圖片和聲音',
  },
  messages,
  content: {
    version: 2,
    uploads: ['picture', 'sound'],
    draft,
    empty: createEmptyQuiz,
    upgrade: (content, version) => (version < 2 ? addOpenFields(content) : content),
    findIssues,
    media: ({ questions, sections = [] }) => listDraftMedia([...questions, ...sections]),
    resolve,
    bank: {
      listQuestions: ({ questions, sections }) => ({ questions, sections }),
      withQuestions: (quiz, parts) => ({ ...quiz, ...(parts as Pick<Quiz, 'questions' | 'sections'>) }),
    },
  },
  work: {
    by: ['person', 'group'],
    settings: typeSettings,
    questions: (content, pin) => orderQuestions(dropUnknownSections(content), pin).map(toQuestionInfo),
    public: publicQuiz,
    toPublic,
    toKey: (content, questionId) => {
      const question = content.questions.find(({ id }) => id === questionId);
      return question ? toQuestionKey(question) : null;
    },
    response: questionResponse,
    mark: ({ questions }, responses) => markQuestions(questions, responses),
  },
  report: {
    summarize,
    guide: (content, questionId) => {
      const question = content.questions.find(({ id }) => id === questionId);
      return question ? toMarkingGuide(question) : null;
    },
  },
};
