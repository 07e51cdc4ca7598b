import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useElementSize } from '#ui/primitives/use-element-size.ts';
import { useFullScreen } from '#ui/primitives/use-full-screen.ts';
import type { ViewerPage } from '../model.ts';
import { viewerMessages } from './messages.ts';
import styles from './page-viewer.module.css';
import { keyOf, Pages } from './pages.tsx';
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
  start?: number;
  /** The first page is a cover, shown alone. */
  isBook?: boolean;
  mediaUrl: (url: string) => string;
  /** Gets the ids of the pages on screen, each time they change. */
  onShow?: (ids: string[]) => void;
  /** Shown over a corner of the first page. */
  badge?: ReactNode;
  /** Shown once the last page is reached. */
  end?: ReactNode;
};

/** CSS pixels. In narrower viewers the search panel covers the pages. */
const narrowPx = 560;

/** Pages to leaf through: two side by side if both fit, zoomed and moved by touch, mouse and keys. */
export function PageViewer(props: PageViewerProps) {
  const { name, pages, start = 0, isBook = false, mediaUrl, onShow, badge, end } = props;
  const t = useMessages(viewerMessages);
  const root = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<'pages' | 'search'>();
  const [hasLoaded, setLoaded] = useState(false);
  const stageSize = useElementSize(stage);
  const fullScreen = useFullScreen(root);
  const texts = usePageTexts(pages, mediaUrl, hasLoaded);
  const shownPages = useShownPages(pages, { start, isBook, stage: stageSize });
  const { first, isFirst, isLast } = shownPages;
  const zoom = usePageGestures({ stage, sheet }, (by) => shownPages.show(shownPages.indexAfter(by)));
  const total = pages.length;

  function go(index: number): void {
    shownPages.show(index);
    zoom.reset();
  }
  const step = (by: 1 | -1) => go(shownPages.indexAfter(by));
  usePreload(pages, shownPages.nextIndexes, mediaUrl, hasLoaded);
  useViewerKeys(root, (command) =>
    runViewerCommand(command, zoom, { step, goToFirst: () => go(0), goToLast: () => go(total - 1) }),
  );
  useReportShown(shownPages.pages, stageSize !== undefined, onShow);

  const position =
    shownPages.indexes.length > 1
      ? t('pages_of', { number: first + 1, next: first + 2, total })
      : t('page_of', { number: first + 1, total });

  return (
    <section ref={root} className={styles.viewer} aria-label={name}>
      <div className={styles.middle}>
        <div ref={stage} className={styles.stage} role="group" aria-label={position}>
          <div ref={sheet} className={styles.sheet}>
            <Pages {...{ shown: shownPages, texts, mediaUrl }} onLoad={() => setLoaded(true)} />
          </div>
        </div>
        {total > 1 && (
          <>
            <SideButton name={t('previous')} side="left" disabled={isFirst} onClick={() => step(-1)} />
            <SideButton name={t('next')} side="right" disabled={isLast} onClick={() => step(1)} />
          </>
        )}
        {badge && isFirst && <div className={styles.badge}>{badge}</div>}
        {end && isLast && <div className={styles.end}>{end}</div>}
        {open === 'search' && (
          <SearchPanel
            texts={texts}
            onGo={(index) => {
              go(index);
              if (stageSize && stageSize.width < narrowPx) setOpen(undefined);
            }}
            onClose={() => setOpen(undefined)}
          />
        )}
      </div>
      {open === 'pages' && (
        <Thumbnails pages={pages} shown={shownPages.indexes} mediaUrl={mediaUrl} onGo={go} />
      )}
      <ViewerBar
        total={total}
        at={first}
        isFirst={isFirst}
        isLast={isLast}
        scale={zoom.scale}
        open={open}
        canSearch={pages.some(({ text }) => text !== null)}
        fullScreen={fullScreen}
        onStep={step}
        onGo={go}
        onZoom={(by) => (by > 0 ? zoom.zoomIn() : zoom.zoomOut())}
        onOpen={(panel) => setOpen(open === panel ? undefined : panel)}
      />
      <p className="el-visually-hidden" role="status">
        {position}
      </p>
    </section>
  );
}

/** Calls `onShow` with the ids of the pages on screen, each time they change, once the stage is measured. */
function useReportShown(
  pages: readonly ViewerPage[],
  isMeasured: boolean,
  onShow: PageViewerProps['onShow'],
) {
  const report = useEffectEvent(() => onShow?.(pages.map(({ id }) => id)));
  const key = keyOf(pages);
  useEffect(() => {
    if (isMeasured && key !== '') report();
  }, [isMeasured, key]);
}
