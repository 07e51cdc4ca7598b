import { rosterResultOperations } from '#contract/study/roster-results.ts';
import {
  exportRosterResults,
  readRosterResults,
} from '#server/features/study/roster-results/roster-results.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const rosterResultRoutes = bindHandlers(rosterResultOperations, {
  read: readRosterResults,
  export: exportRosterResults,
});
