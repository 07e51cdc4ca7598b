import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { BackIcon, ForwardIcon } from '#ui/primitives/common-icons.tsx';
import { useRoom } from '#ui/primitives/use-element-size.ts';
import { useFullScreen } from '#ui/primitives/use-full-screen.ts';
import { findGroup, findTypicalRatio, fitPages, fitsSpread, groupPages } from '../layout.ts';
import type { ViewerPage } from '../model.ts';
import { viewerMessages } from './messages.ts';
import { PageImage } from './page-image.tsx';
import styles from './page-viewer.module.css';
import { SearchPanel } from './search-panel.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { usePageGestures } from './use-page-gestures.ts';
import { usePageTexts } from './use-page-texts.ts';
import { usePreload } from './use-preload.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import { ViewerBar } from './viewer-bar.tsx';

type PageViewerProps = {
  /** What is read here, for screen readers. */
  name: string;
  /** At least one. */
  pages: readonly ViewerPage[];
  /** Index of the page to begin with. */
  start?: number;
  /** The first page is a cover and stands alone. */
  isBook?: boolean;
  mediaUrl: (url: string) => string;
  /** Ids of the pages on screen, each time they change. */
  onShow?: (ids: string[]) => void;
  /** Over a corner of the pages. */
  badge?: ReactNode;
  /** What there is to do once the last page is reached. */
  end?: ReactNode;
};

const narrowPx = 560;

/** Pages to leaf through: two side by side where there is room, zoomed and moved by touch, mouse and keys. */
export function PageViewer(props: PageViewerProps) {
  const { name, pages, start = 0, isBook = false, mediaUrl, onShow, badge, end } = props;
  const t = useMessages(viewerMessages);
  const root = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(start);
  const [open, setOpen] = useState<'pages' | 'search'>();
  const [hasShown, setHasShown] = useState(false);
  const room = useRoom(stage);
  const fullScreen = useFullScreen(root);
  const texts = usePageTexts(pages, mediaUrl, hasShown);

  const total = pages.length;
  const isSpread = room !== undefined && fitsSpread(room, findTypicalRatio(pages.map(({ image }) => image)));
  const groups = groupPages(total, isSpread, isBook);
  const place = findGroup(groups, Math.min(wanted, total - 1));
  const shown = groups[place] ?? [0];
  const at = shown[0] ?? 0;
  const isFirst = place === 0;
  const isLast = place === groups.length - 1;
  const shownPages = shown.flatMap((index) => pages[index] ?? []);
  const sizes = room
    ? fitPages(
        room,
        shownPages.map(({ image }) => image),
      )
    : [];

  const move = (index: number) => setWanted(Math.min(total - 1, Math.max(0, index)));
  const neighbour = (by: 1 | -1) => groups[place + by]?.[0] ?? at;
  const zoom = usePageGestures({ stage, sheet }, (by) => move(neighbour(by)));
  function go(index: number): void {
    move(index);
    zoom.reset();
  }
  const step = (by: 1 | -1) => go(neighbour(by));
  usePreload(pages, [...(groups[place + 1] ?? []), ...(groups[place - 1] ?? [])], mediaUrl, hasShown);

  useViewerKeys(root, (command) => {
    const far = 0.2;
    switch (command) {
      case 'left':
        if (!zoom.pan(far, 0)) step(-1);
        return true;
      case 'right':
        if (!zoom.pan(-far, 0)) step(1);
        return true;
      case 'up':
        return zoom.pan(0, far);
      case 'down':
        return zoom.pan(0, -far);
      case 'previous':
      case 'next':
        step(command === 'next' ? 1 : -1);
        return true;
      case 'first':
      case 'last':
        go(command === 'first' ? 0 : total - 1);
        return true;
      case 'zoom_in':
        zoom.zoomIn();
        return true;
      case 'zoom_out':
        zoom.zoomOut();
        return true;
      default:
        zoom.showWhole();
        return true;
    }
  });

  const key = shownPages.map(({ id }) => id).join(' ');
  const tell = useEffectEvent(() => onShow?.(shownPages.map(({ id }) => id)));
  const isMeasured = room !== undefined;
  useEffect(() => {
    if (isMeasured && key !== '') tell();
  }, [isMeasured, key]);

  const where =
    shown.length > 1
      ? t('pages_of', { number: at + 1, next: at + 2, total })
      : t('page_of', { number: at + 1, total });
  const toggle = (what: 'pages' | 'search') => setOpen(open === what ? undefined : what);

  return (
    <section ref={root} className={styles.viewer} aria-label={name}>
      <div className={styles.middle}>
        <div ref={stage} className={styles.stage} role="group" aria-label={where}>
          <div ref={sheet} className={styles.sheet}>
            <div key={key} className={styles.pages}>
              {shownPages.map((page, index) => (
                <PageImage
                  key={page.id}
                  page={page}
                  number={at + index + 1}
                  size={sizes[index] ?? { width: 1, height: 1 }}
                  text={texts[at + index] ?? ''}
                  mediaUrl={mediaUrl}
                  onLoad={() => setHasShown(true)}
                />
              ))}
            </div>
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
              // There the places found cover the pages.
              if (room && room.width < narrowPx) setOpen(undefined);
            }}
            onClose={() => setOpen(undefined)}
          />
        )}
      </div>
      {open === 'pages' && <Thumbnails pages={pages} shown={shown} mediaUrl={mediaUrl} onGo={go} />}
      <ViewerBar
        total={total}
        at={at}
        isFirst={isFirst}
        isLast={isLast}
        scale={zoom.scale}
        open={open}
        canSearch={pages.some(({ text }) => text !== null)}
        fullScreen={fullScreen}
        onStep={step}
        onGo={go}
        onZoom={(by) => (by > 0 ? zoom.zoomIn() : zoom.zoomOut())}
        onOpen={toggle}
      />
      <p className="el-visually-hidden" role="status">
        {where}
      </p>
    </section>
  );
}

type SideButtonProps = { name: string; side: 'left' | 'right'; disabled: boolean; onClick: () => void };

/** The same as in the bar, for mice on wide screens: keys and screen readers have the bar's. */
function SideButton({ name, side, disabled, onClick }: SideButtonProps) {
  return (
    <button
      type="button"
      className={styles.side}
      data-side={side}
      title={name}
      aria-hidden="true"
      tabIndex={-1}
      disabled={disabled}
      onClick={onClick}
    >
      {side === 'left' ? <BackIcon size="1.6em" /> : <ForwardIcon size="1.6em" />}
    </button>
  );
}
