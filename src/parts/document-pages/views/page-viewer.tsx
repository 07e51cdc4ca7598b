import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useElementSize } from '#ui/primitives/use-element-size.ts';
import { useFullScreen } from '#ui/primitives/use-full-screen.ts';
import type { ViewerPage } from '../model.ts';
import { viewerMessages } from './messages.ts';
import styles from './page-viewer.module.css';
import { Pages, pagesKeyOf } from './pages.tsx';
import { runViewerCommand } from './run-viewer-command.view.ts';
import { SearchPanel } from './search-panel.tsx';
import { SideButton } from './side-button.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { usePageGestures } from './use-page-gestures.ts';
import { usePageTexts } from './use-page-texts.ts';
import { usePreload } from './use-preload.ts';
import { useShownPages } from './use-shown-pages.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import { ViewerBar } from './viewer-bar.tsx';

type PageViewerProps = {
  /** Name for screen readers. */
  name: string;
  /** At least one. */
  pages: readonly ViewerPage[];
  /** Index of the page to begin with. */
  startIndex?: number;
  /** The first page is a cover, shown alone. */
  isBook?: boolean;
  mediaUrl: (url: string) => string;
  /** Gets the ids of the pages on screen, each time they change. */
  onShow?: (ids: string[]) => void;
  /** Shown over a corner of the first page. */
  badge?: ReactNode;
  /** Shown while the last page is on the screen. */
  endContent?: ReactNode;
};

/** CSS pixels. In narrower viewers the search panel covers the pages. */
const narrowPx = 560;

/** Pages to leaf through: two side by side if both fit, zoomed and moved by touch, mouse and keys. */
export function PageViewer(props: PageViewerProps) {
  const { name, pages, startIndex = 0, isBook = false, mediaUrl, onShow, badge, endContent } = props;
  const t = useMessages(viewerMessages);
  const root = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [openPanel, setOpenPanel] = useState<'pages' | 'search'>();
  const [hasPageLoaded, setPageLoaded] = useState(false);
  const stageSize = useElementSize(stage);
  const fullScreen = useFullScreen(root);
  const texts = usePageTexts(pages, mediaUrl, hasPageLoaded);
  const shownPages = useShownPages(pages, { startIndex, isBook, stageSize });
  const { firstIndex, isFirst, isLast } = shownPages;
  const gestures = usePageGestures({ stage, sheet }, (by) => shownPages.show(shownPages.indexAfterStep(by)));
  const pageCount = pages.length;

  function goToPage(index: number): void {
    shownPages.show(index);
    gestures.reset();
  }
  const stepPages = (by: 1 | -1) => goToPage(shownPages.indexAfterStep(by));
  usePreload(pages, shownPages.nextIndexes, mediaUrl, hasPageLoaded);
  useViewerKeys(root, (command) =>
    runViewerCommand(command, gestures, {
      step: stepPages,
      goToFirst: () => goToPage(0),
      goToLast: () => goToPage(pageCount - 1),
    }),
  );
  useReportShownPages(shownPages.pages, stageSize !== undefined, onShow);

  const positionText =
    shownPages.indexes.length > 1
      ? t('pages_of', { number: firstIndex + 1, next: firstIndex + 2, total: pageCount })
      : t('page_of', { number: firstIndex + 1, total: pageCount });

  return (
    <section ref={root} className={styles.viewer} aria-label={name}>
      <div className={styles.middle}>
        <div ref={stage} className={styles.stage} role="group" aria-label={positionText}>
          <div ref={sheet} className={styles.sheet}>
            <Pages {...{ shownPages, texts, mediaUrl }} onLoad={() => setPageLoaded(true)} />
          </div>
        </div>
        {pageCount > 1 && (
          <>
            <SideButton name={t('previous')} side="left" disabled={isFirst} onClick={() => stepPages(-1)} />
            <SideButton name={t('next')} side="right" disabled={isLast} onClick={() => stepPages(1)} />
          </>
        )}
        {badge && isFirst && <div className={styles.badge}>{badge}</div>}
        {endContent && isLast && <div className={styles.end}>{endContent}</div>}
        {openPanel === 'search' && (
          <SearchPanel
            texts={texts}
            onGo={(index) => {
              goToPage(index);
              if (stageSize && stageSize.width < narrowPx) setOpenPanel(undefined);
            }}
            onClose={() => setOpenPanel(undefined)}
          />
        )}
      </div>
      {openPanel === 'pages' && (
        <Thumbnails pages={pages} shownIndexes={shownPages.indexes} mediaUrl={mediaUrl} onGo={goToPage} />
      )}
      <ViewerBar
        pageCount={pageCount}
        pageIndex={firstIndex}
        isFirst={isFirst}
        isLast={isLast}
        scale={gestures.scale}
        openPanel={openPanel}
        canSearch={pages.some(({ text }) => text !== null)}
        fullScreen={fullScreen}
        onStep={stepPages}
        onGo={goToPage}
        onZoom={(by) => (by > 0 ? gestures.zoomIn() : gestures.zoomOut())}
        onOpen={(panel) => setOpenPanel(openPanel === panel ? undefined : panel)}
      />
      <p className="el-visually-hidden" role="status">
        {positionText}
      </p>
    </section>
  );
}

/** Calls `onShow` with the ids of the pages on screen, each time they change, once the stage is measured. */
function useReportShownPages(
  pages: readonly ViewerPage[],
  isMeasured: boolean,
  onShow: PageViewerProps['onShow'],
) {
  const reportPages = useEffectEvent(() => onShow?.(pages.map(({ id }) => id)));
  const pagesKey = pagesKeyOf(pages);
  useEffect(() => {
    if (isMeasured && pagesKey !== '') reportPages();
  }, [isMeasured, pagesKey]);
}
