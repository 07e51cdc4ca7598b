import * as z from 'zod';
import type { QuestionInfo } from '../activity-type.ts';
import { readingQuestionId } from './question-id.ts';

/** What is kept of a student who opened something to read or watch. How long they stayed, the app counts. */
export const readingResponse = z.object({
  /** When it was first opened, by the clock of the student's device; milliseconds since 1970. */
  opened_at: z.int().min(0).max(8_640_000_000_000_000),
});

export type ReadingResponse = z.infer<typeof readingResponse>;

/** The one question of an activity without questions: what grids and reports hang their facts on. */
export function readingQuestions(title: string): QuestionInfo[] {
  return [{ id: readingQuestionId, title, maxScore: 0 }];
}
