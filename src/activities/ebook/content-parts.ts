import { defineMessages, type Language } from '#contract/language.ts';
import type { ContentPart } from '#form/activity-type.ts';
import { listTextParts } from '#parts/reading/written-parts.ts';
import { labelPages } from './list-pages.ts';
import type { PublicEbook } from './model.ts';

const partMessages = defineMessages({
  category: { en: 'Category: {text}', 'zh-hk': '類別：{text}', 'zh-cn': '类别：{text}' },
});

/** The pages by their numbers, with an uploaded cover as the first, and the category. */
export function listContentParts(book: PublicEbook, lang: Language): ContentPart[] {
  const pageById = new Map(book.pages.map((page) => [page.id, page]));
  const pages = labelPages(book.pages, lang);
  return [
    ...listTextParts('category', book.category, partMessages.category, lang),
    ...pages.map(({ id, label }) => ({ id, title: label, fingerprint: JSON.stringify(pageById.get(id)) })),
  ];
}
