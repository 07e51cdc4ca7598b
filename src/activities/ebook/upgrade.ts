import type { Ebook } from './model.ts';

/** Version 1 held the pictures and words of each page that a document gave, too. */

type Page = Ebook['pages'][number];

export function upgrade(content: unknown): unknown {
  const { pages, documents, ...rest } = content as Ebook;
  return {
    ...rest,
    pages: pages.map(({ id, title, url, image, source }: Page) => {
      if (!source) return { id, title, url, image };
      // One without pictures stood for all pages of its document.
      return { id, title, url, source: { media: source.media, page: image ? source.page : null } };
    }),
    documents: documents.map(({ media, name }) => ({ media, name })),
  };
}
