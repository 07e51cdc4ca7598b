import type { DraftIssue } from '#form/activity-type.ts';
import { isSame, listDifferentChoices, listPairs } from './choices.ts';
import { choicesMax, pairsMax, pairsMin } from './limits.ts';
import type { Matching } from './schema.ts';

const noMatching: Matching = { pairs: [], extras: [] };

export function findMatchingIssues({
  matching = noMatching,
}: {
  matching?: Matching | undefined;
}): DraftIssue[] {
  return [...findCountIssues(matching), ...findPairIssues(matching), ...findExtraIssues(matching)];
}

function findCountIssues(matching: Matching): DraftIssue[] {
  const pairs = listPairs({ matching });
  const choices = listDifferentChoices({ matching });
  if (pairs.length < pairsMin || pairs.length > pairsMax) {
    const params = { min: pairsMin, max: pairsMax };
    return [{ path: ['matching', 'pairs'], message: 'matching_pairs_range', params }];
  }
  if (choices.length > choicesMax)
    return [{ path: ['matching', 'extras'], message: 'matching_choices_max', params: { max: choicesMax } }];
  const isAnswered = pairs.every(({ choice }) => choice.trim() !== '');
  return isAnswered && choices.length < 2
    ? [{ path: ['matching', 'pairs'], message: 'matching_choices_same' }]
    : [];
}

function findPairIssues({ pairs }: Matching): DraftIssue[] {
  return pairs.flatMap(({ stem, choice }, index): DraftIssue[] => {
    const hasStem = stem.trim() !== '';
    const hasChoice = choice.trim() !== '';
    const path = ['matching', 'pairs', index];
    if (hasStem && !hasChoice) return [{ path: [...path, 'choice'], message: 'matching_choice_required' }];
    if (!hasStem && hasChoice) return [{ path: [...path, 'stem'], message: 'matching_stem_required' }];
    const isRepeated = hasStem && pairs.findIndex((one) => isSame(one.stem, stem)) < index;
    return isRepeated ? [{ path: [...path, 'stem'], message: 'matching_stem_repeated' }] : [];
  });
}

function findExtraIssues({ pairs, extras }: Matching): DraftIssue[] {
  return extras.flatMap(({ text }, index): DraftIssue[] => {
    if (text.trim() === '') return [];
    const isRepeated =
      pairs.some(({ choice }) => isSame(choice, text)) ||
      extras.findIndex((one) => isSame(one.text, text)) < index;
    return isRepeated
      ? [{ path: ['matching', 'extras', index, 'text'], message: 'matching_extra_repeated' }]
      : [];
  });
}
