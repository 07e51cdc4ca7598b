import { activityStatus } from '#contract/choices.ts';
import { splitForLists } from '#server/database/chunks.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import { selectFormerClasses } from '#server/database/former-classes.ts';
import { matchesPattern, toLikePattern } from '#server/database/search/search-text.ts';

/** Queries of activities for lists and for the page of one activity. */

const itemColumns = [
  'activity.id',
  'activity.type',
  'activity.name',
  'activity.description',
  'activity.display_language',
  'activity.subject_id',
  'activity.grade',
  'activity.difficulty',
  'activity.icon',
  'activity.startup_screen',
  'activity.status',
  'activity.owner_id',
  'activity.modified_at',
  'activity.question_count',
  'activity.revision_number',
  'activity.revision_id',
  'activity.origin_revision_id',
  'activity.dismissed_revision_id',
] as const;

/** The person whose visible coursewares are counted; 'all' for administrators. */
export type Viewer = number | 'all';

function selectItems(db: Db, viewer: Viewer) {
  return db
    .selectFrom('activity')
    .innerJoin('user as modifier', 'modifier.id', 'activity.modified_by')
    .leftJoin('subject', 'subject.id', 'activity.subject_id')
    .leftJoin('resource as shared', 'shared.activity_id', 'activity.id')
    .leftJoin('resource as origin', 'origin.id', 'activity.origin_resource_id')
    .select(itemColumns)
    .select((eb) => [
      'subject.name as subject_name',
      'subject.name_eng as subject_name_eng',
      'shared.id as resource_id',
      'shared.revision_id as shared_revision_id',
      'origin.revision_id as original_revision_id',
      'modifier.name as modifier_name',
      'modifier.nickname as modifier_nickname',
      'modifier.nickname_eng as modifier_nickname_eng',
      eb
        .selectFrom('courseware')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('courseware.activity_id', '=', 'activity.id')
        .$if(viewer !== 'all', (query) =>
          query
            .innerJoin('unit', 'unit.id', 'courseware.unit_id')
            .innerJoin('teaching', (join) =>
              join
                .onRef('teaching.class_id', '=', 'unit.class_id')
                .onRef('teaching.subject_id', '=', 'unit.subject_id')
                .on('teaching.user_id', '=', Number(viewer)),
            ),
        )
        .as('courseware_count'),
    ]);
}

export type ListFilter = {
  ownerId: number | undefined;
  viewer: Viewer;
  type: string | undefined;
  status: number | undefined;
  /**
   * Ids of activities that wait for conversions, whatever their stored status is. Needed only with `status`.
   */
  waitingIds: readonly number[];
  subjectId: number | undefined;
  keyword: string | undefined;
  sort: 'modified_at' | 'name';
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
};

type ActivityConditions = Record<'ownerId' | 'status' | 'subjectId', number | undefined> &
  Record<'type' | 'pattern', string | undefined> &
  Record<'onlyIds' | 'exceptIds', readonly number[] | undefined>;

/**
 * Converts the filter by status. Activities that wait for conversions have the status 'converting' instead of
 * their stored one.
 */
function toStatusConditions(status: number | undefined, waitingIds: readonly number[]) {
  if (status === activityStatus.converting)
    return { status: undefined, onlyIds: waitingIds, exceptIds: undefined };
  const exceptIds = status === undefined || waitingIds.length === 0 ? undefined : waitingIds;
  return { status, onlyIds: undefined, exceptIds };
}

function selectMatching(db: Db, conditions: ActivityConditions) {
  const { ownerId, type, status, onlyIds, exceptIds, subjectId, pattern } = conditions;
  return db
    .selectFrom('activity')
    .where('activity.deleted_at', 'is', null)
    .$if(ownerId !== undefined, (query) => query.where('activity.owner_id', '=', Number(ownerId)))
    .$if(type !== undefined, (query) => query.where('activity.type', '=', String(type)))
    .$if(status !== undefined, (query) => query.where('activity.status', '=', Number(status)))
    .$if(onlyIds !== undefined, (query) => query.where('activity.id', 'in', onlyIds ?? []))
    .$if(exceptIds !== undefined, (query) => query.where('activity.id', 'not in', exceptIds ?? []))
    .$if(subjectId !== undefined, (query) => query.where('activity.subject_id', '=', Number(subjectId)))
    .$if(pattern !== undefined, (query) =>
      query.where(matchesPattern('activity.search_text', pattern ?? '')),
    );
}

const selectTotal = compileOnce((db, conditions: ActivityConditions) =>
  selectMatching(db, conditions).select((eb) => eb.fn.countAll<number>().as('total')),
);

const selectPage = compileOnce(
  (
    db,
    { offset, limit, ...conditions }: ActivityConditions & { offset: number; limit: number },
    { sort, order }: Pick<ListFilter, 'sort' | 'order'>,
  ) =>
    selectMatching(db, conditions)
      .select('activity.id')
      .orderBy(sort === 'name' ? 'activity.search_text' : 'activity.modified_at', order)
      .orderBy('activity.id', order)
      .offset(offset)
      .limit(limit),
);

const selectItemsById = compileOnce(
  (db, { ids, viewerId }: { ids: readonly number[]; viewerId: number | undefined }) =>
    selectItems(db, viewerId ?? 'all').where('activity.id', 'in', ids),
);

/** Returns one page of the activities, without deleted ones, and their total number. */
export async function listActivities(db: Db, filter: ListFilter) {
  const { ownerId, viewer, type, status, waitingIds, subjectId, keyword } = filter;
  const { sort, order, offset, limit } = filter;
  const pattern = keyword === undefined ? undefined : toLikePattern(keyword);
  const conditions = { ownerId, type, subjectId, pattern, ...toStatusConditions(status, waitingIds) };
  if (conditions.onlyIds?.length === 0) return { total: 0, items: [] };
  const [totalRow] = await selectTotal(db, conditions);
  const total = totalRow?.total ?? 0;
  const page = await selectPage(db, { ...conditions, offset, limit }, { sort, order });
  if (page.length === 0) return { total, items: [] };
  const ids = page.map(({ id }) => id);
  const rows = await selectItemsById(db, { ids, viewerId: viewer === 'all' ? undefined : viewer });
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return { total, items: ids.flatMap((id) => rowById.get(id) ?? []) };
}

export type ItemRow = Awaited<ReturnType<typeof listActivities>>['items'][number];

const selectFormerClassNames = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  selectFormerClasses(db)
    .select(['courseware_record.activity_id', 'class.name'])
    .distinct()
    .where('courseware_record.activity_id', 'in', ids)
    .orderBy('class.name'),
);

/**
 * Returns, by activity id, the names of classes that submitted work in a courseware that was deleted since.
 */
export async function listFormerClasses(db: Db, ids: readonly number[]): Promise<Map<number, string[]>> {
  const idLists = splitForLists(ids);
  const rows = (
    await Promise.all(idLists.map((idList) => selectFormerClassNames(db, { ids: idList })))
  ).flat();
  const rowsByActivity = Map.groupBy(rows, ({ activity_id }) => activity_id);
  return new Map([...rowsByActivity].map(([id, activityRows]) => [id, activityRows.map(({ name }) => name)]));
}

/** Finds an activity with its draft, even if it is deleted. */
export function findActivityDetail(db: Db, id: number, viewer: Viewer) {
  return selectItems(db, viewer)
    .select([
      'activity.content',
      'activity.content_version',
      'activity.draft_version',
      'activity.revised_draft_version',
    ])
    .where('activity.id', '=', id)
    .executeTakeFirst();
}
