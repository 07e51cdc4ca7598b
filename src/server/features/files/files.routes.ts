import { fileOperations } from '#contract/files.ts';
import { finishUpload } from '#server/features/files/finish.service.ts';
import { describeStorage, setQuota } from '#server/features/files/storage.service.ts';
import { type Route, route } from '#server/http/route.ts';

const [finish, , , , storage, changeStorage] = fileOperations;

export const fileRoutes: readonly Route[] = [
  route(finish, (context, { id }) => finishUpload(context, id)),
  route(storage, ({ db }) => describeStorage(db)),
  route(changeStorage, async ({ db }, { quota_bytes }) => {
    await setQuota(db, quota_bytes);
    return {};
  }),
];
