import { leaverOperations } from '#contract/people/leavers.ts';
import { handOverThings } from '#server/features/leavers/hand-over.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const leaverRoutes = bindHandlers(leaverOperations, {
  handOver: handOverThings,
});
