import { type CSSProperties, useMemo } from 'react';
import type { ClassAttempt } from '#form/activity-views.ts';
import type { Box } from '#parts/ink/boxes.ts';
import type { InkPage } from '#parts/ink/pages.ts';
import { InkThumb } from '#parts/ink/thumb/ink-thumb.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { inkAnswerMessages } from '../messages.ts';
import { useAddresses, useInkLayers } from '../use-ink-layers.ts';
import type { InkGalleryProps } from './gallery-props.ts';
import styles from './ink-gallery.module.css';

type GalleryItemProps = Omit<InkGalleryProps, 'attempts' | 'onChoose'> & {
  attempt: ClassAttempt;
  name: string;
  onChoose: () => void;
};

/** Shows a box of a page as if it were the whole picture. */
function cropTo([left, top, right, bottom]: Box, page: InkPage): Record<'frame' | 'page', CSSProperties> {
  const [width, height] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  return {
    frame: { aspectRatio: `${width} / ${height}` },
    page: {
      position: 'absolute',
      width: `${(page.width / width) * 100}%`,
      left: `${(-left / width) * 100}%`,
      top: `${(-top / height) * 100}%`,
    },
  };
}

/** A small picture of one student's or group's drawing. */
export function GalleryItem(props: GalleryItemProps) {
  const { attempt, name, pages, at, context, isProjected, onChoose } = props;
  const t = useMessages(inkAnswerMessages);
  const source = context.spacesOf?.(attempt.attempt_id);
  const layers = useInkLayers(source);
  const addresses = useAddresses(context, source);
  const spaces = useMemo(
    () => layers.filter((layer) => !isProjected || layer.name === 'ink').map(({ space }) => space),
    [layers, isProjected],
  );
  const page = pages[at.page];
  if (!page) return null;
  const crop = cropTo(at.box ?? [0, 0, page.width, page.height], page);
  return (
    <li>
      <button type="button" className={styles.item} onClick={onChoose}>
        <span className={styles.frame} style={crop.frame}>
          <span style={crop.page}>
            <InkThumb
              page={page}
              number={at.page}
              spaces={spaces}
              addresses={addresses}
              alt={t('drawing_of', { name })}
            />
          </span>
        </span>
        <span className={styles.name}>
          {name}
          {attempt.state === 'in_progress' && <small> {t('working')}</small>}
        </span>
      </button>
    </li>
  );
}
