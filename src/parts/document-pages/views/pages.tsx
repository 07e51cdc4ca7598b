import type { ViewerPage } from '../model.ts';
import { PageImage } from './page-image.tsx';
import styles from './page-viewer.module.css';
import type { useShownPages } from './use-shown-pages.ts';

/** A React key that changes when other pages are shown. */
export const pagesKeyOf = (pages: readonly ViewerPage[]) => pages.map(({ id }) => id).join(' ');

type PagesProps = {
  shownPages: ReturnType<typeof useShownPages>;
  /** The text of each page of the document. */
  texts: readonly string[];
  mediaUrl: (url: string) => string;
  onLoad: () => void;
};

/** The pages on screen, beside each other. */
export function Pages({ shownPages: { pages, firstIndex, sizes }, texts, mediaUrl, onLoad }: PagesProps) {
  return (
    <div key={pagesKeyOf(pages)} className={styles.pages}>
      {pages.map((page, index) => (
        <PageImage
          key={page.id}
          page={page}
          pageNumber={firstIndex + index + 1}
          size={sizes[index] ?? { width: 1, height: 1 }}
          pageText={texts[firstIndex + index] ?? ''}
          mediaUrl={mediaUrl}
          onLoad={onLoad}
        />
      ))}
    </div>
  );
}
