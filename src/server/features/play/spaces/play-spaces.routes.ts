import { playSpaceOperations } from '#contract/spaces/space-operations.ts';
import { readOwnHistory, readOwnSpace } from '#server/features/play/spaces/play-spaces.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const playSpaceRoutes = bindHandlers(playSpaceOperations, {
  space: readOwnSpace,
  spaceHistory: readOwnHistory,
});
