import { splitAccepted } from '../common/split-accepted.ts';
import { readTolerance } from './interval.ts';
import type { NumberKey } from './number-key.ts';

/** The accepted numbers of a question in signs that need no language, such as `3.5 ± 0.1 cm` or `2 – 3 (50%)`. */
export function describeAccepted({ answers, unit, units }: NumberKey): string[] {
  const [firstUnit = ''] = unit === 'none' ? [] : splitAccepted(units);
  return answers.map(({ share, ...answer }) => {
    const described = addUnit(describeBounds(answer), firstUnit);
    return share === 100 || share === null ? described : `${described} (${share}%)`;
  });
}

type Bounds = Omit<NumberKey['answers'][number], 'share'>;

function describeBounds({ value, margin, tolerance, to }: Bounds): string {
  const typedValue = value.trim();
  if (margin === 'range') return `${typedValue} – ${to.trim()}`;
  if (!readTolerance({ value, margin, tolerance, to })) return typedValue;
  const size = tolerance.replace(/[%％]\s*$/, '').trim();
  if (margin === 'nominal') return `${typedValue} ± ${size}`;
  return `${typedValue} ${margin === 'relative' ? '±' : '×÷'} ${size}%`;
}

/** The sign of a currency stands before the number. */
export function addUnit(number: string, unit: string): string {
  if (unit === '') return number;
  return /^[A-Za-z]{0,3}\p{Sc}$/u.test(unit) ? `${unit}${number}` : `${number} ${unit}`;
}
