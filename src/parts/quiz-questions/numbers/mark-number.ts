import { readTypedNumber } from '#contract/rules/typed-number.ts';
import { foldTyped } from '#contract/rules/typed-text.ts';
import { splitAccepted } from '../common/split-accepted.ts';
import { foldVariants } from '../marking/simplified.ts';
import { findInterval, widen } from './interval.ts';
import type { NumberKey } from './number-key.ts';

/**
 * The share of the points for a typed text, from 0 to 1: of the accepted numbers the best one counts. A unit that is not
 * accepted, or is missing where it is required, leaves the share that the teacher has set.
 */
export function findNumberShare(key: NumberKey, text: string): number {
  const typed = readTypedNumber(text);
  if (!typed) return 0;
  const shares = key.answers.map((answer) => (isWithin(answer, typed.value) ? (answer.share ?? 0) / 100 : 0));
  return Math.max(0, ...shares) * findUnitShare(key, typed.unit);
}

function isWithin(answer: NumberKey['answers'][number], value: number): boolean {
  const interval = findInterval(answer);
  if (!interval) return false;
  const { from, to } = widen(interval, answer);
  return from <= value && value <= to;
}

function findUnitShare({ unit, units, wrong_unit_share }: NumberKey, typedUnit: string): number {
  if (typedUnit === '') return unit === 'required' ? (wrong_unit_share ?? 0) / 100 : 1;
  if (unit === 'none') return 0;
  const isAccepted = splitAccepted(units).some((one) => foldUnit(one) === foldUnit(typedUnit));
  return isAccepted ? 1 : (wrong_unit_share ?? 0) / 100;
}

/** One spelling of a unit: `cm²`, `cm^2` and `cm2`, `N·m` and `Nm`, 圓 and 圆 are the same; `mW` and `MW` are not. */
function foldUnit(unit: string): string {
  return foldVariants(foldTyped(unit)).replace(/[\s^·*.]/g, '');
}

/** Equal for texts that mean the same: reports count these together. */
export function foldNumberText(text: string): string {
  const typed = readTypedNumber(text);
  return typed ? `${typed.value} ${foldUnit(typed.unit)}` : `? ${foldVariants(foldTyped(text)).trim()}`;
}
