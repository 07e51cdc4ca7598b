import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { mayEmbed, PageFrame } from '#parts/reading/views/page-frame.tsx';
import { WebPageCard } from '#parts/reading/views/web-page-card.tsx';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useElementSize } from '#ui/primitives/use-element-size.ts';
import styles from '../board/board.module.css';
import { boardMessages } from '../board/board-messages.ts';
import type { WebPage } from '../model.ts';

type BesideWebPageProps = {
  webPage: WebPage | null;
  /** The board. */
  children: ReactNode;
};

const panes = ['board', 'web_page'] as const;
type Pane = (typeof panes)[number];

/** On less room, in CSS pixels, board and page would both be too narrow. */
const besideMinWidth = 900;
const doNothing = () => undefined;

/** The board with a web page beside it; where there is little room, one of them as a tab. */
export function BesideWebPage({ webPage, children }: BesideWebPageProps) {
  const root = useRef<HTMLDivElement>(null);
  const isBeside = (useElementSize(root)?.width ?? besideMinWidth) >= besideMinWidth;
  const [shown, setShown] = useState<Pane>('board');
  const id = useId();
  if (!webPage) return <div className={styles.pane}>{children}</div>;
  const paneProps = (pane: Pane) => {
    if (isBeside) return { className: styles.pane };
    const isAway = shown !== pane;
    return {
      className: styles.pane,
      role: 'tabpanel',
      id: `${id}-${pane}`,
      'aria-labelledby': `${id}-tab-${pane}`,
      inert: isAway,
      'data-away': isAway || undefined,
    };
  };
  return (
    <div ref={root} className={styles.both}>
      {!isBeside && <Tabs id={id} shown={shown} onShow={setShown} />}
      <div className={styles.panes} data-beside={isBeside || undefined}>
        <div {...paneProps('board')}>{children}</div>
        <div {...paneProps('web_page')}>
          <ShownPage {...webPage} />
        </div>
      </div>
    </div>
  );
}

function ShownPage({ url, title, frameable }: WebPage) {
  if (frameable && mayEmbed(url)) return <PageFrame url={url} title={title} />;
  return <WebPageCard url={url} title={title} mode="work" isOpened={false} onOpen={doNothing} />;
}

type TabsProps = { id: string; shown: Pane; onShow: (pane: Pane) => void };

function Tabs({ id, shown, onShow }: TabsProps) {
  const t = useMessages(boardMessages);
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    const key = pressedKey(event);
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    event.preventDefault();
    const next: Pane = shown === 'board' ? 'web_page' : 'board';
    onShow(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={t('views')}>
      {panes.map((pane) => (
        <button
          key={pane}
          type="button"
          role="tab"
          id={`${id}-tab-${pane}`}
          aria-controls={`${id}-${pane}`}
          aria-selected={shown === pane}
          tabIndex={shown === pane ? 0 : -1}
          onClick={() => onShow(pane)}
          onKeyDown={turn}
        >
          {t(pane)}
        </button>
      ))}
    </div>
  );
}
