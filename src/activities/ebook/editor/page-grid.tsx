import type { ConversionResults } from '#contract/conversion-results.ts';
import { findOwn } from '#contract/find-own.ts';
import { countFittingPages } from '#parts/document-pages/sources/expand-documents.ts';
import { WaitingCard } from '#parts/document-pages/sources/waiting-card.tsx';
import { SortableList } from '#parts/editor-parts/sortable-list.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { pagesInDraftMax } from '../limits.ts';
import { getPageNumber, toViewerPage } from '../list-pages.ts';
import type { Ebook } from '../model.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { PageCard } from './page-card.tsx';

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

/** All pages in order; they are moved by dragging or by keyboard. */
export function PageGrid({
  content,
  conversionResults,
  chosenId,
  findIssueText,
  onChoose,
  onMove,
  onRemove,
}: PageGridProps) {
  const t = useMessages(editorMessages);
  const { pages, documents } = content;
  const viewerPages = pages.map((page) => toViewerPage(page, conversionResults));
  const readyPageCount = viewerPages.filter(Boolean).length;
  return (
    <section className={styles.pages}>
      <h2 className={styles.head}>
        {t('pages')} <small>{t('count_pages', { count: readyPageCount + (content.cover ? 1 : 0) })}</small>
      </h2>
      <SortableList isGrid ids={pages.map(({ id }) => id)} onMove={onMove}>
        <ol className={styles.grid}>
          {pages.map((page, index) => {
            const cardPosition = { pageNumber: getPageNumber(content, index), field: `pages.${index}` };
            const media = page.source?.media ?? '';
            const thumb = viewerPages[index]?.thumb;
            return thumb ? (
              <PageCard
                key={page.id}
                {...cardPosition}
                page={page}
                thumbUrl={thumb.url}
                width={thumb.width}
                height={thumb.height}
                isChosen={page.id === chosenId}
                issueText={findIssueText(index)}
                onChoose={onChoose}
              />
            ) : (
              <WaitingCard
                key={page.id}
                {...cardPosition}
                id={page.id}
                media={media}
                pageCount={findOwn(conversionResults, media)?.document?.pages.length}
                fittingPageCount={countFittingPages(content, media, pagesInDraftMax)}
                documentName={documents.find((one) => one.media === media)?.name ?? ''}
                onRemove={onRemove}
              />
            );
          })}
        </ol>
      </SortableList>
    </section>
  );
}
