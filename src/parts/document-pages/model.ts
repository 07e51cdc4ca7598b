import * as z from 'zod';
import { image, mediaUrl } from '#parts/stored-media/model.ts';

/** Pages of the viewer, made from documents or pictures. */

/** Place of a page's plain text: entry `index` of the JSON list at `url`. */
const pageText = z.strictObject({ url: mediaUrl, index: z.int().min(0) });

export const viewerPage = z.strictObject({
  id: z.string(),
  image: image.strict(),
  /** The same page small enough for a strip of all pages. */
  thumb: image.strict(),
  /** Empty = the page has only a number. */
  title: z.string(),
  /** An https address shown on the page; empty = none. */
  url: z.string(),
  /** null = the page has no text apart from its picture. */
  text: pageText.nullable(),
});

export type ViewerPage = z.infer<typeof viewerPage>;

/** A page in the conversion of a document. */
export const pageImages = z.object({ image, thumb: image });

export type PageImages = z.infer<typeof pageImages>;
