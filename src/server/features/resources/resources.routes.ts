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
import { type Route, route } from '#server/http/route.ts';

const [
  typeList,
  index,
  detail,
  like,
  unlike,
  preview,
  copy,
  share,
  back,
  undo,
  changes,
  take,
  dismiss,
  update,
] = resourceOperations;

export const resourceRoutes: readonly Route[] = [
  route(typeList, (context) => Promise.resolve(listTypes(context))),
  route(index, listResources),
  route(detail, (context, { id }) => readResource(context, id)),
  route(like, (context, { id }) => likeResource(context, id)),
  route(unlike, (context, { id }) => unlikeResource(context, id)),
  route(preview, (context, { id }) => previewResource(context, id)),
  route(copy, copyResource),
  route(share, (context, { activity_id }) => shareActivity(context, activity_id)),
  route(back, async (context, { activity_id }) => {
    await takeBack(context, activity_id);
    return {};
  }),
  route(undo, (context, { activity_id }) => undoTakeBack(context, activity_id)),
  route(changes, (context, { activity_id }) => readChanges(context, activity_id)),
  route(take, (context, { activity_id, seen }) => takeChanges(context, activity_id, seen)),
  route(dismiss, async (context, { activity_id, seen }) => {
    await dismissChanges(context, activity_id, seen);
    return {};
  }),
  route(update, (context, { activity_id }) => previewUpdate(context, activity_id)),
];
