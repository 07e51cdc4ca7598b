import { progressOperations } from '#contract/progress.ts';
import { readProgress } from '#server/features/progress/progress.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const progressRoutes = bindHandlers(progressOperations, { read: readProgress });
