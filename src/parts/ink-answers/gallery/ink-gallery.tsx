import { useState } from 'react';
import type { Box } from '#parts/ink/boxes.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { inkAnswerMessages } from '../messages.ts';
import { GalleryItem } from './gallery-item.tsx';
import type { InkGalleryProps } from './gallery-props.ts';
import styles from './ink-gallery.module.css';
import { LargeDrawing } from './large-drawing.tsx';

const flatRatio = 2.5;

/** A line of writing rather than a picture. */
const isFlat = (box: Box | undefined): boolean =>
  box !== undefined && box[2] - box[0] > flatRatio * (box[3] - box[1]);

/** The drawings of all students side by side; a click shows one of them large. */
export function InkGallery({ attempts, pages, at, context, isProjected = false, onChoose }: InkGalleryProps) {
  const t = useMessages(inkAnswerMessages);
  const [showsNames, setShowsNames] = useState(!isProjected);
  const [largeId, setLargeId] = useState<number>();
  const largeIndex = attempts.findIndex(({ attempt_id }) => attempt_id === largeId);
  const nameOf = (index: number): string =>
    showsNames ? (attempts[index]?.name ?? '') : t('drawing_number', { number: index + 1 });
  const shared = { pages, at, context, isProjected };
  if (attempts.length === 0) return <p className={styles.empty}>{t('no_drawings')}</p>;
  return (
    <section aria-label={t('gallery')} data-projected={isProjected || undefined}>
      {/* Where a click leads elsewhere, that page says whether names are seen. */}
      {!onChoose && (
        <div className={styles.head}>
          <Button look="soft" onClick={() => setShowsNames(!showsNames)}>
            {t(showsNames ? 'hide_names' : 'show_names')}
          </Button>
        </div>
      )}
      {attempts[largeIndex] ? (
        <LargeDrawing
          {...shared}
          key={largeId}
          attempt={attempts[largeIndex]}
          name={nameOf(largeIndex)}
          position={{ number: largeIndex + 1, count: attempts.length }}
          onStep={(by) => setLargeId(attempts[largeIndex + by]?.attempt_id ?? largeId)}
          onClose={() => setLargeId(undefined)}
        />
      ) : (
        <ul className={styles.grid} data-flat={isFlat(at.box) || undefined}>
          {attempts.map((attempt, index) => (
            <GalleryItem
              {...shared}
              key={attempt.attempt_id}
              attempt={attempt}
              name={nameOf(index)}
              onChoose={() => (onChoose ?? setLargeId)(attempt.attempt_id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
