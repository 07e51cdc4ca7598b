import type * as z from 'zod';
import type { ResourceSort } from '#contract/choices.ts';
import type { resourceFilter } from '#contract/resources.ts';
import type { Db } from '#server/database/database.ts';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import { countPage, emptyPage, findListPage, type ListPage } from '#server/database/lists/find-list-page.ts';
import type { Row } from '#server/database/schema.ts';
import {
  type FilterFacts,
  type SearchTerm,
  searchTermsOf,
  searchTokensOf,
  tokenOfFacts,
  tokensOf,
  tokensOfFacts,
  toRunText,
} from '#server/database/search/search-terms.ts';
import * as listQueries from '#server/features/resources/resource-list.repository.ts';

/** Finds one page of the library; `find-list-page.ts` says how. */

export type ResourceRequest = {
  filter: z.output<typeof resourceFilter>;
  keyword: string;
  sort: ResourceSort;
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
};

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

type Connection = { db: Db; parts: DialectParts };

/** Whether an index starts with these filters: none, any single one, or subject and grade. */
function isIndexed(facts: FilterFacts): boolean {
  const factNames = Object.entries(facts).flatMap(([name, fact]) => (fact === undefined ? [] : [name]));
  return factNames.length < 2 || factNames.join() === 's,g';
}

/** `userId`: the person who searches. */
export async function findResourcePage(
  { db, parts }: Connection,
  userId: number,
  request: ResourceRequest,
): Promise<ListPage> {
  const { filter, keyword } = request;
  const terms = searchTermsOf(keyword);
  if (keyword !== '' && terms.length === 0) return emptyPage;
  const matching = toMatchConditions(request, userId, terms);
  if (filter.liked) {
    return countPage(request, (limit) =>
      listQueries.listLikedResources(db, userId, matching, request, limit),
    );
  }
  const facts = factsOf({ ...filter, display_language: filter.language });
  if (filter.own || (terms.length === 0 && isIndexed(facts))) {
    return countPage(request, (limit) =>
      listQueries.resourceQueries.listAlongIndex(db, matching, request, limit),
    );
  }
  const groups = [...searchTokensOf(terms), ...tokenOfFacts(facts)].map((token) => [token]);
  // People search for rare words.
  const { resourceSearch: search } = parts;
  const source = { db, search, countsFirst: search.stopsAtLimit };
  return findListPage(source, listQueries.resourceQueries, request, matching, groups);
}
