import { useFormats } from '#ui/i18n/formats.ts';
import styles from './share-trend.module.css';
import { listNumbered, placePoints, plotHeight, toPath, xOf, yOf } from './trend-layout.ts';

type TrendPlotProps = {
  points: readonly { share: number | null; other?: number | null }[];
  /** The activity that is read. */
  index: number;
  width: number;
};

const steps = [0, 0.25, 0.5, 0.75, 1];

/** The drawing of a trend: a full line with circles, and a dashed one with diamonds for what it is compared with. */
export function TrendPlot({ points, index, width }: TrendPlotProps) {
  const count = points.length;
  const own = placePoints(
    points.map(({ share }) => share),
    width,
  );
  const other = placePoints(
    points.map((point) => point.other ?? null),
    width,
  );
  const cursor = xOf(index, count, width);
  return (
    <svg viewBox={`0 0 ${Math.max(1, width)} ${plotHeight}`} height={plotHeight} aria-hidden="true">
      <Scale count={count} width={width} />
      <line className={styles.cursor} x1={cursor} x2={cursor} y1={yOf(1)} y2={yOf(0)} />
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
  );
}

/** Percent at the side, and the numbers of the activities below. */
function Scale({ count, width }: { count: number; width: number }) {
  const { percent } = useFormats();
  return (
    <>
      {steps.map((step) => (
        <g key={step}>
          <line
            className={styles.grid}
            x1={xOf(0, 2, width)}
            x2={xOf(1, 2, width)}
            y1={yOf(step)}
            y2={yOf(step)}
          />
          <text className={styles.label} x={40} y={yOf(step)} dy="0.35em" textAnchor="end">
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
    </>
  );
}
