import type * as z from 'zod';
import type { Activities } from '#activities/registry.ts';
import { type activityForm } from '#contract/activities.ts';
import type { ApiReply } from '#contract/api.ts';
import { activityStatus } from '#contract/choices.ts';
import type { Language } from '#contract/language.ts';
import { nameColleague, nameSubject } from '#server/choose-names.ts';
import type { findActivityDetail, ItemRow } from '#server/features/activities/activities.repository.ts';

/** Activities as the API shows them. */

export type ActivityItem = Omit<ApiReply<'GET /diy/list'>['items'][number], 'former_classes'>;
export type ActivityDetail = ApiReply<'GET /diy/detail'>;
type DetailRow = NonNullable<Awaited<ReturnType<typeof findActivityDetail>>>;
type Form = z.output<typeof activityForm>;

/** Whether the original moved on from what the copy's owner took or did not want. */
function hasOriginChanges(row: ItemRow): boolean {
  const { original_revision_id: original, origin_revision_id, dismissed_revision_id } = row;
  return original !== null && original !== origin_revision_id && original !== dismissed_revision_id;
}

/** `progress` of its conversions, 0..1; of one that waits for none it is left out. */
export function describeItem(row: ItemRow, lang: Language, progress?: number): ActivityItem {
  const { modifier_name: name, modifier_nickname: nickname, modifier_nickname_eng: nickname_eng } = row;
  // One copy of many rows is dear enough; the reply's schema leaves out what it does not know.
  return {
    ...nameSubject(row, lang),
    // Only values that passed the form's schema were stored.
    display_language: row.display_language as Form['display_language'],
    difficulty: row.difficulty as Form['difficulty'],
    modified_by: nameColleague({ name, nickname, nickname_eng }, lang),
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
