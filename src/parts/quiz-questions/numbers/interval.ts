import { readTypedNumber } from '#contract/rules/typed-number.ts';
import type { AcceptedNumber } from './schema.ts';

export type Interval = { from: number; to: number };

type Bounds = Pick<AcceptedNumber, 'value' | 'margin' | 'tolerance' | 'to'>;

/** The number that a teacher typed into a field, without a unit; null if there is none. */
export function readPlainNumber(text: string): number | null {
  const typed = readTypedNumber(text);
  return typed && typed.unit === '' ? typed.value : null;
}

/** The tolerance as a number: an amount, or a fraction of the value; null if it cannot be read. */
export function readTolerance({ margin, tolerance }: Bounds): number | null {
  if (tolerance.trim() === '') return 0;
  const size = readPlainNumber(tolerance.replace(margin === 'nominal' ? '' : /[%％]\s*$/, ''));
  if (size === null || size < 0) return null;
  return margin === 'nominal' ? size : size / 100;
}

/**
 * The numbers that count as right, ends included; null if the fields cannot be read. With tolerance t around a: nominal
 * a − t … a + t, relative a − t·|a| … a + t·|a|, geometric a ÷ (1 + t) … a(1 + t), as Moodle's numerical question
 * computes them (`get_tolerance_interval` of `qtype_numerical`). Unlike there, a geometric interval of a negative number is not upside down.
 */
export function findInterval(answer: Bounds): Interval | null {
  const value = readPlainNumber(answer.value);
  if (value === null) return null;
  if (answer.margin === 'range') {
    const end = readPlainNumber(answer.to);
    return end === null || end < value ? null : { from: value, to: end };
  }
  const tolerance = readTolerance(answer);
  if (tolerance === null) return null;
  return spread(value, answer.margin, tolerance);
}

/** Moodle widens its intervals by this, because sums of fractions such as 0.1 + 0.2 are not exact. */
const roundingShare = 1e-14;

/** The interval widened by what computing its ends may have lost; a range was typed as it is. */
export function widen({ from, to }: Interval, { margin }: Bounds): Interval {
  if (margin === 'range') return { from, to };
  const loss = roundingShare * Math.max(Math.abs(from), Math.abs(to));
  return { from: from - loss, to: to + loss };
}

function spread(value: number, margin: 'nominal' | 'relative' | 'geometric', tolerance: number): Interval {
  if (margin === 'geometric') {
    const ends = [value / (1 + tolerance), value * (1 + tolerance)] as const;
    return { from: Math.min(...ends), to: Math.max(...ends) };
  }
  const reach = margin === 'nominal' ? tolerance : tolerance * Math.abs(value);
  return { from: value - reach, to: value + reach };
}
