import { studySpaceOperations } from '#contract/spaces/space-operations.ts';
import { changeControl, readCoursewareControl } from '#server/features/study/spaces/control.service.ts';
import {
  readCoursewareSpace,
  readSpaceHistory,
  saveTeacherEntries,
} from '#server/features/study/spaces/study-spaces.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const studySpaceRoutes = bindHandlers(studySpaceOperations, {
  space: readCoursewareSpace,
  spaceSave: saveTeacherEntries,
  spaceHistory: readSpaceHistory,
  control: changeControl,
  readControl: (context, { courseware_id }) => readCoursewareControl(context, courseware_id),
});
