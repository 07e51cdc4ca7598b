import type { ReactNode } from 'react';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { BackIcon, ForwardIcon } from '#ui/primitives/common-icons.tsx';
import { ExitFullScreenIcon, FullScreenIcon } from '#ui/primitives/full-screen-icons.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { GridIcon, SearchIcon, ZoomInIcon, ZoomOutIcon } from './icons.tsx';
import { viewerMessages } from './messages.ts';
import { PageField } from './page-field.tsx';
import styles from './viewer-bar.module.css';

type ToolButtonProps = {
  name: string;
  onClick: () => void;
  disabled?: boolean;
  isPressed?: boolean;
  children: ReactNode;
};

function ToolButton({ name, onClick, disabled = false, isPressed, children }: ToolButtonProps) {
  return (
    <IconButton aria-label={name} title={name} aria-pressed={isPressed} disabled={disabled} onClick={onClick}>
      {children}
    </IconButton>
  );
}

type ViewerBarProps = {
  pageCount: number;
  /** Index of the first page on screen. */
  pageIndex: number;
  isFirst: boolean;
  isLast: boolean;
  scale: number;
  openPanel: 'pages' | 'search' | undefined;
  canSearch: boolean;
  fullScreen: { isFull: boolean; isOffered: boolean; toggle: () => void };
  onStep: (by: 1 | -1) => void;
  onGo: (index: number) => void;
  onZoom: (by: 1 | -1) => void;
  onOpen: (panel: 'pages' | 'search') => void;
};

/** The tools of the viewer, below the pages. A single page has no tools for turning. */
export function ViewerBar(props: ViewerBarProps) {
  const {
    pageCount,
    pageIndex,
    isFirst,
    isLast,
    scale,
    openPanel,
    canSearch,
    fullScreen,
    onStep,
    onGo,
    onZoom,
    onOpen,
  } = props;
  const t = useMessages(viewerMessages);
  const { percent } = useFormats();
  const isSinglePage = pageCount === 1;
  return (
    <div className={styles.bar} data-alone={isSinglePage || undefined}>
      <div className={styles.tools}>
        {!isSinglePage && (
          <ToolButton name={t('all_pages')} isPressed={openPanel === 'pages'} onClick={() => onOpen('pages')}>
            <GridIcon />
          </ToolButton>
        )}
        {canSearch && (
          <ToolButton name={t('search')} isPressed={openPanel === 'search'} onClick={() => onOpen('search')}>
            <SearchIcon />
          </ToolButton>
        )}
      </div>
      {!isSinglePage && (
        <div className={styles.turns}>
          <ToolButton name={t('previous')} disabled={isFirst} onClick={() => onStep(-1)}>
            <BackIcon />
          </ToolButton>
          <PageField key={pageIndex} pageIndex={pageIndex} pageCount={pageCount} onGo={onGo} />
          <ToolButton name={t('next')} disabled={isLast} onClick={() => onStep(1)}>
            <ForwardIcon />
          </ToolButton>
        </div>
      )}
      <div className={styles.tools}>
        <ToolButton name={t('zoom_out')} disabled={scale <= 1} onClick={() => onZoom(-1)}>
          <ZoomOutIcon />
        </ToolButton>
        <span className={styles.scale}>{percent(scale)}</span>
        <ToolButton name={t('zoom_in')} disabled={scale >= 5} onClick={() => onZoom(1)}>
          <ZoomInIcon />
        </ToolButton>
        {fullScreen.isOffered && (
          <ToolButton
            name={t(fullScreen.isFull ? 'leave_full_screen' : 'full_screen')}
            onClick={fullScreen.toggle}
          >
            {fullScreen.isFull ? <ExitFullScreenIcon /> : <FullScreenIcon />}
          </ToolButton>
        )}
      </div>
    </div>
  );
}
