import { IconAlertTriangle } from '@tabler/icons-react';
import type { ConversionResults } from '#contract/conversion-results.ts';
import { findOwn } from '#contract/find-own.ts';
import { countFittingPages } from '#parts/document-pages/sources/expand-documents.ts';
import { findPageImages } from '#parts/document-pages/sources/find-page-images.ts';
import { sourceMessages } from '#parts/document-pages/sources/source-messages.ts';
import { WaitingCard } from '#parts/document-pages/sources/waiting-card.tsx';
import { SortableList, useSortableItem } from '#parts/editor-parts/sortable-list.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import { pagesInDraftMax } from '../limits.ts';
import type { Worksheet, WorksheetPage } from '../model.ts';
import { editorMessages } from './editor-messages.ts';
import styles from './page-strip.module.css';

type PageStripProps = {
  /** The worksheet with expanded documents. */
  sheet: Worksheet;
  conversionResults: ConversionResults;
  chosenId: string | undefined;
  /** Finds the text of the issues of page `index`. */
  findIssueText: (index: number) => string | undefined;
  onChoose: (id: string) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (id: string) => void;
};

/** All pages, small and in order; they are moved by dragging or by keyboard. */
export function PageStrip(props: PageStripProps) {
  const { sheet, conversionResults, chosenId, findIssueText, onChoose, onMove, onRemove } = props;
  const t = useMessages(editorMessages);
  const { pages, documents } = sheet;
  return (
    <section className={styles.strip}>
      <h2 className={styles.head}>
        {t('pages')} <small>{t('count_pages', { count: pages.length })}</small>
      </h2>
      <SortableList isGrid ids={pages.map(({ id }) => id)} onMove={onMove}>
        <ol className={styles.list}>
          {pages.map((page, index) => {
            const place = { pageNumber: index + 1, field: `pages.${index}` };
            const media = page.source?.media ?? '';
            const thumb = findPageImages(page, conversionResults)?.thumb;
            return thumb ? (
              <PageCard
                key={page.id}
                {...place}
                page={page}
                thumbUrl={mediaUrl(thumb.url)}
                isChosen={page.id === chosenId}
                issueText={findIssueText(index)}
                onChoose={() => onChoose(page.id)}
              />
            ) : (
              <WaitingCard
                key={page.id}
                {...place}
                id={page.id}
                media={media}
                pageCount={findOwn(conversionResults, media)?.document?.pages.length}
                fittingPageCount={countFittingPages(sheet, media, pagesInDraftMax)}
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

type PageCardProps = {
  page: WorksheetPage;
  pageNumber: number;
  field: string;
  thumbUrl: string;
  isChosen: boolean;
  issueText: string | undefined;
  onChoose: () => void;
};

function PageCard(props: PageCardProps) {
  const { page, pageNumber, field, thumbUrl, isChosen, issueText, onChoose } = props;
  const t = useMessages(editorMessages);
  const tSource = useMessages(sourceMessages);
  const { item, handle } = useSortableItem(page.id, tSource('move_page', { number: pageNumber }));
  const count = page.regions.length;
  return (
    <li {...item} className={styles.card} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={styles.choose}
        aria-current={isChosen || undefined}
        data-field={field}
        onClick={onChoose}
      >
        <img className={styles.thumb} src={thumbUrl} alt="" loading="lazy" draggable={false} />
        <span className={styles.caption}>
          <span className="el-visually-hidden">{t('page_number', { number: pageNumber })}</span>
          <b aria-hidden="true">{pageNumber}</b>
          {count > 0 && <span className={styles.count}>{t('count_short', { count })}</span>}
          {issueText !== undefined && (
            <IconAlertTriangle className={styles.warning} size={18} role="img" aria-label={issueText} />
          )}
        </span>
      </button>
      <span className={styles.grip}>{handle}</span>
    </li>
  );
}
