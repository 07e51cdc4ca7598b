import * as z from 'zod';
import * as f from '#contract/fields.ts';
import {
  dropLowestMax,
  finalMarkReasonMaxLength,
  markWeightMax,
  paperMarksAtOnceMax,
  paperScoreMax,
} from '#contract/limits.ts';
import { defineOperations } from '#contract/operation.ts';
import { isPaperScore } from '#contract/paper-score.ts';
import { day } from '#contract/terms.ts';

/** Categories, work on paper and final marks of a mark book. Each call names what changes; the rest stays as it is. */

const book = { class_id: f.id, subject_id: f.id };
const weight = z.int().min(0).max(markWeightMax);
const dropLowest = z.int().min(0).max(dropLowestMax);
const points = z
  .number()
  .min(0)
  .max(paperScoreMax)
  .refine((score) => isPaperScore(score, paperScoreMax));
const maxScore = points.refine((score) => score > 0);
const categoryId = f.id.nullable();

export const markBookChangeOperations = defineOperations({
  addCategory: {
    method: 'POST',
    path: '/study/mark_category_add',
    summary: 'Adds a category to a mark book, after the others',
    access: 'teacher',
    input: z.object({ ...book, name: f.name, weight, drop_lowest: dropLowest.default(0) }),
    reply: z.object({ id: f.replyId }),
  },
  changeCategory: {
    method: 'POST',
    path: '/study/mark_category_change',
    summary: 'Changes the given fields of a category, or moves it to a position from 1',
    access: 'teacher',
    input: z.object({
      id: f.id,
      name: f.name.optional(),
      weight: weight.optional(),
      drop_lowest: dropLowest.optional(),
      position: z.int().min(1).max(1_000).optional(),
    }),
    reply: f.emptyReply,
  },
  deleteCategory: {
    method: 'POST',
    path: '/study/mark_category_delete',
    summary: 'Deletes a category; its works are without a category then',
    access: 'teacher',
    logAs: 'deletion',
    input: z.object({ id: f.id }),
    reply: f.emptyReply,
  },
  assignCategory: {
    method: 'POST',
    path: '/study/mark_category_assign',
    summary: 'Puts a courseware or a work on paper into a category of its mark book, or into none',
    access: 'teacher',
    input: z.object({ kind: z.enum(['courseware', 'paper']), id: f.id, category_id: categoryId }),
    reply: f.emptyReply,
  },
  addPaperWork: {
    method: 'POST',
    path: '/study/paper_work_add',
    summary: 'Adds work that was done on paper to a mark book',
    access: 'teacher',
    input: z.object({ ...book, name: f.name, day, max_score: maxScore, category_id: categoryId }),
    reply: z.object({ id: f.replyId }),
  },
  changePaperWork: {
    method: 'POST',
    path: '/study/paper_work_change',
    summary: 'Changes the given fields of work on paper; its maximum cannot be below a mark',
    access: 'teacher',
    input: z.object({
      id: f.id,
      name: f.name.optional(),
      day: day.optional(),
      max_score: maxScore.optional(),
    }),
    reply: f.emptyReply,
  },
  deletePaperWork: {
    method: 'POST',
    path: '/study/paper_work_delete',
    summary: 'Deletes work on paper with its marks; the audit table keeps these',
    access: 'teacher',
    logAs: 'deletion',
    input: z.object({ id: f.id }),
    reply: f.emptyReply,
  },
  savePaperMarks: {
    method: 'POST',
    path: '/study/paper_marks_save',
    summary: 'Saves marks of work on paper; without points and not excused, there is no mark any more',
    access: 'teacher',
    input: z.object({
      marks: z
        .array(
          z.object({
            paper_work_id: f.id,
            user_id: f.id,
            score: points.nullable(),
            is_excused: z.boolean(),
          }),
        )
        .min(1)
        .max(paperMarksAtOnceMax),
    }),
    reply: f.emptyReply,
  },
  setFinalMark: {
    method: 'POST',
    path: '/study/final_mark_set',
    summary: "Sets a student's final mark in place of the computed total",
    access: 'teacher',
    input: z.object({
      ...book,
      user_id: f.id,
      share: z.number().min(0).max(1),
      reason: z.string().trim().min(1).max(finalMarkReasonMaxLength),
      /** The computed total that the teacher has seen; null: none. */
      computed_share: z.number().min(0).max(1).nullable(),
    }),
    reply: f.emptyReply,
  },
  takeBackFinalMark: {
    method: 'POST',
    path: '/study/final_mark_take_back',
    summary: "Takes back a student's final mark: the computed total counts again",
    access: 'teacher',
    input: z.object({ ...book, user_id: f.id }),
    reply: f.emptyReply,
  },
});
