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

type ToolProps = {
  name: string;
  onClick: () => void;
  disabled?: boolean;
  pressed?: boolean;
  children: ReactNode;
};

function Tool({ name, onClick, disabled = false, pressed, children }: ToolProps) {
  return (
    <IconButton aria-label={name} title={name} aria-pressed={pressed} disabled={disabled} onClick={onClick}>
      {children}
    </IconButton>
  );
}

type ViewerBarProps = {
  total: number;
  /** Index of the first page on screen. */
  at: number;
  isFirst: boolean;
  isLast: boolean;
  scale: number;
  open: 'pages' | 'search' | undefined;
  canSearch: boolean;
  fullScreen: { isFull: boolean; isOffered: boolean; toggle: () => void };
  onStep: (by: 1 | -1) => void;
  onGo: (index: number) => void;
  onZoom: (by: 1 | -1) => void;
  onOpen: (panel: 'pages' | 'search') => void;
};

/** The tools of the viewer, below the pages. A single page has no tools for turning. */
export function ViewerBar(props: ViewerBarProps) {
  const { total, at, isFirst, isLast, scale, open, canSearch, fullScreen, onStep, onGo, onZoom, onOpen } =
    props;
  const t = useMessages(viewerMessages);
  const { percent } = useFormats();
  const isAlone = total === 1;
  return (
    <div className={styles.bar} data-alone={isAlone || undefined}>
      <div className={styles.tools}>
        {!isAlone && (
          <Tool name={t('all_pages')} pressed={open === 'pages'} onClick={() => onOpen('pages')}>
            <GridIcon />
          </Tool>
        )}
        {canSearch && (
          <Tool name={t('search')} pressed={open === 'search'} onClick={() => onOpen('search')}>
            <SearchIcon />
          </Tool>
        )}
      </div>
      {!isAlone && (
        <div className={styles.turns}>
          <Tool name={t('previous')} disabled={isFirst} onClick={() => onStep(-1)}>
            <BackIcon />
          </Tool>
          <PageField key={at} at={at} total={total} onGo={onGo} />
          <Tool name={t('next')} disabled={isLast} onClick={() => onStep(1)}>
            <ForwardIcon />
          </Tool>
        </div>
      )}
      <div className={styles.tools}>
        <Tool name={t('zoom_out')} disabled={scale <= 1} onClick={() => onZoom(-1)}>
          <ZoomOutIcon />
        </Tool>
        <span className={styles.scale}>{percent(scale)}</span>
        <Tool name={t('zoom_in')} disabled={scale >= 5} onClick={() => onZoom(1)}>
          <ZoomInIcon />
        </Tool>
        {fullScreen.isOffered && (
          <Tool name={t(fullScreen.isFull ? 'leave_full_screen' : 'full_screen')} onClick={fullScreen.toggle}>
            {fullScreen.isFull ? <ExitFullScreenIcon /> : <FullScreenIcon />}
          </Tool>
        )}
      </div>
    </div>
  );
}
