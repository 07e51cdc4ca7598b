import { deletedOperations } from '#contract/deleted.ts';
import { listDeleted, restoreDeleted } from '#server/features/deleted/deleted.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const deletedRoutes = bindHandlers(deletedOperations, { list: listDeleted, restore: restoreDeleted });
