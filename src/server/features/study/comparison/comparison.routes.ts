import { comparisonOperations } from '#contract/study/comparison.ts';
import { readComparison } from '#server/features/study/comparison/comparison.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const comparisonRoutes = bindHandlers(comparisonOperations, { read: readComparison });
