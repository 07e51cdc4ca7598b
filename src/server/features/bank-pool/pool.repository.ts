import { splitForLists } from '#server/database/chunks.ts';
import type { Db, Tx } from '#server/database/database.ts';

/** Queries of the questions of the bank that quizzes draw from, once it is known which. */

export async function findChangeNumber(db: Db): Promise<number> {
  return (await db.selectFrom('exam_change').select('number').executeTakeFirstOrThrow()).number;
}

export async function raiseChangeNumber(tx: Tx): Promise<void> {
  await tx
    .updateTable('exam_change')
    .set((eb) => ({ number: eb('number', '+', 1) }))
    .execute();
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

/** What decides who sees the question of each version, if that is not deleted. */
export async function listVersionOwners(db: Db, versionIds: readonly number[]) {
  const rows = [];
  for (const list of splitForLists(versionIds)) {
    rows.push(
      ...(await db
        .selectFrom('exam_question_version as version')
        .innerJoin('exam_question', 'exam_question.id', 'version.question_id')
        .select(['version.id', 'owner_id', 'visibility', 'subject_id'])
        .where('version.id', 'in', list)
        .execute()),
    );
  }
  return rows;
}

export async function findRoles(db: Db, userId: number): Promise<string[]> {
  const { roles } = await db
    .selectFrom('user')
    .select('roles')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return JSON.parse(roles) as string[];
}
