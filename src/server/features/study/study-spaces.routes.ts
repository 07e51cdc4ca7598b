import { studySpaceOperations } from '#contract/space-operations.ts';
import { readCoursewareControl, switchControl } from '#server/features/study/control.service.ts';
import {
  readTaughtHistory,
  readTaughtSpace,
  saveTaughtEntries,
  tellInTaughtSpace,
  watchTaughtSpaces,
} from '#server/features/study/study-spaces.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const studySpaceRoutes = bindHandlers(studySpaceOperations, {
  space: readTaughtSpace,
  spacesLive: watchTaughtSpaces,
  spaceTell: async (context, input) => {
    await tellInTaughtSpace(context, input);
    return {};
  },
  spaceSave: saveTaughtEntries,
  spaceHistory: readTaughtHistory,
  control: switchControl,
  readControl: (context, { courseware_id }) => readCoursewareControl(context, courseware_id),
});
