import type { ConversionResults } from '#contract/conversion-results.ts';
import { findOwn } from '#contract/find-own.ts';
import { SortableList } from '#parts/editor-parts/sortable-list.tsx';
import { countFittingPages } from './expand-documents.ts';
import { findPageImages } from './find-page-images.ts';
import type { SourcedPage, SourcedPages } from './model.ts';
import { PageCard, type PageCardProps } from './page-card.tsx';
import styles from './page-list.module.css';
import { WaitingCard } from './waiting-card.tsx';

type PageListProps<Page extends SourcedPage> = Pick<PageCardProps<Page>, 'Caption' | 'onChoose'> & {
  /** With expanded documents. */
  draft: SourcedPages<Page>;
  conversionResults: ConversionResults;
  pagesInDraftMax: number;
  /** Small cards scroll within a few rows. */
  look: 'small' | 'large';
  firstNumber: number;
  chosenId: string | undefined;
  /** Finds the text of the issues of page `index`. */
  findIssueText: (index: number) => string | undefined;
  onMove: (from: number, to: number) => void;
  onRemove: (id: string) => void;
};

/** All pages in order; they are moved by dragging or by keyboard. */
export function PageList<Page extends SourcedPage>(props: PageListProps<Page>) {
  const { draft, conversionResults, pagesInDraftMax, look, firstNumber, chosenId, findIssueText } = props;
  const { pages, documents } = draft;
  return (
    <SortableList isGrid ids={pages.map(({ id }) => id)} onMove={props.onMove}>
      <ol className={styles.list} data-look={look}>
        {pages.map((page, index) => {
          const place = { pageNumber: firstNumber + index, field: `pages.${index}` };
          const media = page.source?.media ?? '';
          const thumb = findPageImages(page, conversionResults)?.thumb;
          return thumb ? (
            <PageCard
              key={page.id}
              {...place}
              page={page}
              thumb={thumb}
              isChosen={page.id === chosenId}
              issueText={findIssueText(index)}
              Caption={props.Caption}
              onChoose={props.onChoose}
            />
          ) : (
            <WaitingCard
              key={page.id}
              {...place}
              id={page.id}
              media={media}
              pageCount={findOwn(conversionResults, media)?.document?.pages.length}
              fittingPageCount={countFittingPages(draft, media, pagesInDraftMax)}
              documentName={documents.find((one) => one.media === media)?.name ?? ''}
              onRemove={props.onRemove}
            />
          );
        })}
      </ol>
    </SortableList>
  );
}
