import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError } from '#server/app-error.ts';
import { addSubjectNames } from '#server/choose-names.ts';
import { inTransaction } from '#server/database/database.ts';
import { requireOwnActivity, toViewer } from '#server/features/activities/activities.service.ts';
import * as sync from '#server/features/activities/sync/sync.repository.ts';
import { markResultsDue } from '#server/features/bank-results/results-due.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { publish } from '#server/realtime/bus.ts';

/** Lists the coursewares of an activity and syncs them to its newest revision. */

export async function listAssociated(
  context: SignedInContext,
  activityId: number,
): Promise<ApiReply<'GET /diy/associated'>> {
  const { revision_number } = await requireOwnActivity(context, activityId);
  const rows = await sync.listAssociated(context.db, activityId, toViewer(context));
  const countsByCourseware = await sync.countStartedAttempts(context.db, activityId);
  return {
    latest_revision_number: revision_number,
    items: addSubjectNames(rows, context.lang).map(({ is_open, calendar_is_current, ...row }) => ({
      ...row,
      calendar_is_current: calendar_is_current === 1,
      is_open: is_open === 1,
      ...(countsByCourseware.get(row.courseware_id) ?? { started: 0, in_progress: 0 }),
    })),
  };
}

/**
 * Syncs all coursewares or none. Refuses with 'not_found' for a courseware of another activity, or one that the
 * person may not change. Names and settings stay, and attempts keep their revisions.
 */
export async function syncCoursewares(
  context: SignedInContext,
  { activity_id, courseware_ids }: ParsedInputOf<Api['POST /diy/sync']>,
): Promise<{ synced: number }> {
  const { name, revision_id } = await requireOwnActivity(context, activity_id);
  if (revision_id === null) throw new AppError('activity_not_completed', { name });
  const ids = [...new Set(courseware_ids)];
  const changeableCoursewares = await sync.listAssociated(context.db, activity_id, toViewer(context));
  const changeableIds = new Set(changeableCoursewares.map(({ courseware_id }) => courseware_id));
  if (ids.some((id) => !changeableIds.has(id))) throw new AppError('not_found');
  const { app, db } = context;
  await inTransaction(db, async (tx) => {
    const pinnedCount = await sync.pinRevision(tx, activity_id, ids, revision_id);
    // One of the coursewares was deleted meanwhile.
    if (pinnedCount < ids.length) throw new AppError('not_found');
    await markResultsDue(app, tx, ids);
    for (const id of ids) publish(app, tx, 'synced', id, { revision_id });
  });
  return { synced: ids.length };
}
