import { useState } from 'react';
import type { ClassAttempt, ViewContext } from '#form/activity-views.ts';
import type { Box } from '#parts/ink/boxes.ts';
import type { InkPage } from '#parts/ink/pages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { inkAnswerMessages } from '../messages.ts';
import { GalleryItem } from './gallery-item.tsx';
import styles from './ink-gallery.module.css';
import { LargeDrawing } from './large-drawing.tsx';

export type InkGalleryProps = {
  attempts: readonly ClassAttempt[];
  /** Of all attempts; the same array while nothing changes. */
  pages: readonly InkPage[];
  /** What is shown of each: a page, or a box on it. */
  at: { page: number; box?: Box };
  context: ViewContext;
  /** For the class: names are hidden until somebody asks for them, and no ink of teachers is seen. */
  isProjected?: boolean;
  /** What a click does; absent: it shows the drawing large. */
  onChoose?: ((attemptId: number) => void) | undefined;
};

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
      <div className={styles.head}>
        <Button look="soft" onClick={() => setShowsNames(!showsNames)}>
          {t(showsNames ? 'hide_names' : 'show_names')}
        </Button>
      </div>
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
        <ul className={styles.grid}>
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
