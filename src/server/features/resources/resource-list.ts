import type * as z from 'zod';
import type { ResourceSort } from '#contract/choices.ts';
import type { resourceFilter } from '#contract/resources.ts';
import type { Db } from '#server/database/database.ts';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import type { Row } from '#server/database/schema.ts';
import {
  type FilterFacts,
  type SearchTerm,
  type SearchToken,
  searchTermsOf,
  searchTokensOf,
  tokenOfFacts,
  tokensOf,
  tokensOfFacts,
  toRunText,
} from '#server/database/search/search-terms.ts';
import * as listQueries from '#server/features/resources/resource-list.repository.ts';

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

export type ResourcePage = { ids: number[]; total: number; total_is_bound: boolean; has_more: boolean };

/** `total` stops at this number. */
const totalMax = 100;
/** Up to this number, hits are sorted; with more hits, reading along the order's index is faster. */
const hitsMax = 500;
/** Limits are part of the prepared statements, so they are rounded to few different values. */
const limitStep = 8;

function roundUpLimit(count: number): number {
  return Math.ceil(count / limitStep) * limitStep;
}

function toMatchConditions(
  { filter }: ResourceRequest,
  userId: number,
  terms: readonly SearchTerm[],
): listQueries.MatchConditions {
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

type FilterFields = Partial<
  Pick<Row<'resource'>, 'type' | 'subject_id' | 'grade' | 'difficulty' | 'display_language'>
>;

/** The filtered fields of a resource as tokens for the full-text index. */
export function factsOf({
  type,
  subject_id,
  grade,
  difficulty,
  display_language,
}: FilterFields): FilterFacts {
  return { t: type, s: subject_id, g: grade, d: difficulty, l: display_language };
}

type SearchedTexts = Pick<Row<'resource'>, 'name'> & {
  description: string;
  subject_names: readonly string[];
};

/** The text that keywords are searched in. */
export function searchTextOf({ name, description, subject_names }: SearchedTexts): string {
  return toRunText([name, description, ...subject_names]);
}

/** All tokens of a resource in the full-text index. */
export function listTokens(searchText: string, facts: FilterFields): string[] {
  return [...tokensOf(searchText), ...tokensOfFacts(factsOf(facts))];
}

function toPage(
  foundIds: readonly number[],
  limit: number,
  { offset, limit: pageSize }: ResourceRequest,
): ResourcePage {
  const isCut = foundIds.length === limit;
  return {
    ids: foundIds.slice(offset, offset + pageSize),
    total: isCut ? totalMax : Math.min(foundIds.length, totalMax),
    total_is_bound: isCut || foundIds.length > totalMax,
    has_more: foundIds.length > offset + pageSize,
  };
}

const emptyPage: ResourcePage = { ids: [], total: 0, total_is_bound: false, has_more: false };

type Connection = { db: Db; parts: DialectParts };

/** Undefined if there are too many hits to sort. */
async function findAmongHits(
  { db, parts: { resourceSearch: search } }: Connection,
  request: ResourceRequest,
  matching: listQueries.MatchConditions,
  tokens: readonly SearchToken[],
  limit: number,
): Promise<ResourcePage | undefined> {
  const query = search.toQuery(tokens.map((token) => [token]));
  const hitCount = await listQueries.countHits(db, search, query, hitsMax + 1);
  if (hitCount === 0) return emptyPage;
  if (hitCount > hitsMax) return undefined;
  const foundIds = await listQueries.listHits(db, search, { query, hitsMax }, matching, request, limit);
  return toPage(foundIds, limit, request);
}

/** Whether an index starts with these filters: none, any single one, or subject and grade. */
function isIndexed(facts: FilterFacts): boolean {
  const factNames = Object.entries(facts).flatMap(([name, fact]) => (fact === undefined ? [] : [name]));
  return factNames.length < 2 || factNames.join() === 's,g';
}

/** `userId`: the person who searches. */
export async function findResourcePage(
  connection: Connection,
  userId: number,
  request: ResourceRequest,
): Promise<ResourcePage> {
  const { filter, keyword, offset, limit: pageSize } = request;
  const { db } = connection;
  const terms = searchTermsOf(keyword);
  if (keyword !== '' && terms.length === 0) return emptyPage;
  const matching = toMatchConditions(request, userId, terms);
  const countLimit = roundUpLimit(Math.max(offset + pageSize, totalMax) + 1);
  if (filter.liked)
    return toPage(
      await listQueries.listLikedResources(db, userId, matching, request, countLimit),
      countLimit,
      request,
    );
  const facts = factsOf({ ...filter, display_language: filter.language });
  if (filter.own || (terms.length === 0 && isIndexed(facts))) {
    return toPage(await listQueries.listAlongIndex(db, matching, request, countLimit), countLimit, request);
  }
  const tokens = [...searchTokensOf(terms), ...tokenOfFacts(facts)];
  const hitsPage = await findAmongHits(connection, request, matching, tokens, countLimit);
  if (hitsPage) return hitsPage;
  // Counting has stopped at the maximum, so the total is a lower bound.
  const pageLimit = roundUpLimit(offset + pageSize + 1);
  return toPage(await listQueries.listAlongIndex(db, matching, request, pageLimit), pageLimit, request);
}
