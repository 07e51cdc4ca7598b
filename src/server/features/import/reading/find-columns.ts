import type { ImportColumn } from '#contract/import/import-columns.ts';
import { type HeadMeaning, isWeakHead, readHead, toColumn } from './known-heads.ts';

/** Recognises columns by their names, in every language. */

const englishPart = { family_name: 'english_family_name', given_name: 'english_given_name' } as const;

/** Heads of which one is enough for a column; two of the parts make one together. */
function takeOnce(meanings: readonly (HeadMeaning | null)[]): (HeadMeaning | null)[] {
  const takenMeanings = new Set<HeadMeaning>();
  return meanings.map((meaning) => {
    if (meaning === null || takenMeanings.has(meaning)) return null;
    takenMeanings.add(meaning);
    return meaning;
  });
}

/**
 * Settles what parts mean beside the other columns. Family and given name beside a whole name are the English one; a part
 * without the other is the whole name, and beside the whole name nothing.
 */
function settleNames(meanings: readonly (HeadMeaning | null)[]): (HeadMeaning | null)[] {
  const has = (meaning: HeadMeaning) => meanings.includes(meaning);
  const isEnglish = has('name') && !has('english_name') && !has('english_family_name');
  const areGenericLeft = has('name') && !isEnglish;
  return meanings.map((meaning) => {
    if (meaning === 'family_name' || meaning === 'given_name') {
      if (areGenericLeft) return null;
      if (isEnglish) return has('family_name') && has('given_name') ? englishPart[meaning] : null;
      return has('family_name') && has('given_name') ? meaning : 'name';
    }
    if (meaning === 'english_family_name' || meaning === 'english_given_name') {
      if (has('english_name')) return null;
      return has('english_family_name') && has('english_given_name') ? meaning : 'english_name';
    }
    return meaning;
  });
}

/** Leaves out names that may mean something else where another head has their meaning. */
function readHeads(heads: readonly string[]): (HeadMeaning | null)[] {
  const meanings = heads.map(readHead);
  const strongMeanings = new Set(meanings.filter((_, index) => !isWeakHead(heads[index] ?? '')));
  return meanings.map((meaning, index) =>
    isWeakHead(heads[index] ?? '') && strongMeanings.has(meaning) ? null : meaning,
  );
}

const shortNumberPattern = /^\d{1,3}(?:\.0+)?$/;

/** `學號` is a class number if its values are short numbers and no other column has these. */
function settleNumber(
  meanings: readonly (HeadMeaning | null)[],
  readValues: (index: number) => readonly string[],
): (HeadMeaning | null)[] {
  return meanings.map((meaning, index) => {
    if (meaning !== 'number_or_id') return meaning;
    const hasLongValue = readValues(index).some((value) => value !== '' && !shortNumberPattern.test(value));
    if (!hasLongValue && !meanings.includes('class_number')) return 'class_number';
    return meanings.includes('source_id') ? null : 'source_id';
  });
}

/**
 * Returns what each head means, or null. Each meaning is recognised only once. `readValues` gives the cells below a head,
 * where these have to decide.
 */
export function findMeanings(
  heads: readonly string[],
  readValues: (index: number) => readonly string[] = () => [],
): (HeadMeaning | null)[] {
  return takeOnce(settleNumber(settleNames(takeOnce(readHeads(heads))), readValues));
}

/** The columns that the heads name. */
export function listKnownColumns(heads: readonly string[]): Set<ImportColumn> {
  return new Set(findMeanings(heads).flatMap((meaning) => (meaning === null ? [] : toColumn(meaning))));
}

export function countKnownColumns(heads: readonly string[]): number {
  return listKnownColumns(heads.map((head) => head.replaceAll('"', ''))).size;
}
