import { formatText, type Language } from '#contract/language.ts';
import type { ViewerPage } from '../document-pages/model.ts';
import { pageMessages } from '../document-pages/page-messages.ts';
import { pageWidth, shrink, thumbWidth } from '../stored-media/shrink.ts';
import type { Ebook, PublicEbook } from './model.ts';

/** A cover of its own comes before the pages, under this id. */
export const coverId = 'cover';

/** A cover of its own is page 1. */
export const numberOf = ({ cover }: Pick<Ebook, 'cover'>, index: number) => index + (cover ? 2 : 1);

/** The pages as they are shown and counted: the cover of its own first. A page without a picture yet is left out. */
export function listPages({ cover, pages, documents }: Ebook): ViewerPage[] {
  const texts = new Map(documents.map(({ media, text }) => [media, text]));
  const shown = pages.flatMap(({ id, image: full, thumb, title, url, source }): ViewerPage[] => {
    const text = source && texts.get(source.media);
    if (!full) return [];
    return [
      {
        id,
        image: source ? full : shrink(full, pageWidth),
        thumb: thumb ?? shrink(full, thumbWidth),
        title,
        url,
        text: text ? { url: text, index: source.page } : null,
      },
    ];
  });
  const own = { id: coverId, title: '', url: '', text: null };
  return cover
    ? [{ ...own, image: shrink(cover, pageWidth), thumb: shrink(cover, thumbWidth) }, ...shown]
    : shown;
}

/** Each page's id with what a report calls it: its number, and its title if it has one. */
export function labelPages(pages: readonly ViewerPage[], lang: Language): { id: string; label: string }[] {
  return pages.map(({ id, title }, index) => {
    if (id === coverId) return { id, label: formatText(pageMessages.cover, lang) };
    const text = title === '' ? pageMessages.page : pageMessages.page_titled;
    return { id, label: formatText(text, lang, { number: index + 1, title }) };
  });
}

export const toPublic = (content: Ebook): PublicEbook => ({
  category: content.category,
  pages: listPages(content),
});
