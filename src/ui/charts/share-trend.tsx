import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useElementSize } from '#ui/primitives/use-element-size.ts';
import styles from './share-trend.module.css';
import { findNearest, listNumbered, placePoints, plotHeight, toPath, xOf, yOf } from './trend-layout.ts';
import { trendMessages } from './trend-messages.ts';

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

const steps = [0, 0.25, 0.5, 0.75, 1];

/**
 * Shares over activities. Lines differ in dashes and marks, not in colour alone; arrow keys, a finger and a mouse read one
 * activity after the other. The page shows the same figures as a table, with the same numbers.
 */
export function ShareTrend({ title, points, label, otherLabel }: ShareTrendProps) {
  const t = useMessages(trendMessages);
  const { percent } = useFormats();
  const plot = useRef<HTMLDivElement>(null);
  const width = useElementSize(plot)?.width ?? 0;
  const [chosen, setChosen] = useState<number>();
  const count = points.length;
  const newest = points.reduce((last, { share }, at) => (share === null ? last : at), count - 1);
  const index = Math.min(chosen ?? newest, count - 1);
  const own = placePoints(
    points.map(({ share }) => share),
    width,
  );
  const other = placePoints(
    points.map((point) => point.other ?? null),
    width,
  );
  const describe = (point: TrendPoint | undefined, at: number) => {
    if (!point) return '';
    const tell = (name: string, share: number | null) =>
      t('value', { label: name, value: share === null ? t('no_value') : percent(share) });
    const values = [tell(label, point.share)];
    if (otherLabel !== undefined) values.push(tell(otherLabel, point.other ?? null));
    return `${t('point', { number: at + 1, name: point.name })} · ${values.join(' · ')}`;
  };
  const pick = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    setChosen(findNearest(event.clientX - left, count, width));
  };
  const move = (event: KeyboardEvent) => {
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setChosen(Math.min(count - 1, Math.max(0, target)));
  };
  const readout = describe(points[index], index);
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
        <svg viewBox={`0 0 ${Math.max(1, width)} ${plotHeight}`} height={plotHeight} aria-hidden="true">
          {steps.map((step) => (
            <g key={step}>
              <line
                className={styles.grid}
                x1={xOf(0, 2, width)}
                x2={xOf(1, 2, width)}
                y1={yOf(step)}
                y2={yOf(step)}
              />
              <text className={styles.label} x={38} y={yOf(step)} dy="0.35em" textAnchor="end">
                {percent(step)}
              </text>
            </g>
          ))}
          {listNumbered(count, width).map((at) => (
            <text
              key={at}
              className={styles.label}
              x={xOf(at, count, width)}
              y={plotHeight - 6}
              textAnchor="middle"
            >
              {at + 1}
            </text>
          ))}
          <line
            className={styles.cursor}
            x1={xOf(index, count, width)}
            x2={xOf(index, count, width)}
            y1={yOf(1)}
            y2={yOf(0)}
          />
          <g className={styles.other}>
            <path d={toPath(other)} />
            {other.map(({ index: at, x, y }) => (
              <rect key={at} x={x - 4} y={y - 4} width={8} height={8} transform={`rotate(45 ${x} ${y})`} />
            ))}
          </g>
          <g className={styles.own}>
            <path d={toPath(own)} />
            {own.map(({ index: at, x, y }) => (
              <circle key={at} cx={x} cy={y} r={4.5} />
            ))}
          </g>
        </svg>
      </div>
      <p className={styles.readout} aria-hidden="true">
        {readout}
      </p>
      <p className={styles.note}>{t('axis')}</p>
    </figure>
  );
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
