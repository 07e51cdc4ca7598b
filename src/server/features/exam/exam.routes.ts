import { examOperations } from '#contract/exam/common.ts';
import { examPaperOperations } from '#contract/exam/papers.ts';
import { examQuestionOperations } from '#contract/exam/questions.ts';
import { examResultOperations } from '#contract/exam/results.ts';
import { countPools } from '#server/features/bank-pool/pool.service.ts';
import { copyPaper } from '#server/features/exam/papers/copy-paper.service.ts';
import {
  listPapers,
  readPaper,
  readPaperVersion,
} from '#server/features/exam/papers/paper-reading.service.ts';
import { paperShelf } from '#server/features/exam/papers/paper-shelf.ts';
import { makeQuizOfPaper } from '#server/features/exam/papers/paper-to-quiz.service.ts';
import { addPaper, restorePaperVersion, savePaper } from '#server/features/exam/papers/papers.service.ts';
import {
  listQuestions,
  readQuestion,
  readQuestionVersion,
} from '#server/features/exam/questions/question-reading.service.ts';
import { questionShelf } from '#server/features/exam/questions/question-shelf.ts';
import {
  addQuestion,
  copyQuestion,
  restoreQuestionVersion,
  saveQuestion,
} from '#server/features/exam/questions/questions.service.ts';
import { takeQuestions } from '#server/features/exam/questions/take-questions.service.ts';
import {
  listQuestionResults,
  readQuestionResult,
} from '#server/features/exam/results/result-reading.service.ts';
import { changeThings, deleteThings, restoreThings } from '#server/features/exam/shelf/shelf-changes.ts';
import { listTags, readTrash } from '#server/features/exam/tags/tags.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const examRoutes = bindHandlers(examOperations, {
  tagList: listTags,
  trash: readTrash,
  poolCounts: countPools,
});

export const examQuestionRoutes = bindHandlers(examQuestionOperations, {
  list: listQuestions,
  detail: readQuestion,
  version: readQuestionVersion,
  create: addQuestion,
  save: saveQuestion,
  restoreVersion: restoreQuestionVersion,
  change: (context, input) => changeThings(context, questionShelf, input),
  copy: copyQuestion,
  delete: (context, { ids }) => deleteThings(context, questionShelf, ids),
  restore: (context, { ids }) => restoreThings(context, questionShelf, ids),
  take: takeQuestions,
});

export const examPaperRoutes = bindHandlers(examPaperOperations, {
  list: listPapers,
  detail: readPaper,
  version: readPaperVersion,
  create: addPaper,
  save: savePaper,
  restoreVersion: restorePaperVersion,
  change: (context, input) => changeThings(context, paperShelf, input),
  copy: copyPaper,
  delete: (context, { ids }) => deleteThings(context, paperShelf, ids),
  restore: (context, { ids }) => restoreThings(context, paperShelf, ids),
  toQuiz: makeQuizOfPaper,
});

export const examResultRoutes = bindHandlers(examResultOperations, {
  list: listQuestionResults,
  detail: readQuestionResult,
});
