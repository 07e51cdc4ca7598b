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
import { setDueOfCoursewares } from '#server/features/coursewares/set-due.service.ts';
import { listTargetChoices } from '#server/features/coursewares/target-choices.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const coursewareRoutes = bindHandlers(coursewareOperations, {
  list: (context, { unit_id }) => listCoursewares(context, unit_id),
  search: searchCoursewares,
  add: addCoursewares,
  update: updateCourseware,
  open: openCourseware,
  close: closeCourseware,
  setDue: setDueOfCoursewares,
  sort: sortCoursewares,
  work: readCoursewareWork,
  delete: deleteCoursewares,
  preview: (context, { id }) => previewCourseware(context, id),
  place: placeCourseware,
  targetChoices: (context, { unit_id }) => listTargetChoices(context, unit_id),
  lastPlacing: readLastPlacing,
});
