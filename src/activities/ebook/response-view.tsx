import { useLanguage } from '#ui/i18n/language-store.ts';
import type { ResponseProps } from '../activity-type.ts';
import { PartsResponse } from '../part-times/views/parts-response.tsx';
import { labelPages, listPages } from './list-pages.ts';
import type { Ebook } from './model.ts';

/** Which pages one student read, and for how long. */
export function ResponseView({ content, response, context: { mediaUrl } }: ResponseProps<Ebook>) {
  const language = useLanguage();
  const pages = listPages(content);
  const parts = labelPages(pages, language).map((part, index) => {
    const thumb = pages[index]?.thumb.url;
    return { ...part, thumb: thumb === undefined ? undefined : mediaUrl(thumb) };
  });
  return <PartsResponse parts={parts} response={response} />;
}
