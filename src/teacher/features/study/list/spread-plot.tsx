import type { Spread } from '#contract/figures/spread.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { listMessages } from './list-messages.ts';
import styles from './spread-plot.module.css';

/**
 * The spread of marks from 0 to 100 % as a box plot: a line from the least to the most, a box around the middle half, a bar
 * at the median. It differs by shape alone, and its text says the same.
 */
export function SpreadPlot({ spread }: { spread: Spread }) {
  const t = useMessages(listMessages);
  const { percent } = useFormats();
  const { least, lower, middle, upper, most } = spread;
  const at = (share: number) => `${100 * share}%`;
  const text = t('spread', {
    least: percent(least),
    lower: percent(lower),
    middle: percent(middle),
    upper: percent(upper),
    most: percent(most),
  });
  return (
    <span className={styles.plot} title={text}>
      <svg role="img" aria-label={text} width="100%" height="10">
        <line className={styles.scale} x1="0" x2="100%" y1="9.5" y2="9.5" />
        <line x1={at(least)} x2={at(most)} y1="4.5" y2="4.5" />
        <line x1={at(least)} x2={at(least)} y1="2" y2="7" />
        <line x1={at(most)} x2={at(most)} y1="2" y2="7" />
        <rect x={at(lower)} width={at(upper - lower)} y="1" height="7" />
        <line className={styles.middle} x1={at(middle)} x2={at(middle)} y1="0" y2="9" />
      </svg>
    </span>
  );
}
