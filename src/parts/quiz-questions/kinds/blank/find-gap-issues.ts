import type { DraftIssue } from '#form/activity-type.ts';
import { splitAccepted } from '../../common/split-accepted.ts';
import { gapOptionsMax, gapOptionsMin, gapWeightMax } from '../../limits.ts';
import { createNumberRules } from '../../numbers/create-number-rules.ts';
import { findNumberIssues } from '../../numbers/find-issues.ts';
import { completeGap } from './complete-gap.ts';
import type { Blank, GapChoice } from './schema.ts';

type Path = DraftIssue['path'];

const noChoice: GapChoice = { options: [], right: null, shuffle: true };

/** What keeps one blank from being published, whatever it asks for. */
export function findGapIssues(blank: Blank, index: number): DraftIssue[] {
  const path = ['blanks', index];
  return [...findAnswerIssues(completeGap(blank), path, index + 1), ...findWeightIssues(blank, path)];
}

function findAnswerIssues({ type, accepted, choice, number: rules }: Blank, path: Path, number: number) {
  if (type === 'choice') return findChoiceIssues(choice ?? noChoice, [...path, 'choice'], number);
  if (type === 'number') return findNumberIssues(rules ?? createNumberRules(), [...path, 'number']);
  if (splitAccepted(accepted).length > 0) return [];
  return [{ path: [...path, 'accepted'], message: 'accepted_required', params: { number } }];
}

function findChoiceIssues({ options, right }: GapChoice, path: Path, number: number): DraftIssue[] {
  const optionsPath = [...path, 'options'];
  if (options.length < gapOptionsMin || options.length > gapOptionsMax) {
    const params = { number, min: gapOptionsMin, max: gapOptionsMax };
    return [{ path: optionsPath, message: 'gap_options_count', params }];
  }
  const texts = options.map(({ text }) => text.trim());
  const issues = texts.flatMap((text, index): DraftIssue[] => {
    const textPath = [...optionsPath, index, 'text'];
    const params = { number, option: index + 1 };
    if (text === '') return [{ path: textPath, message: 'gap_option_required', params }];
    return texts.indexOf(text) < index ? [{ path: textPath, message: 'gap_option_repeated', params }] : [];
  });
  if (options.some(({ id }) => id === right)) return issues;
  return [...issues, { path: [...path, 'right'], message: 'gap_right_required', params: { number } }];
}

function findWeightIssues({ weight }: Blank, path: Path): DraftIssue[] {
  if (weight === undefined || (weight !== null && weight > 0 && weight <= gapWeightMax)) return [];
  return [{ path: [...path, 'weight'], message: 'weight_range', params: { max: gapWeightMax } }];
}
