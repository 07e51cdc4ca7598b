import * as z from 'zod';
import { question } from '#parts/quiz-questions/model.ts';
import { section } from '#parts/quiz-questions/sections/schema.ts';
import { attachments } from './attachments.ts';

/** A question as the bank stores it: one of a quiz, whose score is the proposed points. */

/** Raised together with the stored form of quiz questions. */
export const bankQuestionVersion = 1;

export const bankQuestion = z.object({
  question,
  /** Questions that belong together have the same passage, with the same id. */
  passage: section.optional(),
  attachments,
});

export type BankQuestion = z.infer<typeof bankQuestion>;
