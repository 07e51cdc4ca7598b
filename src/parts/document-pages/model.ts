import * as z from 'zod';
import { image, mediaUrl } from '../stored-media/model.ts';

/** Pages as a viewer shows them, whatever they were made from. */

/** Where a page's plain text is: in the JSON list of texts at `url`, at `index`. */
const pageText = z.strictObject({ url: mediaUrl, index: z.int().min(0) });

export const viewerPage = z.strictObject({
  id: z.string(),
  image: image.strict(),
  /** The same page small enough for a strip of all pages. */
  thumb: image.strict(),
  /** Empty = known by its number alone. */
  title: z.string(),
  /** An https address shown on the page; empty = none. */
  url: z.string(),
  /** null = its words are nowhere but in the picture. */
  text: pageText.nullable(),
});

export type ViewerPage = z.infer<typeof viewerPage>;

/** A page as a document's conversion made it. */
export const pageImages = z.object({ image, thumb: image });

export type PageImages = z.infer<typeof pageImages>;
