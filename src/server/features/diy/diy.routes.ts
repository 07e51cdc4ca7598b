import { activityOperations } from '#contract/activities.ts';
import { completeActivity } from '#server/features/diy/complete.service.ts';
import { deleteActivities, restoreActivities } from '#server/features/diy/delete.service.ts';
import {
  addActivity,
  copyActivity,
  listActivities,
  readDetail,
  saveActivity,
} from '#server/features/diy/diy.service.ts';
import { listAssociated, syncCoursewares } from '#server/features/diy/sync.service.ts';
import { type Route, route } from '#server/http/route.ts';

const [list, detail, add, save, complete, copy, remove, restore, associated, sync] = activityOperations;

export const diyRoutes: readonly Route[] = [
  route(list, listActivities),
  route(detail, (context, { id }) => readDetail(context, id)),
  route(add, addActivity),
  route(save, saveActivity),
  route(complete, (context, { id }) => completeActivity(context, id)),
  route(copy, copyActivity),
  route(remove, async (context, { ids }) => {
    await deleteActivities(context, ids);
    return {};
  }),
  route(restore, async (context, { ids }) => {
    await restoreActivities(context, ids);
    return {};
  }),
  route(associated, (context, { activity_id }) => listAssociated(context, activity_id)),
  route(sync, syncCoursewares),
];
