import type { Ebook } from './model.ts';

/** Version 1 also stored the pictures and the text of each page of a document. */

type Page = Ebook['pages'][number];

export function upgrade(content: unknown): unknown {
  const { pages, documents, ...otherFields } = content as Ebook;
  return {
    ...otherFields,
    pages: pages.map(({ id, title, url, image, source }: Page) => {
      if (!source) return { id, title, url, image };
      // A page without a picture held its whole document.
      return { id, title, url, source: { media: source.media, page: image ? source.page : null } };
    }),
    documents: documents.map(({ media, name }) => ({ media, name })),
  };
}
