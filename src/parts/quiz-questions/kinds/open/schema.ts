import * as z from 'zod';
import { haveUniqueIds, partId } from '#parts/stored-media/model.ts';
import { fileKinds, publicFiles } from '../../answer-files/schema.ts';
import type { KindSchema } from '../../kind-form/kind-schema.ts';
import * as limits from '../../limits.ts';

/** `text` is empty and `points` null until they are entered. */
export const rubricLine = z.object({
  id: partId,
  text: z.string().max(limits.rubricTextMaxLength).default(''),
  points: z.number().nullable().default(null),
});

export const schema = {
  fields: {
    /** Largest number of characters in the answer; null = not entered yet. */
    text_max: z.number().nullable().default(limits.openTextDefault),
    /** Kinds of files that the answer may have; none = text alone. */
    file_kinds: fileKinds.default([]),
    file_max: z.number().nullable().default(3),
    /** The answer is its files, without a text. */
    files_only: z.boolean().optional(),
    /** Shown to markers, and to students with the key. */
    model_answer: z.string().max(limits.modelAnswerMaxLength).default(''),
    rubric: z.array(rubricLine).max(limits.partsInDraftMax).refine(haveUniqueIds).default([]),
  },
  publicFields: {
    /** Absent where the answer is its files alone. */
    text_max: z.number().optional(),
    files: publicFiles,
  },
  response: z.strictObject({ text: z.string().max(limits.openTextMax) }),
} satisfies KindSchema;

export type RubricLine = z.infer<typeof rubricLine>;
