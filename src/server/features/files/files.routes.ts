import { fileOperations } from '#contract/files.ts';
import { finishUpload } from '#server/features/files/finish.service.ts';
import { describeStorage, setQuota } from '#server/features/files/storage.service.ts';
import {
  discardUnfinished,
  listAllUnfinished,
  listOwnUnfinished,
} from '#server/features/files/unfinished.service.ts';
import { type Route, route } from '#server/http/route.ts';

const [finish, , , , unfinished, discard, allUnfinished, storage, changeStorage] = fileOperations;

export const fileRoutes: readonly Route[] = [
  route(finish, (context, { id }) => finishUpload(context, id)),
  route(unfinished, listOwnUnfinished),
  route(discard, async (context, input) => {
    await discardUnfinished(context, input);
    return {};
  }),
  route(allUnfinished, listAllUnfinished),
  route(storage, ({ db }) => describeStorage(db)),
  route(changeStorage, async ({ db }, { quota_bytes }) => {
    await setQuota(db, quota_bytes);
    return {};
  }),
];
