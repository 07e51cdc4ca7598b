import { coursewareOperations } from '#contract/coursewares.ts';
import {
  closeCourseware,
  openCourseware,
  sortCoursewares,
  updateCourseware,
} from '#server/features/coursewares/courseware-changes.service.ts';
import {
  listCoursewares,
  previewCourseware,
  searchCoursewares,
} from '#server/features/coursewares/coursewares.service.ts';
import { deleteCoursewares, readCoursewareWork } from '#server/features/coursewares/delete.service.ts';
import { readLastPlacing } from '#server/features/coursewares/last-placing.service.ts';
import { addCoursewares, placeCourseware } from '#server/features/coursewares/place.service.ts';
import { type Route, route } from '#server/http/route.ts';

const [list, search, add, update, open, close, sort, work, remove, preview, place, last] =
  coursewareOperations;

export const coursewareRoutes: readonly Route[] = [
  route(list, (context, { unit_id }) => listCoursewares(context, unit_id)),
  route(search, searchCoursewares),
  route(add, addCoursewares),
  route(update, updateCourseware),
  route(open, openCourseware),
  route(close, closeCourseware),
  route(sort, sortCoursewares),
  route(work, readCoursewareWork),
  route(remove, deleteCoursewares),
  route(preview, (context, { id }) => previewCourseware(context, id)),
  route(place, placeCourseware),
  route(last, readLastPlacing),
];
