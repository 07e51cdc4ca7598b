import { usePageTexts } from '#parts/document-pages/views/use-page-texts.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { PublicSheet } from '../model.ts';
import { playerMessages } from './player-messages.ts';

type PageTextProps = {
  /** The same array while nothing changes. */
  pages: PublicSheet['pages'];
  page: number;
  mediaUrl: (url: string) => string;
};

/** The words of a page for screen readers, which cannot read its picture. */
export function PageText({ pages, page, mediaUrl }: PageTextProps) {
  const t = useMessages(playerMessages);
  const text = usePageTexts(pages, mediaUrl, true)[page];
  return (
    <section className="el-visually-hidden" aria-label={t('page_text', { number: page + 1 })}>
      {text || t('no_page_text')}
    </section>
  );
}
