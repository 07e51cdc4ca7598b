import { sql } from 'kysely';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import {
  createListQueries,
  joinConditions,
  type ListOrder,
  listEqualConditions,
  listPatternConditions,
  sortWithoutIndex,
} from '#server/database/lists/list-queries.ts';

/** Queries that return a limited number of ids of resources in the requested order. */

/** Required values of columns, and patterns that the text must match; undefined ones match everything. */
export type MatchConditions = Record<'type' | 'difficulty' | 'language', string | undefined> &
  Record<'subjectId' | 'grade' | 'ownerId', number | undefined> & { patterns: readonly string[] };

type ResourceOrder = ListOrder<'newest' | 'likes' | 'copies'>;

const sortColumns = {
  newest: 'resource.updated_at',
  likes: 'resource.like_count',
  copies: 'resource.copy_count',
} as const;

function buildCondition(matching: MatchConditions) {
  const { type, subjectId, grade, difficulty, language, ownerId, patterns } = matching;
  const values = {
    type,
    subject_id: subjectId,
    grade,
    difficulty,
    display_language: language,
    owner_id: ownerId,
  };
  return joinConditions([
    ...listEqualConditions('resource', values),
    ...listPatternConditions('resource', patterns),
  ]);
}

export const resourceQueries = createListQueries({ table: 'resource', sortColumns, buildCondition });

const selectLikedResources = compileOnce(
  (
    db,
    { userId, ...matching }: MatchConditions & { userId: number },
    { sort, order, limit }: ResourceOrder & { limit: string },
  ) =>
    db
      .selectFrom('resource_like')
      .crossJoin('resource')
      .select('resource.id')
      .where('resource_like.user_id', '=', userId)
      .whereRef('resource.id', '=', 'resource_like.resource_id')
      .where(buildCondition(matching))
      .orderBy(sortWithoutIndex(sortColumns[sort]), order)
      .orderBy('resource.id', order)
      .limit(sql.lit(Number(limit))),
);

/** Lists resources among those that the person likes. The cost grows with the number of likes. */
export async function listLikedResources(
  db: Db,
  userId: number,
  matching: MatchConditions,
  { sort, order }: ResourceOrder,
  limit: number,
): Promise<number[]> {
  const rows = await selectLikedResources(db, { ...matching, userId }, { sort, order, limit: String(limit) });
  return rows.map(({ id }) => id);
}
