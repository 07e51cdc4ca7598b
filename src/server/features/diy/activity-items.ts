import type * as z from 'zod';
import type { activityForm } from '#contract/activities.ts';
import type { ApiReply } from '#contract/api.ts';
import { readContent } from '#server/features/diy/activity-content.service.ts';
import type { findActivityDetail, ItemRow } from '#server/features/diy/diy.repository.ts';

/** Activities as the API shows them. */

export type ActivityItem = ApiReply<'GET /diy/list'>['items'][number];
export type ActivityDetail = ApiReply<'GET /diy/detail'>;
type DetailRow = NonNullable<Awaited<ReturnType<typeof findActivityDetail>>>;
type Form = z.output<typeof activityForm>;

export function describeItem(row: ItemRow): ActivityItem {
  const { modifier_name, modifier_nickname, ...item } = row;
  return {
    ...item,
    // Only values that passed the form's schema were stored.
    display_language: row.display_language as Form['display_language'],
    difficulty: row.difficulty as Form['difficulty'],
    modified_by: modifier_nickname || modifier_name,
    courseware_count: row.courseware_count ?? 0,
    resource_id: null,
    resource_is_outdated: false,
    has_origin_changes: false,
    conversion_progress: null,
  };
}

export function describeDetail(row: DetailRow): ActivityDetail {
  const { content, content_version, draft_version, revised_draft_version, ...item } = row;
  return {
    ...describeItem(item),
    content: readContent({ type: row.type, content, content_version }).content,
    draft_version,
    has_unpublished_changes: draft_version !== revised_draft_version,
  };
}
