import { activityOperations } from '#contract/activities.ts';
import {
  addActivity,
  copyActivity,
  listActivities,
  previewDraft,
  readActivityDetail,
  saveActivity,
} from '#server/features/activities/activities.service.ts';
import { completeActivity } from '#server/features/activities/complete.service.ts';
import { deleteActivities, restoreActivities } from '#server/features/activities/delete.service.ts';
import { listAssociated, syncCoursewares } from '#server/features/activities/sync/sync.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const activityRoutes = bindHandlers(activityOperations, {
  list: listActivities,
  detail: (context, { id }) => readActivityDetail(context, id),
  add: addActivity,
  save: saveActivity,
  preview: previewDraft,
  complete: (context, { id }) => completeActivity(context, id),
  copy: copyActivity,
  delete: async (context, { ids }) => {
    await deleteActivities(context, ids);
    return {};
  },
  restore: async (context, { ids }) => {
    await restoreActivities(context, ids);
    return {};
  },
  associated: (context, { activity_id }) => listAssociated(context, activity_id),
  sync: syncCoursewares,
});
