import * as z from 'zod';
import { viewerPage } from '#parts/document-pages/model.ts';
import { sourceDocument, sourcedPage } from '#parts/document-pages/sources/model.ts';
import { webAddressMaxLength } from '#parts/reading/web-address.ts';
import { haveUniqueIds, image } from '#parts/stored-media/model.ts';
import * as limits from './limits.ts';

/** An e-book: pages in order, made from documents and pictures. */

const page = sourcedPage.extend({
  title: z.string().max(limits.titleMaxLength).default(''),
  /** https address shown on the page; empty = none. */
  url: z.string().max(webAddressMaxLength).default(''),
});

export const draft = z.object({
  /** null = the first page. */
  cover: image.nullable().default(null),
  category: z.string().max(limits.categoryMaxLength).default(''),
  pages: z.array(page).max(limits.pagesInDraftMax).refine(haveUniqueIds).default([]),
  /** Each document once, however many of its pages the book has. */
  documents: z.array(sourceDocument).max(limits.documentsMax).default([]),
});

export type Ebook = z.infer<typeof draft>;
export type EbookPage = Ebook['pages'][number];

export const publicEbook = z.strictObject({ category: z.string(), pages: z.array(viewerPage) });

export type PublicEbook = z.infer<typeof publicEbook>;

export const createEmptyEbook = (): Ebook => ({ cover: null, category: '', pages: [], documents: [] });
