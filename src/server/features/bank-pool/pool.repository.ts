import { sql } from 'kysely';
import type { PoolFilter } from '#contract/exam/exam-fields.ts';
import { splitForLists } from '#server/database/chunks.ts';
import type { Db, Tx } from '#server/database/database.ts';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import { joinConditions, listEqualConditions } from '#server/database/lists/list-queries.ts';
import { toSearchText } from '#server/database/search/search-text.ts';
import type { Viewer } from '#server/policy/bank-viewer.ts';

/** Queries of the questions of the bank that quizzes draw from. */

export async function findChangeNumber(db: Db): Promise<number> {
  return (await db.selectFrom('exam_change').select('number').executeTakeFirstOrThrow()).number;
}

export async function raiseChangeNumber(tx: Tx): Promise<void> {
  await tx
    .updateTable('exam_change')
    .set((eb) => ({ number: eb('number', '+', 1) }))
    .execute();
}

const column = (name: string) => sql.ref(`exam_question.${name}`);

/** As `sees` of the policy. */
function isSeenBy({ id, seesAll, subjectIds }: Viewer) {
  if (seesAll) return sql<boolean>`1 = 1`;
  const taught =
    subjectIds.length === 0
      ? sql``
      : sql` or (${column('visibility')} = 'subject' and ${column('subject_id')} in (${sql.join(subjectIds)}))`;
  return sql<boolean>`(${column('owner_id')} = ${id} or ${column('visibility')} = 'school'${taught})`;
}

const hasTag = (name: string) => sql<boolean>`exists (select 1 from exam_question_tag as used
  join exam_tag on exam_tag.id = used.tag_id
  where used.question_id = exam_question.id and exam_tag.search_key = ${toSearchText(name)})`;

/** Ids of the finished questions that match and that the person sees, as one JSON array, since there may be very many. */
export async function listPoolIds(
  db: Db,
  { name }: Pick<DialectParts, 'name'>,
  viewer: Viewer,
  { subject_id, grade, year, difficulty, tag, question_kind, own }: PoolFilter,
): Promise<number[]> {
  const equal = {
    is_draft: 0,
    subject_id,
    grade,
    year,
    difficulty,
    kind: question_kind,
    owner_id: own ? viewer.id : undefined,
  };
  const condition = joinConditions([
    ...listEqualConditions('exam_question', equal),
    isSeenBy(viewer),
    ...(tag === undefined ? [] : [hasTag(tag)]),
  ]);
  const join =
    name === 'sqlite' ? sql`json_group_array(exam_question.id)` : sql`json_agg(exam_question.id)::text`;
  const { rows } = await sql<{ ids: string | null }>`select ${join} as ids from exam_question
    where ${condition}`.execute(db);
  return JSON.parse(rows[0]?.ids ?? '[]') as number[];
}

/** The newest versions of those of the questions that are finished and not deleted. */
export async function listNewestVersions(db: Db, ids: readonly number[]) {
  const rows = [];
  for (const list of splitForLists(ids)) {
    rows.push(
      ...(await db
        .selectFrom('exam_question')
        .select(['id', 'version_id', 'owner_id', 'visibility', 'subject_id'])
        .where('id', 'in', list)
        .where('is_draft', '=', 0)
        .execute()),
    );
  }
  return rows;
}

/** Versions with their contents, of deleted questions too. */
export async function listVersionContents(db: Db, versionIds: readonly number[]) {
  const rows = [];
  for (const list of splitForLists(versionIds)) {
    rows.push(
      ...(await db
        .selectFrom('exam_question_version')
        .select(['id', 'question_id', 'content'])
        .where('id', 'in', list)
        .execute()),
    );
  }
  return rows;
}

/** Those of the versions that the revision uses. */
export async function listUsedVersions(
  db: Db,
  revisionId: number,
  versionIds: readonly number[],
): Promise<Set<number>> {
  const used = new Set<number>();
  for (const list of splitForLists(versionIds)) {
    const rows = await db
      .selectFrom('exam_version_use')
      .select('version_id')
      .where('holder', '=', 'revision')
      .where('holder_id', '=', revisionId)
      .where('version_id', 'in', list)
      .execute();
    for (const { version_id } of rows) used.add(version_id);
  }
  return used;
}

/** Those of the versions whose questions the person may pick. */
export async function listSeenVersions(db: Db, versionIds: readonly number[], viewer: Viewer) {
  const seen = new Set<number>();
  for (const list of splitForLists(versionIds)) {
    const rows = await db
      .selectFrom('exam_question_version as version')
      .innerJoin('exam_question', 'exam_question.id', 'version.question_id')
      .select('version.id')
      .where('version.id', 'in', list)
      .where(isSeenBy(viewer))
      .execute();
    for (const { id } of rows) seen.add(id);
  }
  return seen;
}

export async function findRoles(db: Db, userId: number): Promise<string[]> {
  const { roles } = await db
    .selectFrom('user')
    .select('roles')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return JSON.parse(roles) as string[];
}
