import { useEffect, useRef } from 'react';
import type { InkSpace } from '../follow-layer.view.ts';
import type { InkPage } from '../pages.ts';
import { createPictureStore, type PictureAddresses } from '../picture-store.view.ts';
import { drawPage, listPageItems } from './draw-page.view.ts';
import styles from './ink-thumb.module.css';
import { createTurn } from './thumb-queue.view.ts';

type InkThumbProps = {
  /** The same object while nothing changes. */
  page: InkPage;
  /** Its number. */
  number: number;
  /** The lowest first; the same array while nothing changes. */
  spaces: readonly InkSpace[];
  /** The same object while nothing changes. */
  addresses: PictureAddresses;
  /** What it shows, for screen readers. */
  alt: string;
};

/** Sharp on screens with more pixels, and still small. */
const ratioMax = 2;

/** A small picture of a page with its ink, as wide as there is room. It is drawn only while it is on the screen. */
export function InkThumb({ page, number, spaces, addresses, alt }: InkThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return undefined;
    let isVisible = false;
    let isStale = true;
    const turn = createTurn(() => {
      if (!isVisible) return;
      isStale = false;
      const width = Math.round(element.clientWidth * Math.min(ratioMax, devicePixelRatio || 1));
      if (width === 0) return;
      const scale = width / page.width;
      element.width = width;
      element.height = Math.max(1, Math.round(page.height * scale));
      drawPage(context, { page, items: listPageItems(spaces, number), pictures }, scale);
    });
    const request = () => {
      isStale = true;
      if (isVisible) turn.request();
    };
    const pictures = createPictureStore(addresses, request);
    const unsubscribes = spaces.map((space) => space.subscribe(request));
    const watcher = new IntersectionObserver((entries) => {
      isVisible = entries.at(-1)?.isIntersecting ?? false;
      if (isVisible && isStale) turn.request();
    });
    watcher.observe(element);
    const resizer = new ResizeObserver(request);
    resizer.observe(element);
    return () => {
      turn.stop();
      watcher.disconnect();
      resizer.disconnect();
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [page, number, spaces, addresses]);
  return (
    <canvas
      ref={canvas}
      className={styles.thumb}
      role="img"
      aria-label={alt}
      style={{ aspectRatio: `${page.width} / ${page.height}` }}
    />
  );
}
