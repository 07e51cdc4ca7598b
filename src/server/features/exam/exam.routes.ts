import { examOperations } from '#contract/exam/common.ts';
import { examPaperOperations } from '#contract/exam/papers.ts';
import { examQuestionOperations } from '#contract/exam/questions.ts';
import { AppError } from '#server/app-error.ts';
import { bindHandlers } from '#server/http/route.ts';

const refuse = () => Promise.reject(new AppError('not_found'));

export const examRoutes = bindHandlers(examOperations, { tagList: refuse, trash: refuse });

export const examQuestionRoutes = bindHandlers(examQuestionOperations, {
  list: refuse,
  detail: refuse,
  version: refuse,
  create: refuse,
  save: refuse,
  restoreVersion: refuse,
  change: refuse,
  copy: refuse,
  delete: refuse,
  restore: refuse,
  take: refuse,
});

export const examPaperRoutes = bindHandlers(examPaperOperations, {
  list: refuse,
  detail: refuse,
  version: refuse,
  create: refuse,
  save: refuse,
  restoreVersion: refuse,
  change: refuse,
  copy: refuse,
  delete: refuse,
  restore: refuse,
  toQuiz: refuse,
});
