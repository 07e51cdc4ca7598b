import type { ApiReply } from '#contract/api.ts';
import { activityStatus } from '#contract/choices.ts';
import type { Language } from '#contract/language.ts';
import type { Activities } from '#form/registry.ts';
import { addSubjectName, formatColleagueName } from '#server/choose-names.ts';
import type { findActivityDetail, ItemRow } from '#server/features/activities/activity-list.repository.ts';

/** Describes activities for the API. */

export type ActivityItem = Omit<ApiReply<'GET /diy/list'>['items'][number], 'former_classes'>;
export type ActivityDetail = ApiReply<'GET /diy/detail'>;
type DetailRow = NonNullable<Awaited<ReturnType<typeof findActivityDetail>>>;

/** Whether the original has changes that the copy's owner has neither taken nor declined. */
function hasOriginChanges(row: ItemRow): boolean {
  const { original_revision_id: originalRevisionId, origin_revision_id, dismissed_revision_id } = row;
  return (
    originalRevisionId !== null &&
    originalRevisionId !== origin_revision_id &&
    originalRevisionId !== dismissed_revision_id
  );
}

/**
 * `progress` (0 to 1) is that of the conversions that the activity waits for; undefined if it waits for none.
 */
export function describeItem(row: ItemRow, lang: Language, progress?: number): ActivityItem {
  const { modifier_name: name, modifier_nickname: nickname, modifier_nickname_eng: nickname_eng } = row;
  // Spreading the whole row is fastest. The reply's schema drops unknown fields.
  return {
    ...addSubjectName(row, lang),
    modified_by: formatColleagueName({ name, nickname, nickname_eng }, lang),
    courseware_count: row.courseware_count ?? 0,
    resource_is_outdated: row.shared_revision_id !== null && row.shared_revision_id !== row.revision_id,
    has_origin_changes: hasOriginChanges(row),
    status: progress === undefined ? row.status : activityStatus.converting,
    conversion_progress: progress ?? null,
  };
}

export function describeDetail(
  activities: Activities,
  row: DetailRow,
  lang: Language,
  progress?: number,
): ActivityDetail {
  const { content, content_version, draft_version, revised_draft_version, ...item } = row;
  return {
    ...describeItem(item, lang, progress),
    content: activities.read({ type: row.type, content, content_version }).content,
    draft_version,
    has_unpublished_changes: draft_version !== revised_draft_version,
  };
}
