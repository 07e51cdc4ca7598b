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
 * Finds one page without counting or sorting the whole library. If few resources match the keyword and filters, the
 * full-text index gives them and they are sorted; if many match, reading along the order's index soon finds a page.
 */

export type ResourceRequest = {
  filter: z.output<typeof resourceFilter>;
  keyword: string;
  sort: ResourceSort;
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
};

export type Page = { ids: number[]; total: number; total_is_bound: boolean; has_more: boolean };

/** `total` stops at this number. */
const totalMax = 100;
/** Up to this number, hits are sorted; with more hits, reading along the order's index is faster. */
const hitsMax = 500;
/** Limits are part of the prepared statements, so they are rounded to few different values. */
const limitStep = 8;

function limitFor(count: number): number {
  return Math.ceil(count / limitStep) * limitStep;
}

function matchingOf(
  { filter }: ResourceRequest,
  userId: number,
  terms: readonly SearchTerm[],
): lists.Matching {
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

/** The filtered fields of a resource as tokens for the full-text index. */
export function factsOf({ type, subject_id, grade, difficulty, display_language }: Filterable): Facts {
  return { t: type, s: subject_id, g: grade, d: difficulty, l: display_language };
}

type Words = Pick<Row<'resource'>, 'name'> & { description: string; subject_names: readonly string[] };

/** The text that keywords are searched in. */
export function searchTextOf({ name, description, subject_names }: Words): string {
  return toRunText([name, description, ...subject_names]);
}

/** All tokens of a resource in the full-text index. */
export function listTokens(searchText: string, facts: Filterable): string[] {
  return [...tokensOf(searchText), ...tokensOfFacts(factsOf(facts))];
}

function pageOf(foundIds: readonly number[], limit: number, { offset, limit: size }: ResourceRequest): Page {
  const isCut = foundIds.length === limit;
  return {
    ids: foundIds.slice(offset, offset + size),
    total: isCut ? totalMax : Math.min(foundIds.length, totalMax),
    total_is_bound: isCut || foundIds.length > totalMax,
    has_more: foundIds.length > offset + size,
  };
}

const nothing: Page = { ids: [], total: 0, total_is_bound: false, has_more: false };

type Connection = { db: Db; parts: DialectParts };

/** Undefined if there are too many hits to sort. */
async function findAmongHits(
  { db, parts: { resourceSearch: search } }: Connection,
  request: ResourceRequest,
  matching: lists.Matching,
  tokens: readonly SearchToken[],
  limit: number,
): Promise<Page | undefined> {
  const query = search.toQuery(tokens);
  const hits = await lists.countHits(db, search, query, hitsMax + 1);
  if (hits === 0) return nothing;
  if (hits > hitsMax) return undefined;
  const found = await lists.listHits(db, search, { query, hitsMax }, matching, request, limit);
  return pageOf(found, limit, request);
}

/** Whether an index starts with these filters: none, any single one, or subject and grade. */
function isIndexed(facts: Facts): boolean {
  const factNames = Object.keys(facts).filter((name) => facts[name] !== undefined);
  return factNames.length < 2 || factNames.join() === 's,g';
}

/** `userId`: the person who searches. */
export async function findPage(
  connection: Connection,
  userId: number,
  request: ResourceRequest,
): Promise<Page> {
  const { filter, keyword, offset, limit: size } = request;
  const { db } = connection;
  const terms = termsOf(keyword);
  if (keyword !== '' && terms.length === 0) return nothing;
  const matching = matchingOf(request, userId, terms);
  const countedMax = limitFor(Math.max(offset + size, totalMax) + 1);
  if (filter.liked)
    return pageOf(await lists.listLiked(db, userId, matching, request, countedMax), countedMax, request);
  const facts = factsOf({ ...filter, display_language: filter.language });
  if (filter.own || (terms.length === 0 && isIndexed(facts))) {
    return pageOf(await lists.listAlongIndex(db, matching, request, countedMax), countedMax, request);
  }
  const tokens = [...indexTokensOf(terms), ...tokenOfFacts(facts)];
  const few = await findAmongHits(connection, request, matching, tokens, countedMax);
  if (few) return few;
  // Counting has stopped at the maximum, so the total is a lower bound.
  const enough = limitFor(offset + size + 1);
  return pageOf(await lists.listAlongIndex(db, matching, request, enough), enough, request);
}
