import { diyRoutes } from '#server/features/activities/activities.routes.ts';
import { commonRoutes } from '#server/features/common/common.routes.ts';
import { conversionRoutes } from '#server/features/conversions/conversions.routes.ts';
import { coursewareRoutes } from '#server/features/coursewares/coursewares.routes.ts';
import { deletedRoutes } from '#server/features/deleted/deleted.routes.ts';
import { fileRoutes } from '#server/features/files/files.routes.ts';
import { linkRoutes } from '#server/features/links/links.routes.ts';
import { newsRoutes } from '#server/features/news/news.routes.ts';
import { playRoutes } from '#server/features/play/play.routes.ts';
import { playSpaceRoutes } from '#server/features/play/play-spaces.routes.ts';
import { resourceRoutes } from '#server/features/resources/resources.routes.ts';
import { sessionRoutes } from '#server/features/session/session.routes.ts';
import { studyRoutes } from '#server/features/study/study.routes.ts';
import { studySpaceRoutes } from '#server/features/study/study-spaces.routes.ts';
import { subjectRoutes } from '#server/features/subjects/subjects.routes.ts';
import { unitRoutes } from '#server/features/units/units.routes.ts';
import type { Route } from '#server/http/route.ts';

/** Every handler of the API; a test compares the list with the contract's operations. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...commonRoutes,
  ...unitRoutes,
  ...coursewareRoutes,
  ...diyRoutes,
  ...fileRoutes,
  ...conversionRoutes,
  ...resourceRoutes,
  ...linkRoutes,
  ...newsRoutes,
  ...playRoutes,
  ...studyRoutes,
  ...playSpaceRoutes,
  ...studySpaceRoutes,
  ...deletedRoutes,
  ...subjectRoutes,
];
