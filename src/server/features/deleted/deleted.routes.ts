import { deletedOperations } from '#contract/deleted.ts';
import { bringBack, listDeleted } from '#server/features/deleted/deleted.service.ts';
import { type Route, route } from '#server/http/route.ts';

const [list, restore] = deletedOperations;

export const deletedRoutes: readonly Route[] = [route(list, listDeleted), route(restore, bringBack)];
