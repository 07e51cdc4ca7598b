import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import type { ClassAttempt } from '#form/activity-views.ts';
import { InkWork } from '#parts/ink/ink-work.tsx';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import answerStyles from '../ink-answers.module.css';
import { inkAnswerMessages } from '../messages.ts';
import { useAddresses, useInkLayers } from '../use-ink-layers.ts';
import type { InkGalleryProps } from './gallery-props.ts';
import styles from './ink-gallery.module.css';

type LargeDrawingProps = Omit<InkGalleryProps, 'attempts' | 'onChoose'> & {
  attempt: ClassAttempt;
  name: string;
  position: { number: number; count: number };
  /** Moves by a number of drawings. */
  onStep: (by: number) => void;
  onClose: () => void;
};

const stepByKey: ReadonlyMap<string, number> = new Map([
  ['j', 1],
  ['k', -1],
  ['PageDown', 1],
  ['PageUp', -1],
]);

/** One drawing as large as the screen allows, with the previous and the next one a key away. */
export function LargeDrawing(props: LargeDrawingProps) {
  const { attempt, name, position, pages, at, context, isProjected, onStep, onClose } = props;
  const t = useMessages(inkAnswerMessages);
  const source = context.spacesOf?.(attempt.attempt_id);
  const layers = useInkLayers(source);
  const addresses = useAddresses(context, source);
  const shownLayers = useMemo(
    () => layers.filter((layer) => !isProjected || layer.name === 'ink'),
    [layers, isProjected],
  );
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus({ preventScroll: true }), []);
  const handleKey = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    const step = stepByKey.get(key);
    if (key === 'Escape') onClose();
    else if (step !== undefined) onStep(step);
    else return;
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of all that is inside
    <section ref={section} tabIndex={-1} aria-label={t('drawing_of', { name })} onKeyDown={handleKey}>
      <div className={styles.largeHead}>
        <Button look="soft" onClick={onClose}>
          {t('close')}
        </Button>
        <h3 className={styles.largeName}>{name}</h3>
        <span>{t('position', position)}</span>
        <Button look="soft" disabled={position.number === 1} onClick={() => onStep(-1)}>
          {t('previous')}
        </Button>
        <Button look="soft" disabled={position.number === position.count} onClick={() => onStep(1)}>
          {t('next')}
        </Button>
      </div>
      {shownLayers.length === 0 ? (
        <Skeleton lines={6} height="3rem" />
      ) : (
        <div className={answerStyles.response}>
          <InkWork
            label={t('drawing_of', { name })}
            pages={pages}
            layers={shownLayers}
            me={source?.me.user_id ?? 0}
            addresses={addresses}
            nameOf={context.nameOf}
            initialPage={at.page}
            exportName={name}
            {...(at.box && { initialBox: at.box })}
          />
        </div>
      )}
    </section>
  );
}
