import { useEffect, useRef } from 'react';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ViewerPage } from '../model.ts';
import { viewerMessages } from './messages.ts';
import styles from './thumbnails.module.css';

type ThumbnailsProps = {
  pages: readonly ViewerPage[];
  /** Indexes of the pages on screen. */
  shownIndexes: readonly number[];
  mediaUrl: (url: string) => string;
  onGo: (index: number) => void;
};

/** All pages in a strip. The strip is one tab stop; arrow keys move along it. */
export function Thumbnails({ pages, shownIndexes, mediaUrl, onGo }: ThumbnailsProps) {
  const t = useMessages(viewerMessages);
  const strip = useRef<HTMLOListElement>(null);
  const firstShownIndex = shownIndexes[0] ?? 0;
  useEffect(() => {
    const stripElement = strip.current;
    const shownItem = stripElement?.querySelectorAll<HTMLElement>('li')[firstShownIndex];
    if (stripElement && shownItem)
      stripElement.scrollTo({
        left: shownItem.offsetLeft - (stripElement.clientWidth - shownItem.offsetWidth) / 2,
      });
  }, [firstShownIndex]);

  function focusNeighbour(from: number, by: number): void {
    strip.current?.querySelectorAll('button')[from + by]?.focus();
  }

  return (
    <ol ref={strip} className={styles.strip} aria-label={t('all_pages')} data-own-keys data-scrolls-sideways>
      {pages.map((page, index) => {
        const number = index + 1;
        const name =
          page.title === '' ? t('page', { number }) : t('page_titled', { number, title: page.title });
        return (
          <li key={page.id}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={name}
              aria-current={shownIndexes.includes(index) ? 'page' : undefined}
              tabIndex={index === firstShownIndex ? 0 : -1}
              onClick={() => onGo(index)}
              onKeyDown={(event) => {
                const key = pressedKey(event);
                if (key === 'ArrowRight') focusNeighbour(index, 1);
                if (key === 'ArrowLeft') focusNeighbour(index, -1);
              }}
            >
              <img
                src={mediaUrl(page.thumb.url)}
                alt=""
                width={page.thumb.width}
                height={page.thumb.height}
                loading="lazy"
                decoding="async"
                draggable={false}
              />
              <span>{number}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
