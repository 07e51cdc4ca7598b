import { fileOperations } from '#contract/files.ts';
import { describeStorage, saveQuota } from '#server/features/files/storage/quota.service.ts';
import {
  discardUnfinished,
  listAllUnfinished,
  listOwnUnfinishedUploads,
} from '#server/features/files/uploads/unfinished-uploads.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const fileRoutes = bindHandlers(fileOperations, {
  unfinished: listOwnUnfinishedUploads,
  discard: async (context, input) => {
    await discardUnfinished(context, input);
    return {};
  },
  allUnfinished: listAllUnfinished,
  storage: ({ db }) => describeStorage(db),
  changeStorage: async (context, { quota_bytes }) => {
    await saveQuota(context, quota_bytes);
    return {};
  },
});
