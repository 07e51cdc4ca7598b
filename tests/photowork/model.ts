import * as z from 'zod';
import { questionLabels } from '#parts/question-labels/schema.ts';

/** A walk with tasks. A teacher marks pictures and words, a machine marks numbers, and visits have no marks. */

const task = z.strictObject({
  id: z.string().max(40),
  kind: z.enum(['picture', 'words', 'number', 'visit']),
  text: z.string().max(200),
  points: z.number().min(0).max(100),
  /** The right number, for a task of the kind 'number'. */
  key: z.string().max(20),
  labels: questionLabels.optional(),
});
export type Task = z.infer<typeof task>;

export const photoWork = z.strictObject({ tasks: z.array(task).max(20) });
export type PhotoWork = z.infer<typeof photoWork>;

export const publicPhotoWork = z.strictObject({ tasks: z.array(task.omit({ key: true, labels: true })) });
export type PublicPhotoWork = z.infer<typeof publicPhotoWork>;

/** The student's text, or the caption of a picture. An empty text is no answer. */
export const photoResponse = z.strictObject({ words: z.string().max(2_000) });
export type PhotoResponse = z.infer<typeof photoResponse>;

export function readWords(response: unknown): string {
  return photoResponse.safeParse(response).data?.words.trim() ?? '';
}
