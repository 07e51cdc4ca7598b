import * as z from 'zod';
import { pageFields, publicPage, toolFields } from '#parts/drawing-tasks/task/model.ts';
import { publicRichText, richText } from '#parts/formatted-text/schema.ts';
import { inkColours } from '#parts/ink/palette.ts';
import { allInkTools } from '#parts/ink/tool-choice.ts';
import { rubricLine } from '#parts/quiz-questions/kinds/open/schema.ts';
import {
  altMaxLength,
  bodyMaxLength,
  modelAnswerMaxLength,
  partsInDraftMax,
} from '#parts/quiz-questions/limits.ts';
import { haveUniqueIds, image } from '#parts/stored-media/model.ts';
import { drawingId } from './drawing-id.ts';

/** A drawing task: a prompt, a page to draw on, the tools for it, and how it is marked. */

const picture = image.extend({ alt: z.string().max(altMaxLength).default('') });

export const draft = z.object({
  prompt: richText(bodyMaxLength).default(''),
  picture: picture.nullable().default(null),
  ...pageFields,
  ...toolFields,
  /** Points; null = not entered yet. */
  score: z.number().nullable().default(10),
  /** Seconds; absent = no limit. */
  time_limit_s: z.number().optional(),
  /** Shown to markers, and to students with the key. */
  model_answer: z.string().max(modelAnswerMaxLength).default(''),
  rubric: z.array(rubricLine).max(partsInDraftMax).refine(haveUniqueIds).default([]),
});

export type Drawing = z.infer<typeof draft>;

/** With the picture of a page of one's own; null if there is none, or not yet. */
export type ShownDrawing = Drawing & { page_image?: z.infer<typeof image> | null };

const commonFields = { id: z.literal(drawingId), score: z.number(), time_limit_s: z.number().optional() };

const openTask = z.strictObject({
  ...commonFields,
  withheld: z.undefined().optional(),
  prompt: publicRichText,
  picture: picture.strict().nullable(),
  page: publicPage,
  tools: z.array(z.enum(allInkTools)),
  colours: z.array(z.enum(inkColours)),
});

/** A task with a time limit, until the student opens it. */
const withheldTask = z.strictObject({ ...commonFields, withheld: z.literal(true) });

export const publicDrawing = z.strictObject({ task: z.union([openTask, withheldTask]) });

export type PublicDrawing = z.infer<typeof publicDrawing>;
export type OpenTask = z.infer<typeof openTask>;

export const createEmptyDrawing = (): Drawing => draft.parse({});
