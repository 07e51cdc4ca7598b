import type * as z from 'zod';
import type { ResourceSort } from '#contract/choices.ts';
import type { resourceFilter } from '#contract/resources.ts';
import type { Db } from '#server/database/database.ts';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import type { Row } from '#server/database/schema.ts';
import {
  type Facts,
  indexTokensOf,
  type SearchTerm,
  type SearchToken,
  termsOf,
  tokenOfFacts,
  tokensOf,
  tokensOfFacts,
  toRunText,
} from '#server/database/search/search-terms.ts';
import * as lists from '#server/features/resources/resource-list.repository.ts';

/**
 * Finding one page without counting or sorting the whole library. What few resources have, a keyword or facts
 * together, is looked up in the full-text index and its hits sorted; what many have is met soon on the way along
 * the index of the order.
 */

export type Wish = {
  filter: z.output<typeof resourceFilter>;
  keyword: string;
  sort: ResourceSort;
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
};

export type Page = { ids: number[]; total: number; total_is_bound: boolean; has_more: boolean };

/** `total` counts no further. */
const totalMax = 100;
/** So many hits are sorted; with more of them a walk along the order's index meets enough soon. */
const hitsMax = 500;
/** Limits are parts of statements: these should be few. */
const limitStep = 8;

function limitFor(count: number): number {
  return Math.ceil(count / limitStep) * limitStep;
}

function matchingOf({ filter }: Wish, userId: number, terms: readonly SearchTerm[]): lists.Matching {
  return {
    type: filter.type,
    subjectId: filter.subject_id,
    grade: filter.grade,
    difficulty: filter.difficulty,
    language: filter.language,
    ownerId: filter.own ? userId : undefined,
    patterns: terms.map(({ pattern }) => pattern),
  };
}

type Filterable = Partial<
  Pick<Row<'resource'>, 'type' | 'subject_id' | 'grade' | 'difficulty' | 'display_language'>
>;

/** What resources are filtered by, as the full-text index names it. */
export function factsOf({ type, subject_id, grade, difficulty, display_language }: Filterable): Facts {
  return { t: type, s: subject_id, g: grade, d: difficulty, l: display_language };
}

type Words = Pick<Row<'resource'>, 'name'> & { description: string; subject_names: readonly string[] };

/** What keywords are looked for in. */
export function searchTextOf({ name, description, subject_names }: Words): string {
  return toRunText([name, description, ...subject_names]);
}

/** What the full-text index holds of a resource. */
export function listTokens(searchText: string, facts: Filterable): string[] {
  return [...tokensOf(searchText), ...tokensOfFacts(factsOf(facts))];
}

function pageOf(found: readonly number[], limit: number, { offset, limit: size }: Wish): Page {
  const isCut = found.length === limit;
  return {
    ids: found.slice(offset, offset + size),
    total: isCut ? totalMax : Math.min(found.length, totalMax),
    total_is_bound: isCut || found.length > totalMax,
    has_more: found.length > offset + size,
  };
}

const nothing: Page = { ids: [], total: 0, total_is_bound: false, has_more: false };

type Place = { db: Db; parts: DialectParts };

/** Undefined when there are too many hits to sort. */
async function findAmongHits(
  { db, parts: { resourceSearch: search } }: Place,
  wish: Wish,
  matching: lists.Matching,
  tokens: readonly SearchToken[],
  limit: number,
): Promise<Page | undefined> {
  const query = search.toQuery(tokens);
  const hits = await lists.countHits(db, search, query, hitsMax + 1);
  if (hits === 0) return nothing;
  if (hits > hitsMax) return undefined;
  const found = await lists.listHits(db, search, { query, hitsMax }, matching, wish, limit);
  return pageOf(found, limit, wish);
}

/** No fact, any one, and a subject with a grade have an index in each order that begins with them. */
function isIndexed(facts: Facts): boolean {
  const names = Object.keys(facts).filter((name) => facts[name] !== undefined);
  return names.length < 2 || names.join() === 's,g';
}

/** `userId` is who asks. */
export async function findPage(place: Place, userId: number, wish: Wish): Promise<Page> {
  const { filter, keyword, offset, limit: size } = wish;
  const { db } = place;
  const terms = termsOf(keyword);
  if (keyword !== '' && terms.length === 0) return nothing;
  const matching = matchingOf(wish, userId, terms);
  const counted = limitFor(Math.max(offset + size, totalMax) + 1);
  if (filter.liked) return pageOf(await lists.listLiked(db, userId, matching, wish, counted), counted, wish);
  const facts = factsOf({ ...filter, display_language: filter.language });
  if (filter.own || (terms.length === 0 && isIndexed(facts))) {
    return pageOf(await lists.listAlongIndex(db, matching, wish, counted), counted, wish);
  }
  const tokens = [...indexTokensOf(terms), ...tokenOfFacts(facts)];
  const few = await findAmongHits(place, wish, matching, tokens, counted);
  if (few) return few;
  // That there are more than are counted is known by now.
  const enough = limitFor(offset + size + 1);
  return pageOf(await lists.listAlongIndex(db, matching, wish, enough), enough, wish);
}
