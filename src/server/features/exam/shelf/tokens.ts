import type { SearchToken } from '#server/database/search/search-terms.ts';
import {
  type FilterFacts,
  tokenOfFacts,
  tokensOf,
  tokensOfFacts,
} from '#server/database/search/search-terms.ts';
import type { Shelf, Thing } from '#server/features/exam/shelf/shelf.ts';
import type { Viewer } from '#server/policy/bank-viewer.ts';

/**
 * Tokens of a thing in the full-text index, beside those of its text: one for each choice of its facts, and one each for
 * its tags, its owner and those who see it.
 */

type FilterFields = Partial<Pick<Thing, 'subject_id' | 'grade' | 'year' | 'difficulty'>>;

/** The facts that lists filter by together. */
export function factsOf(
  { subject_id, grade, year, difficulty }: FilterFields,
  own: FilterFacts,
): FilterFacts {
  return { s: subject_id, g: grade, y: year === 0 ? null : year, d: difficulty, ...own };
}

export const tagToken = (tagId: number): SearchToken[] => tokenOfFacts({ tag: tagId });
export const ownerToken = (ownerId: number): SearchToken[] => tokenOfFacts({ owner: ownerId });
export const visibilityToken = (visibility: string): SearchToken[] => tokenOfFacts({ vis: visibility });
const audienceToken = (subjectId: number): SearchToken[] => tokenOfFacts({ for: subjectId });

/** The tokens of which a thing has one if the person sees it; undefined: sees everything. */
export function tokensOfViewer({ id, seesAll, subjectIds }: Viewer): SearchToken[] | undefined {
  if (seesAll) return undefined;
  return [...ownerToken(id), ...visibilityToken('school'), ...subjectIds.flatMap(audienceToken)];
}

/** All tokens of a thing. */
export function listTokens(
  row: Thing,
  { searchText, tagIds, shelf }: { searchText: string; tagIds: readonly number[]; shelf: Shelf },
): string[] {
  const { owner_id, visibility, subject_id } = row;
  const single = [
    ...ownerToken(owner_id),
    ...visibilityToken(visibility),
    ...(visibility === 'subject' && subject_id !== null ? audienceToken(subject_id) : []),
    ...tagIds.flatMap(tagToken),
  ];
  return [
    ...tokensOf(searchText),
    ...tokensOfFacts(factsOf(row, shelf.ownFacts(row))),
    ...single.map(({ text }) => text),
  ];
}
