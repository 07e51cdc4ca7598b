import type { ConversionResults } from '#contract/conversion-results.ts';
import { findPageImages } from '#parts/document-pages/sources/find-page-images.ts';
import { PageList } from '#parts/document-pages/sources/page-list.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { pagesInDraftMax } from '../limits.ts';
import { getPageNumber } from '../list-pages.ts';
import type { Ebook } from '../model.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { PageCaption } from './page-caption.tsx';

type PageGridProps = {
  /** The book with expanded documents. */
  content: Ebook;
  conversionResults: ConversionResults;
  chosenId: string | undefined;
  /** Finds the text of an issue of page `index`. */
  findIssueText: (index: number) => string | undefined;
  onChoose: (id: string) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (id: string) => void;
};

/** All pages of the book, and how many are ready. */
export function PageGrid({ content, ...list }: PageGridProps) {
  const t = useMessages(editorMessages);
  const readyCount = content.pages.filter((page) => findPageImages(page, list.conversionResults)).length;
  return (
    <section className={styles.pages}>
      <h2 className={styles.head}>
        {t('pages')} <small>{t('count_pages', { count: readyCount + (content.cover ? 1 : 0) })}</small>
      </h2>
      <PageList
        {...list}
        draft={content}
        pagesInDraftMax={pagesInDraftMax}
        look="large"
        firstNumber={getPageNumber(content, 0)}
        Caption={PageCaption}
      />
    </section>
  );
}
