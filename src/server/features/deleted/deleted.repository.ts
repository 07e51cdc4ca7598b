import { type RawBuilder, sql } from 'kysely';
import type { DeletedKind } from '#contract/choices.ts';
import type { Db } from '#server/database/database.ts';
import { matchesPattern, toLikePattern } from '#server/database/search/search-text.ts';

/** Queries of deleted items that can be restored, which were deleted after `since`. */

export type DeletedFilter = {
  since: number;
  kind: DeletedKind | undefined;
  keyword: string | undefined;
  sort: 'deleted_at' | 'name';
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
};

/** For names that are not normalised: classes and subjects have no search text, and that of people may be missing. */
function containsIgnoringCase(column: string, keyword: string): RawBuilder<boolean> {
  const pattern = `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}

/**
 * The condition that one of the columns contains the keyword; always true without a keyword. Only
 * `searchColumns` are normalised for searching.
 */
function matchesKeyword(
  keyword: string | undefined,
  searchColumns: readonly string[],
  nameColumns: readonly string[],
) {
  if (keyword === undefined) return sql<boolean>`1 = 1`;
  const pattern = toLikePattern(keyword);
  const conditions = [
    ...searchColumns.map((text) => matchesPattern(text, pattern)),
    ...nameColumns.map((name) => containsIgnoringCase(name, keyword)),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

const peopleNameColumns = [
  'owner.name',
  'owner.nickname',
  'owner.nickname_eng',
  'deleter.name',
  'deleter.nickname',
  'deleter.nickname_eng',
];
const peopleSelection = [
  'owner.name as owner_name',
  'owner.nickname as owner_nickname',
  'owner.nickname_eng as owner_nickname_eng',
  'deleter.name as deleter_name',
  'deleter.nickname as deleter_nickname',
  'deleter.nickname_eng as deleter_nickname_eng',
] as const;
const subjectNameColumns = ['subject.name', 'subject.name_eng'];
const classAndSubjectColumns = ['class.name', ...subjectNameColumns];
const emptyText = sql.lit('');

function selectUnits(db: Db, since: number, keyword: string | undefined) {
  return db
    .selectFrom('unit_record as thing')
    .innerJoin('class', 'class.id', 'thing.class_id')
    .innerJoin('subject', 'subject.id', 'thing.subject_id')
    .innerJoin('user as owner', 'owner.id', 'thing.created_by')
    .leftJoin('user as deleter', 'deleter.id', 'thing.deleted_by')
    .where('thing.deleted_at', '>', since)
    .where(matchesKeyword(keyword, ['thing.search_text'], [...peopleNameColumns, ...classAndSubjectColumns]))
    .select([
      sql<DeletedKind>`'unit'`.as('kind'),
      'thing.id',
      'thing.name',
      'thing.search_text',
      sql<string>`${emptyText}`.as('type'),
      sql<string>`${emptyText}`.as('unit_name'),
      'class.name as class_name',
      'subject.name as subject_name',
      'subject.name_eng as subject_name_eng',
      ...peopleSelection,
      'thing.deleted_at',
      sql<number>`0`.as('waits_for_unit'),
    ]);
}

/** Leaves out coursewares that were deleted with their unit, because they are restored with it. */
function selectCoursewares(db: Db, since: number, keyword: string | undefined) {
  return db
    .selectFrom('courseware_record as thing')
    .innerJoin('unit_record as own_unit', 'own_unit.id', 'thing.unit_id')
    .innerJoin('class', 'class.id', 'own_unit.class_id')
    .innerJoin('subject', 'subject.id', 'own_unit.subject_id')
    .innerJoin('activity_revision as revision', 'revision.id', 'thing.revision_id')
    .innerJoin('user as owner', 'owner.id', 'own_unit.created_by')
    .leftJoin('user as deleter', 'deleter.id', 'thing.deleted_by')
    .where('thing.deleted_at', '>', since)
    .where('thing.deleted_with_unit', '=', 0)
    .where(
      matchesKeyword(
        keyword,
        ['thing.search_text', 'own_unit.search_text'],
        [...peopleNameColumns, ...classAndSubjectColumns],
      ),
    )
    .select([
      sql<DeletedKind>`'courseware'`.as('kind'),
      'thing.id',
      'thing.name',
      'thing.search_text',
      'revision.type',
      'own_unit.name as unit_name',
      'class.name as class_name',
      'subject.name as subject_name',
      'subject.name_eng as subject_name_eng',
      ...peopleSelection,
      'thing.deleted_at',
      sql<number>`case when own_unit.deleted_at is null then 0 else 1 end`.as('waits_for_unit'),
    ]);
}

function selectActivities(db: Db, since: number, keyword: string | undefined) {
  return db
    .selectFrom('activity as thing')
    .innerJoin('user as owner', 'owner.id', 'thing.owner_id')
    .leftJoin('user as deleter', 'deleter.id', 'thing.deleted_by')
    .leftJoin('subject', 'subject.id', 'thing.subject_id')
    .where('thing.deleted_at', '>', since)
    .where(matchesKeyword(keyword, ['thing.search_text'], [...peopleNameColumns, ...subjectNameColumns]))
    .select([
      sql<DeletedKind>`'activity'`.as('kind'),
      'thing.id',
      'thing.name',
      'thing.search_text',
      'thing.type',
      sql<string>`${emptyText}`.as('unit_name'),
      sql<string>`${emptyText}`.as('class_name'),
      sql<string>`coalesce(subject.name, '')`.as('subject_name'),
      sql<string>`coalesce(subject.name_eng, '')`.as('subject_name_eng'),
      ...peopleSelection,
      'thing.deleted_at',
      sql<number>`0`.as('waits_for_unit'),
    ]);
}

/** Returns one page of deleted items, and their total number. */
export async function listDeleted(db: Db, filter: DeletedFilter) {
  const { since, kind, keyword, sort, order, offset, limit } = filter;
  const units = selectUnits(db, since, keyword);
  const coursewares = selectCoursewares(db, since, keyword);
  const activities = selectActivities(db, since, keyword);
  const allDeleted = units.unionAll(coursewares).unionAll(activities);
  const wantedItems =
    kind === undefined ? allDeleted : { unit: units, courseware: coursewares, activity: activities }[kind];
  const query = db.selectFrom(wantedItems.as('deleted'));
  const items = await query
    .selectAll()
    .orderBy(sort === 'name' ? 'search_text' : 'deleted_at', order)
    .orderBy('kind', order)
    .orderBy('id', order)
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await query
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total, items };
}

export type DeletedRow = Awaited<ReturnType<typeof listDeleted>>['items'][number];

const peopleWithWorkCount = sql<number>`count(distinct attempt_member.user_id)`.as('student_count');

/** Number of people with work, by courseware id, deleted coursewares included. */
export async function countPeopleByCourseware(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('attempt_member')
    .select(['courseware_id', peopleWithWorkCount])
    .where('courseware_id', 'in', ids)
    .groupBy('courseware_id')
    .execute();
  return new Map(rows.map(({ courseware_id, student_count }) => [courseware_id, student_count]));
}

/** Numbers of coursewares deleted with their units and of people with work in them, by unit id. */
export async function countDeletedInUnits(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { courseware_count: number; student_count: number }>();
  const rows = await db
    .selectFrom('courseware_record as courseware')
    .leftJoin('attempt_member', 'attempt_member.courseware_id', 'courseware.id')
    .select([
      'courseware.unit_id',
      sql<number>`count(distinct courseware.id)`.as('courseware_count'),
      peopleWithWorkCount,
    ])
    .where('courseware.unit_id', 'in', ids)
    .where('courseware.deleted_with_unit', '=', 1)
    .groupBy('courseware.unit_id')
    .execute();
  return new Map(rows.map(({ unit_id, ...counts }) => [unit_id, counts]));
}
