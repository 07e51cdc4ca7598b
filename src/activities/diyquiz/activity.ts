import { listDraftMedia } from '#parts/quiz-questions/draft-media.ts';
import { markQuestions } from '#parts/quiz-questions/marking/marking.ts';
import { type QuestionResponse, questionResponse } from '#parts/quiz-questions/model.ts';
import { toQuestionInfo, toQuestionKey } from '#parts/quiz-questions/public-question.ts';
import type { ActivityModel } from '../activity-type.ts';
import { messages } from './messages.ts';
import {
  draft,
  emptyQuiz,
  findIssues,
  orderQuestions,
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
    en: 'Single choice, multiple choice and fill in the blank, with pictures and sound; marks itself',
    'zh-hk': '單選、多選及填充題，可加入圖片和聲音，自動批改',
    'zh-cn': '单选、多选和填空题，可添加图片和声音，自动批改',
    'zh-tw': '單選、多選及填充題，可加入圖片和聲音，自動批改',
  },
  messages,
  content: {
    version: 1,
    uploads: ['picture', 'sound'],
    draft,
    empty: emptyQuiz,
    upgrade: (content) => content,
    findIssues,
    media: ({ questions }) => listDraftMedia(questions),
    resolve,
  },
  work: {
    questions: (content, pin) => orderQuestions(content, pin).map(toQuestionInfo),
    public: publicQuiz,
    toPublic,
    toKey: (content, questionId) => {
      const question = content.questions.find(({ id }) => id === questionId);
      return question ? toQuestionKey(question) : null;
    },
    response: questionResponse,
    mark: ({ questions }, responses) => markQuestions(questions, responses),
  },
  report: { summarize },
};
