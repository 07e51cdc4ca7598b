import * as z from 'zod';
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
import { haveUniqueIds, image, mediaUrl } from '#parts/stored-media/model.ts';
import { backgrounds, drawingId, orientations, ruledBackgrounds } from './page.ts';
import { drawingTools, toolPresets } from './tools.ts';

/** A drawing task: a prompt, a page to draw on, the tools for it, and how it is marked. */

const picture = image.extend({ alt: z.string().max(altMaxLength).default('') });

/** A page of the teacher's own: a picture, or page `page` (from 0) of a document. */
const ownPage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), image }),
  z.object({
    kind: z.literal('document'),
    media: mediaUrl,
    name: z.string().max(200),
    page: z.int().min(0).max(9_999),
  }),
]);

export const draft = z.object({
  prompt: richText(bodyMaxLength).default(''),
  picture: picture.nullable().default(null),
  background: z.enum(backgrounds).default('blank'),
  /** Of ruled and blank pages; a page of one's own has its own proportions. */
  orientation: z.enum(orientations).default('landscape'),
  /** Shown if the background is `own`; kept while another is chosen. */
  own_page: ownPage.nullable().default(null),
  tools: z.enum(toolPresets).default('all'),
  /** Of the preset `own`. */
  own_tools: z
    .array(z.enum(drawingTools))
    .max(drawingTools.length)
    .default([...drawingTools]),
  own_colours: z
    .array(z.enum(inkColours))
    .max(inkColours.length)
    .default([...inkColours]),
  /** Points; null = not entered yet. */
  score: z.number().nullable().default(10),
  /** Seconds; absent = no limit. */
  time_limit_s: z.number().optional(),
  /** Shown to markers, and to students with the key. */
  model_answer: z.string().max(modelAnswerMaxLength).default(''),
  rubric: z.array(rubricLine).max(partsInDraftMax).refine(haveUniqueIds).default([]),
});

export type Drawing = z.infer<typeof draft>;
export type OwnPage = z.infer<typeof ownPage>;

/** With the picture of a page of one's own; null if there is none, or not yet. */
export type ShownDrawing = Drawing & { page_image?: z.infer<typeof image> | null };

const publicPage = z.strictObject({
  width: z.number(),
  height: z.number(),
  background: z.union([
    z.strictObject({ kind: z.enum(ruledBackgrounds) }),
    z.strictObject({ kind: z.literal('picture'), url: mediaUrl }),
  ]),
});

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
