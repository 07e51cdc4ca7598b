import type { Difficulty, ExamSort, ExamVisibility } from '#contract/choices.ts';
import { AppError } from '#server/app-error.ts';
import type { TokenGroups } from '#server/database/dialect/table-search.ts';
import { countPage, emptyPage, findListPage, type ListPage } from '#server/database/lists/find-list-page.ts';
import {
  type FilterFacts,
  searchTermsOf,
  searchTokensOf,
  tokenOfFacts,
} from '#server/database/search/search-terms.ts';
import type { Shelf } from '#server/features/exam/shelf/shelf.ts';
import { type ShelfConditions, shelfQueries } from '#server/features/exam/shelf/shelf-list.repository.ts';
import { findTags } from '#server/features/exam/shelf/tags.repository.ts';
import {
  factsOf,
  ownerToken,
  tagToken,
  tokensOfViewer,
  visibilityToken,
} from '#server/features/exam/shelf/tokens.ts';
import type { ActorContext } from '#server/http/context.ts';
import { readViewer, type Viewer } from '#server/policy/bank-viewer.ts';

/** Finds one page of the questions or papers that a person sees; `find-list-page.ts` says how. */

type ShelfFilter = {
  subject_id?: number | undefined;
  grade?: number | undefined;
  year?: number | undefined;
  kind?: string | undefined;
  difficulty?: Difficulty | undefined;
  tag?: string | undefined;
  visibility?: ExamVisibility | undefined;
  own?: boolean | undefined;
  draft?: boolean | undefined;
};

export type ShelfRequest = {
  filter?: ShelfFilter | undefined;
  keyword?: string | undefined;
  sort: ExamSort;
  order?: 'asc' | 'desc' | undefined;
  offset: number;
  limit: number;
};

/** Pages further back are asked for by nobody, and finding them would read the whole bank. */
const offsetMax = 10_000;

function toConditions(
  filter: ShelfFilter,
  viewer: Viewer,
  { tagId, patterns }: { tagId: number | undefined; patterns: readonly string[] },
): ShelfConditions {
  return {
    kind: filter.kind,
    difficulty: filter.difficulty,
    visibility: filter.visibility,
    viewerId: viewer.seesAll || filter.own ? undefined : viewer.id,
    viewerSubjects: viewer.seesAll || filter.own ? [] : viewer.subjectIds,
    ownerId: filter.own ? viewer.id : undefined,
    subjectId: filter.subject_id,
    grade: filter.grade,
    year: filter.year,
    tagId,
    draft: filter.draft === undefined ? undefined : Number(filter.draft),
    patterns,
  };
}

/** One token of each group: those who see it, each filter, the facts together. */
function listFilterTokens(filter: ShelfFilter, viewer: Viewer, tagId: number | undefined): TokenGroups {
  const own: FilterFacts = {
    k: filter.kind,
    r: filter.draft === undefined ? undefined : Number(filter.draft),
  };
  const groups = [
    filter.own ? ownerToken(viewer.id) : (tokensOfViewer(viewer) ?? []),
    filter.visibility === undefined ? [] : visibilityToken(filter.visibility),
    tagId === undefined ? [] : tagToken(tagId),
    tokenOfFacts(factsOf(filter, own)),
  ];
  return groups.filter(({ length }) => length > 0);
}

export async function findShelfPage(
  context: ActorContext,
  shelf: Shelf,
  { filter = {}, keyword = '', sort, order, offset, limit }: ShelfRequest,
): Promise<ListPage> {
  if (offset > offsetMax) throw new AppError('invalid_input', { field: 'offset' });
  const { db, app } = context;
  const terms = searchTermsOf(keyword);
  if (keyword !== '' && terms.length === 0) return emptyPage;
  const tag = filter.tag === undefined ? undefined : (await findTags(db, [filter.tag]))[0];
  if (filter.tag !== undefined && tag === undefined) return emptyPage;
  const viewer = await readViewer(context);
  const patterns = terms.map(({ pattern }) => pattern);
  const conditions = toConditions(filter, viewer, { tagId: tag?.id, patterns });
  const request = { sort, order: order ?? (sort === 'title' ? 'asc' : 'desc'), offset, limit } as const;
  const queries = shelfQueries[shelf.view];
  const filterTokens = listFilterTokens(filter, viewer, tag?.id);
  const groups = [...filterTokens, ...searchTokensOf(terms).map((token) => [token])];
  // What one person owns, or everything, is in the order of an index.
  const isIndexed = groups.length === 0 || (groups.length === 1 && filter.own === true);
  if (isIndexed) return countPage(request, (count) => queries.listAlongIndex(db, conditions, request, count));
  return findListPage({ db, search: app.parts[shelf.search] }, queries, request, conditions, groups);
}

/** How many things with the tag the person sees; counting stops at `max`. */
export async function countTagged(
  { db, app }: ActorContext,
  shelf: Shelf,
  { viewer, tagId, max }: { viewer: Viewer; tagId: number; max: number },
): Promise<number> {
  const search = app.parts[shelf.search];
  const query = search.toQuery(listFilterTokens({}, viewer, tagId));
  return shelfQueries[shelf.view].countHits(db, search, query, max);
}
