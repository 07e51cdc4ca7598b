import { resourceOperations } from '#contract/resources.ts';
import {
  dismissChanges,
  previewUpdate,
  readChanges,
  takeChanges,
} from '#server/features/resources/changes.service.ts';
import { copyResource } from '#server/features/resources/copy.service.ts';
import {
  likeResource,
  listResources,
  listTypes,
  previewResource,
  readResource,
  unlikeResource,
} from '#server/features/resources/resources.service.ts';
import { shareActivity, takeBack, undoTakeBack } from '#server/features/resources/share.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const resourceRoutes = bindHandlers(resourceOperations, {
  typeList: (context) => Promise.resolve(listTypes(context)),
  index: listResources,
  detail: (context, { id }) => readResource(context, id),
  like: (context, { id }) => likeResource(context, id),
  unlike: (context, { id }) => unlikeResource(context, id),
  preview: (context, { id }) => previewResource(context, id),
  copy: copyResource,
  share: (context, { activity_id }) => shareActivity(context, activity_id),
  takeBack: async (context, { activity_id }) => {
    await takeBack(context, activity_id);
    return {};
  },
  undoTakeBack: (context, { activity_id }) => undoTakeBack(context, activity_id),
  changes: (context, { activity_id }) => readChanges(context, activity_id),
  takeChanges: (context, { activity_id, seen }) => takeChanges(context, activity_id, seen),
  dismissChanges: async (context, { activity_id, seen }) => {
    await dismissChanges(context, activity_id, seen);
    return {};
  },
  previewUpdate: (context, { activity_id }) => previewUpdate(context, activity_id),
});
