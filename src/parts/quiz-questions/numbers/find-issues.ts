import { readTypedNumber } from '#contract/rules/typed-number.ts';
import type { DraftIssue } from '#form/activity-type.ts';
import { findShareIssues, isShare } from '../common/find-share-issues.ts';
import { splitAccepted } from '../common/split-accepted.ts';
import { acceptedAnswersMax } from '../limits.ts';
import { completeNumberRules } from './create-number-rules.ts';
import { findInterval, readPlainNumber, readTolerance } from './interval.ts';
import type { AcceptedNumber, NumberRules } from './schema.ts';

type Path = DraftIssue['path'];

/** What keeps the rules for a number from being published; `path` leads to the rules. */
export function findNumberIssues(rules: NumberRules, path: Path): DraftIssue[] {
  const { answers } = completeNumberRules(rules);
  const answersPath = [...path, 'answers'];
  if (answers.length < 1 || answers.length > acceptedAnswersMax) {
    return [{ path: answersPath, message: 'numbers_count', params: { max: acceptedAnswersMax } }];
  }
  return [
    ...answers.flatMap((answer, index) => findAnswerIssues(answer, index, [...answersPath, index])),
    ...findShareIssues(answers, answersPath),
    ...findUnitIssues(rules, path),
  ];
}

function findAnswerIssues(answer: AcceptedNumber, index: number, path: Path): DraftIssue[] {
  const { value, margin, tolerance, to } = answer;
  if (value.trim() === '') {
    return [{ path: [...path, 'value'], message: 'number_required', params: { number: index + 1 } }];
  }
  const unreadable = (field: 'value' | 'to', text: string): DraftIssue[] =>
    readPlainNumber(text) === null
      ? [{ path: [...path, field], message: 'number_unreadable', params: { text: text.trim() } }]
      : [];
  if (margin !== 'range') {
    const params = { text: tolerance.trim() };
    return [
      ...unreadable('value', value),
      ...(readTolerance(answer) === null
        ? [{ path: [...path, 'tolerance'], message: 'tolerance_unreadable', params }]
        : []),
    ];
  }
  if (to.trim() === '') {
    return [...unreadable('value', value), { path: [...path, 'to'], message: 'range_end_required' }];
  }
  const issues = [...unreadable('value', value), ...unreadable('to', to)];
  if (issues.length > 0 || findInterval(answer)) return issues;
  return [{ path: [...path, 'to'], message: 'range_upside_down', params: { from: value.trim() } }];
}

function findUnitIssues({ unit, units, wrong_unit_share }: NumberRules, path: Path): DraftIssue[] {
  if (unit === 'none') return [];
  const spellings = splitAccepted(units);
  const unreadable = spellings.find((one) => !isUnit(one));
  const unitsPath = [...path, 'units'];
  return [
    ...(spellings.length === 0 ? [{ path: unitsPath, message: 'units_required' }] : []),
    ...(unreadable === undefined
      ? []
      : [{ path: unitsPath, message: 'unit_unreadable', params: { text: unreadable } }]),
    ...(isShare(wrong_unit_share, 0)
      ? []
      : [{ path: [...path, 'wrong_unit_share'], message: 'share_range', params: { min: 0 } }]),
  ];
}

/** Whether it is read as a unit behind or before a number. */
function isUnit(text: string): boolean {
  return [`1 ${text}`, `${text} 1`].some((typed) => {
    const found = readTypedNumber(typed);
    return found?.value === 1 && found.unit !== '';
  });
}
