import * as z from 'zod';
import { inkColours } from '#parts/ink/palette.ts';
import { image, mediaUrl } from '#parts/stored-media/model.ts';
import { backgrounds, orientations, ruledBackgrounds } from './page.ts';
import { drawingTools, toolPresets } from './tools.ts';

/** Fields of a task whose answer is drawn: the page to draw on, and the tools for it. */

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

export const pageFields = {
  background: z.enum(backgrounds).default('blank'),
  /** Of ruled and blank pages; a page of one's own has its own proportions. */
  orientation: z.enum(orientations).default('landscape'),
  /** Shown if the background is `own`; kept while another is chosen. */
  own_page: ownPage.nullable().default(null),
};

export const toolFields = {
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
};

const fields = z.object({ ...pageFields, ...toolFields });

export type OwnPage = z.infer<typeof ownPage>;
export type PageFields = Pick<z.infer<typeof fields>, keyof typeof pageFields>;
export type ToolFields = Pick<z.infer<typeof fields>, keyof typeof toolFields>;

/** The page as students get it. */
export const publicPage = z.strictObject({
  width: z.number(),
  height: z.number(),
  background: z.union([
    z.strictObject({ kind: z.enum(ruledBackgrounds) }),
    z.strictObject({ kind: z.literal('picture'), url: mediaUrl }),
  ]),
});
