import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { hasModifier, pressedKey } from '#ui/browser/pressed-key.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useElementSize } from '#ui/primitives/use-element-size.ts';
import { chooseIndex } from './choose-index.ts';
import styles from './share-trend.module.css';
import { findNearest } from './trend-layout.ts';
import { trendMessages } from './trend-messages.ts';
import { TrendPlot } from './trend-plot.tsx';

type TrendPoint = {
  id: number;
  name: string;
  /** 0..1; null without a mark. */
  share: number | null;
  /** What it is compared with. */
  other?: number | null;
};

type ShareTrendProps = {
  title: string;
  points: readonly TrendPoint[];
  label: string;
  /** Absent: nothing is compared. */
  otherLabel?: string;
};

/**
 * Shares over activities. Lines differ in dashes and marks, not in colour alone; arrow keys, a finger and a mouse read one
 * activity after the other. The page shows the same figures as a table, with the same numbers.
 */
export function ShareTrend({ title, points, label, otherLabel }: ShareTrendProps) {
  const t = useMessages(trendMessages);
  const plot = useRef<HTMLDivElement>(null);
  const width = useElementSize(plot)?.width ?? 0;
  const [chosen, setChosen] = useState<number>();
  const count = points.length;
  const newest = points.reduce((last, { share }, at) => (share === null ? last : at), count - 1);
  const index = Math.min(chosen ?? newest, count - 1);
  const readout = useReadout(points[index], index, { label, otherLabel });
  const pick = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    setChosen(findNearest(event.clientX - left, count, width));
  };
  const move = (event: KeyboardEvent) => {
    const target = chooseIndex(pressedKey(event), index, count);
    if (target === undefined || hasModifier(event)) return;
    event.preventDefault();
    setChosen(target);
  };
  return (
    <figure className={styles.figure}>
      <ul className={styles.legend}>
        <LegendItem kind="own" label={label} />
        {otherLabel !== undefined && <LegendItem kind="other" label={otherLabel} />}
      </ul>
      <div
        ref={plot}
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={index + 1}
        aria-valuetext={readout}
        onKeyDown={move}
        onPointerDown={pick}
        onPointerMove={pick}
      >
        <TrendPlot points={points} index={index} width={width} />
      </div>
      <p className={styles.readout} aria-hidden="true">
        {readout}
      </p>
      <p className={styles.note}>{t('axis')}</p>
    </figure>
  );
}

type Labels = { label: string; otherLabel: string | undefined };

/** One activity in words, with its number and its shares. */
function useReadout(point: TrendPoint | undefined, index: number, { label, otherLabel }: Labels): string {
  const t = useMessages(trendMessages);
  const { percent } = useFormats();
  if (!point) return '';
  const tell = (name: string, share: number | null) =>
    t('value', { label: name, value: share === null ? t('no_value') : percent(share) });
  const values = [tell(label, point.share)];
  if (otherLabel !== undefined) values.push(tell(otherLabel, point.other ?? null));
  return [t('point', { number: index + 1, name: point.name }), ...values].join(' · ');
}

function LegendItem({ kind, label }: { kind: 'other' | 'own'; label: string }) {
  return (
    <li>
      <svg className={styles[kind]} width="34" height="14" aria-hidden="true">
        <path d="M1 7L33 7" />
        {kind === 'own' ? (
          <circle cx="17" cy="7" r="4.5" />
        ) : (
          <rect x="13" y="3" width="8" height="8" transform="rotate(45 17 7)" />
        )}
      </svg>
      <span>{label}</span>
    </li>
  );
}
