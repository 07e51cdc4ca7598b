import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { Box } from './boxes.ts';
import styles from './ink-canvas.module.css';
import { createInkSurface, type InkControls, type InkLayer, type InkSurface } from './ink-surface.view.ts';
import type { InkTool } from './ink-tool.ts';
import type { InkPresence } from './model.ts';
import type { InkWrite } from './own-history.ts';
import type { InkPage } from './pages.ts';
import type { PictureAddresses } from './picture-store.view.ts';
import { layPages } from './view-of-pages.ts';

type InkCanvasProps = {
  /** Name for screen readers. */
  label: string;
  /** The same array while nothing changes: another one begins again with an empty board. */
  pages: readonly InkPage[];
  /** The lowest first. */
  layers: readonly InkLayer[];
  tool: InkTool;
  /** Name of the layer that this person draws on. */
  writesTo?: string | undefined;
  /** Nothing is drawn or erased; all pointers move the view. */
  isReadOnly?: boolean;
  /** User id of this person: only own things are erased. */
  me: number;
  addresses: PictureAddresses;
  /** Fingers move the view and only pens draw. The first pen asks for it. */
  isPenMode: boolean;
  onPenMode: (isOn: boolean) => void;
  usesPressure?: boolean;
  /** All writes of one gesture. */
  onWrite: (writes: readonly InkWrite[]) => void;
  onPresence?: (presence: InkPresence) => void;
  /** Names beside the pens of others. */
  nameOf?: (userId: number) => string;
  /** What of the first page is seen at first. */
  fits?: 'page' | 'width';
  /** Number of the page that is seen at first. */
  firstPage?: number;
  /** A part of that page, as large as it fits. */
  firstBox?: Box | undefined;
  /** Another page is in the middle of the screen. */
  onShownPage?: (page: number) => void;
  /** Laid over a page, in its units; takes pointers where it has `pointer-events: auto`. `--ink-pixel`: a CSS pixel there. */
  renderOver?: (page: number) => ReactNode;
  /** Called once the canvas is there, and with undefined when it goes. */
  onReady?: (controls: InkControls | undefined) => void;
};

const keptEvents = ['pointerdown', 'touchmove', 'contextmenu'] as const;
const phoneQuery = '(max-width: 37.5em)';
const nobody = () => '';
const doNothing = () => undefined;

/** Pages on which people draw. It draws from what changes, without React: nothing here renders when somebody draws. */
export function InkCanvas(props: InkCanvasProps) {
  const { label, pages, layers, addresses, renderOver } = props;
  const box = useRef<HTMLDivElement>(null);
  const base = useRef<HTMLCanvasElement>(null);
  const live = useRef<HTMLCanvasElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const surface = useRef<InkSurface>(undefined);

  const readSettings = useEffectEvent(() => ({
    tool: props.tool,
    writesTo: props.isReadOnly ? undefined : props.writesTo,
    me: props.me,
    isPenMode: props.isPenMode,
    usesPressure: props.usesPressure ?? true,
    onWrite: props.onWrite,
    onPresence: props.onPresence ?? doNothing,
    onPenMode: props.onPenMode,
    nameOf: props.nameOf ?? nobody,
    fits: props.fits ?? 'page',
    firstPage: props.firstPage ?? 0,
    firstBox: props.firstBox,
  }));
  const tellShownPage = useEffectEvent((page: number) => props.onShownPage?.(page));
  const tellReady = useEffectEvent((controls: InkControls | undefined) => props.onReady?.(controls));

  useEffect(() => {
    if (!box.current || !base.current || !live.current) return undefined;
    const elements = { box: box.current, base: base.current, live: live.current };
    const opened = createInkSurface(
      {
        elements,
        pages,
        addresses,
        isPhone: matchMedia(phoneQuery).matches,
        onView: ({ x, y, scale }) => {
          tellShownPage(surface.current?.controls.shownPage() ?? 0);
          if (!over.current) return;
          over.current.style.transform = `translate(${-x * scale}px, ${-y * scale}px) scale(${scale})`;
          over.current.style.setProperty('--ink-pixel', `${1 / scale}px`);
        },
      },
      readSettings(),
    );
    surface.current = opened;
    tellReady(opened.controls);
    return () => {
      surface.current = undefined;
      tellReady(undefined);
      opened.close();
    };
  }, [pages, addresses]);

  const hasOver = renderOver !== undefined;
  // What lies over a page has its own pointers: the canvas does not draw below them.
  useEffect(() => {
    const element = over.current;
    if (!element || !hasOver) return undefined;
    const keep = (event: Event) => event.stopPropagation();
    for (const type of keptEvents) element.addEventListener(type, keep);
    return () => {
      for (const type of keptEvents) element.removeEventListener(type, keep);
    };
  }, [hasOver]);

  // After every render: a setting more costs nothing, and a forgotten one would be a stale hand.
  useEffect(() => {
    surface.current?.update(readSettings());
    surface.current?.setLayers(layers);
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move the view, as in a map
    <div ref={box} className={styles.canvas} role="application" aria-label={label} tabIndex={0} data-pans>
      <canvas ref={base} className={styles.layer} />
      <canvas ref={live} className={styles.layer} />
      {renderOver && (
        <div ref={over} className={styles.over}>
          {layPages(pages).map(({ x, y, width, height }, index) => (
            <div key={y} className={styles.page} style={{ left: x, top: y, width, height }}>
              {renderOver(index)}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
