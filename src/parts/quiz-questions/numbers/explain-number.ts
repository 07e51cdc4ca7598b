import { formatText, type Language } from '#contract/language.ts';
import { splitAccepted } from '../common/split-accepted.ts';
import { addUnit } from './describe-number.ts';
import { findInterval, readTolerance } from './interval.ts';
import type { NumberKey } from './number-key.ts';
import { numberMessages } from './number-messages.ts';

type AnswerKey = NumberKey['answers'][number];

/** Each accepted number in words, with what else counts as right. */
export function explainAccepted({ answers, unit, units }: NumberKey, language: Language): string[] {
  const [firstUnit = ''] = unit === 'none' ? [] : splitAccepted(units);
  return answers.map((answer) => {
    const words = explainBounds(answer, firstUnit, language);
    const { share } = answer;
    if (share === 100 || share === null) return words;
    return formatText(numberMessages.part_of_points, language, { answer: words, share });
  });
}

function explainBounds(answer: AnswerKey, unit: string, language: Language): string {
  const { value, margin, tolerance } = answer;
  const number = addUnit(value.trim(), unit);
  const interval = findInterval(answer);
  if (!interval || (margin !== 'range' && !readTolerance(answer))) return number;
  return formatText(numberMessages[margin], language, {
    number,
    tolerance: tolerance.replace(/[%％]\s*$/, '').trim(),
    from: margin === 'range' ? value.trim() : formatEnd(interval.from),
    to: margin === 'range' ? addUnit(answer.to.trim(), unit) : addUnit(formatEnd(interval.to), unit),
  });
}

/** Without the digits that computing adds. */
export function formatEnd(end: number): string {
  return String(Number(end.toPrecision(12)));
}
