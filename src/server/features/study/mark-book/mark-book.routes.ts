import { markBookOperations } from '#contract/study/mark-book.ts';
import { markBookChangeOperations } from '#contract/study/mark-book-changes.ts';
import { setFinalMark, takeBackFinalMark } from '#server/features/study/mark-book/final-marks.service.ts';
import { readMarkBook } from '#server/features/study/mark-book/mark-book.service.ts';
import {
  addCategory,
  assignCategory,
  changeCategory,
  deleteCategory,
} from '#server/features/study/mark-book/mark-categories.service.ts';
import { savePaperMarks } from '#server/features/study/mark-book/paper-marks.service.ts';
import {
  addPaperWork,
  changePaperWork,
  deletePaperWork,
} from '#server/features/study/mark-book/paper-work.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const markBookRoutes = bindHandlers(markBookOperations, { read: readMarkBook });

export const markBookChangeRoutes = bindHandlers(markBookChangeOperations, {
  addCategory,
  changeCategory,
  deleteCategory,
  assignCategory,
  addPaperWork,
  changePaperWork,
  deletePaperWork,
  savePaperMarks,
  setFinalMark,
  takeBackFinalMark,
});
