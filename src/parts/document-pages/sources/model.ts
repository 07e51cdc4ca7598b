import * as z from 'zod';
import { image, mediaUrl, partId } from '#parts/stored-media/model.ts';

/** Fields of a draft whose pages are made of documents and pictures. */

export const sourcedPage = z.object({
  id: partId,
  /** Present if the page is an uploaded picture. */
  image: image.optional(),
  /** Page `page` (from 0) of the document `media`; null = all of its pages, until the teacher changes one. */
  source: z.object({ media: mediaUrl, page: z.int().min(0).nullable() }).optional(),
});

export type SourcedPage = z.infer<typeof sourcedPage>;

export const sourceDocument = z.object({ media: mediaUrl, name: z.string().max(200) });

/** What changes of pages need of a draft. */
export type SourcedPages<Page extends SourcedPage = SourcedPage> = {
  pages: Page[];
  /** Each document once, however many of its pages there are. */
  documents: z.infer<typeof sourceDocument>[];
};

/** What a type decides about its pages. */
export type SourceRules<Page extends SourcedPage> = {
  /** Largest number of pages in a draft: above that of a finished activity, so that no draft is refused for one too many. */
  pagesInDraftMax: number;
  documentsMax: number;
  /** A page with the type's own fields, still without a picture or a document. */
  createPage: (id: string) => Omit<Page, 'image' | 'source'>;
};
