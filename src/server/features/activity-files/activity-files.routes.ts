import { activityFileOperations } from '#contract/activity-files.ts';
import { exportActivity } from '#server/features/activity-files/export/export-activity.service.ts';
import {
  importActivity,
  readImportState,
} from '#server/features/activity-files/import/import-activity.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const activityFileRoutes = bindHandlers(activityFileOperations, {
  export: exportActivity,
  import: importActivity,
  state: readImportState,
});
