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
import { isWebAddress, webAddressMaxLength } from '#parts/reading/web-address.ts';
import { haveUniqueIds, image } from '#parts/stored-media/model.ts';
import { boardOwners } from './board-owners.ts';
import { pagesMax, pageTitleMaxLength } from './limits.ts';

/** Boards on which groups, or a whole class, draw together: a task, pages, tools, a web page beside them. */

const picture = image.extend({ alt: z.string().max(altMaxLength).default('') });

export const draft = z.object({
  prompt: richText(bodyMaxLength).default(''),
  picture: picture.nullable().default(null),
  board_of: z.enum(boardOwners).default('group'),
  /** A page of a document is followed by the next pages of that document. */
  ...pageFields,
  /** Pages at the beginning; teachers hand out more. */
  page_count: z.int().min(1).max(pagesMax).default(1),
  ...toolFields,
  /** The web page beside the board; empty: there is none. */
  url: z.string().max(webAddressMaxLength).default(''),
  /** Empty: students see the page's host. */
  page_title: z.string().max(pageTitleMaxLength).default(''),
  /** Whether the page allowed embedding when the server checked it; null = not checked. */
  frameable: z.boolean().nullable().default(null),
  /** False: nobody marks the boards. Boards of a whole class have no marks. */
  is_marked: z.boolean().default(true),
  /** Points; null = not entered yet. */
  score: z.number().nullable().default(10),
  /** Shown to markers, and to students with the key. */
  model_answer: z.string().max(modelAnswerMaxLength).default(''),
  rubric: z.array(rubricLine).max(partsInDraftMax).refine(haveUniqueIds).default([]),
});

export type Board = z.infer<typeof draft>;

/** With the pictures of its own pages, as far as there are any. */
export type ShownBoard = Board & { page_images?: z.infer<typeof image>[] };

export const publicBoard = z.strictObject({
  /** Null: it is not marked. */
  score: z.number().nullable(),
  prompt: publicRichText,
  picture: picture.strict().nullable(),
  board_of: z.enum(boardOwners),
  /** The last one is every further page, too. */
  pages: z
    .array(publicPage)
    .min(1)
    .max(pagesMax + 1),
  page_count: z.int().min(1).max(pagesMax),
  tools: z.array(z.enum(allInkTools)),
  colours: z.array(z.enum(inkColours)),
  web_page: z
    .strictObject({ url: z.string().refine(isWebAddress), title: z.string(), frameable: z.boolean() })
    .nullable(),
});

export type PublicBoard = z.infer<typeof publicBoard>;
export type WebPage = NonNullable<PublicBoard['web_page']>;

export const createEmptyBoard = (): Board => draft.parse({});
