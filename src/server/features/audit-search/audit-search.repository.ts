import { type RawBuilder, sql } from 'kysely';
import type { AuditAction } from '#contract/audit/audit-actions.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { searchTermsOf } from '#server/database/search/search-terms.ts';
import { matchesPattern, toLikePattern } from '#server/database/search/search-text.ts';

/** Queries that search the audit table. Ids grow with time, so pages are read from the newest id down. */

export type EntryFilter = {
  /** 0 finds entries without a signed-in actor. */
  actorId: number | undefined;
  userId: number | undefined;
  classId: number | undefined;
  coursewareId: number | undefined;
  actions: readonly AuditAction[] | undefined;
  /** In milliseconds, both inclusive. */
  from: number | undefined;
  to: number | undefined;
  keyword: string | undefined;
};

/** Entries with ids from `firstId` up to, but not including, `beforeId`. */
export type EntryPage = { firstId: number; beforeId: number; limit: number };

/** Compares in lower case, because classes have no stored search text. */
function matchesClassName(keyword: string): RawBuilder<boolean> {
  const pattern = `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`lower(class.name) like ${pattern} escape '\\'`;
}

/** Whether the search words of the person in the column contain all parts of the keyword. */
function matchesPersonName(column: string, keyword: string): RawBuilder<boolean> {
  const conditions = searchTermsOf(keyword).map(({ pattern }) => matchesPattern(column, pattern));
  return conditions.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

export function listEntries(
  db: Db,
  filter: EntryFilter,
  { firstId, beforeId, limit }: EntryPage,
): Promise<Row<'audit_entry'>[]> {
  const { actorId, userId, classId, coursewareId, actions, from, to, keyword } = filter;
  let query = db
    .selectFrom('audit_entry as entry')
    .selectAll('entry')
    .where('entry.id', '<', beforeId)
    .where('entry.id', '>=', firstId)
    .orderBy('entry.id', 'desc')
    .limit(limit);
  if (actorId === 0) query = query.where('entry.actor_id', 'is', null);
  else if (actorId !== undefined) query = query.where('entry.actor_id', '=', actorId);
  if (userId !== undefined) query = query.where('entry.user_id', '=', userId);
  if (classId !== undefined) query = query.where('entry.class_id', '=', classId);
  if (coursewareId !== undefined) query = query.where('entry.courseware_id', '=', coursewareId);
  if (actions) query = query.where('entry.action', 'in', actions);
  if (from !== undefined) query = query.where('entry.at', '>=', from);
  if (to !== undefined) query = query.where('entry.at', '<=', to);
  if (keyword === undefined) return query.execute();
  const pattern = toLikePattern(keyword);
  return query
    .leftJoin('user as actor', 'actor.id', 'entry.actor_id')
    .leftJoin('user as person', 'person.id', 'entry.user_id')
    .leftJoin('class', 'class.id', 'entry.class_id')
    .leftJoin('courseware_record', 'courseware_record.id', 'entry.courseware_id')
    .where((eb) =>
      eb.or([
        matchesPattern('entry.search_text', pattern),
        matchesPersonName('actor.search_text', keyword),
        matchesPersonName('person.search_text', keyword),
        matchesClassName(keyword),
        matchesPattern('courseware_record.search_text', pattern),
      ]),
    )
    .execute();
}

/** The newest id; 0 if there are no entries. */
export async function findNewestId(db: Db): Promise<number> {
  const { newest } = await db
    .selectFrom('audit_entry')
    .select((eb) => eb.fn.max<number | null>('id').as('newest'))
    .executeTakeFirstOrThrow();
  return newest ?? 0;
}
