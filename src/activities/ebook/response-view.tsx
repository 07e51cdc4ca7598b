import type { ResponseProps } from '#form/activity-views.ts';
import { PartsResponse } from '#parts/part-times/views/parts-response.tsx';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { labelPages } from './list-pages.ts';
import type { PublicEbook } from './model.ts';

/** The pages that one student read, with their times. */
export function ResponseView({ content, response, context: { mediaUrl } }: ResponseProps<PublicEbook>) {
  const language = useLanguage();
  const pages = content.pages;
  const parts = labelPages(pages, language).map((part, index) => {
    const thumb = pages[index]?.thumb.url;
    return { ...part, thumb: thumb === undefined ? undefined : mediaUrl(thumb) };
  });
  return <PartsResponse parts={parts} response={response} />;
}
