import type { ActivityModel } from '#form/activity-type.ts';
import { traceId } from '#form/trace-id.ts';
import { mapQuizQuestions, questionWork, quizReport } from '#parts/quiz/rules.ts';
import type { QuestionResponse } from '#parts/quiz-questions/model.ts';
import { toQuestionInfo } from '#parts/quiz-questions/public-question.ts';
import { baseName } from '#parts/stored-media/base-name.ts';
import { bankRules } from './bank.ts';
import { findIssues } from './issues.ts';
import { messages } from './messages.ts';
import {
  createEmptyVideoQuiz,
  draft,
  type PublicVideoQuiz,
  publicVideoQuiz,
  type ShownVideoQuiz,
  type VideoQuiz,
} from './model.ts';
import { summarizeWatching } from './report/summarize-watching.ts';
import { listDraftMedia, resolve, toPublic } from './resolve.ts';
import { watchedTrace } from './trace.ts';
import type { WatchTrace } from './watched.ts';

export const videoquiz: ActivityModel<
  VideoQuiz,
  ShownVideoQuiz,
  PublicVideoQuiz,
  QuestionResponse,
  WatchTrace
> = {
  type: 'videoquiz',
  colour: '#cf3346',
  name: { en: 'Video quiz', 'zh-hk': '影片測驗', 'zh-cn': '视频测验' },
  summary: {
    en: 'A video with questions, which are marked as those of a quiz',
    'zh-hk': '觀看影片並回答題目，批改方法與測驗相同',
    'zh-cn': '观看视频并回答题目，批改方法与测验相同',
  },
  messages,
  content: {
    version: 1,
    uploads: ['video', 'captions', 'picture', 'sound'],
    draft,
    empty: createEmptyVideoQuiz,
    upgrade: (content) => content,
    findIssues,
    media: listDraftMedia,
    resolve,
    mapQuestions: mapQuizQuestions,
    bank: bankRules,
    suggestName: ({ video }) => baseName(video?.name ?? ''),
  },
  work: {
    ...questionWork,
    questions: ({ questions }) => questions.map(toQuestionInfo),
    public: publicVideoQuiz,
    toPublic,
    trace: watchedTrace,
  },
  report: {
    ...quizReport,
    summarize: (content, id, responses, lang) =>
      id === traceId
        ? summarizeWatching(content, responses)
        : quizReport.summarize(content, id, responses, lang),
  },
};
