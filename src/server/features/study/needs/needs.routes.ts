import { needOperations } from '#contract/study/needs.ts';
import { readNeeds, seeNeeds } from '#server/features/study/needs/needs.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const needRoutes = bindHandlers(needOperations, { list: readNeeds, see: seeNeeds });
