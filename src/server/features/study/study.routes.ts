import { studyOperations } from '#contract/study.ts';
import { commentAttempt } from '#server/features/study/comment.service.ts';
import { readGrid, readGridChanges } from '#server/features/study/grid.service.ts';
import { listStudy } from '#server/features/study/list.service.ts';
import { watchCourseware } from '#server/features/study/live.service.ts';
import { readPersonalDetail } from '#server/features/study/personal-detail.service.ts';
import { readQuestionDetail } from '#server/features/study/question-detail.service.ts';
import { removeCoursewareGuests } from '#server/features/study/remove-guests.service.ts';
import { type Route, route } from '#server/http/route.ts';

const [list, grid, gridChanges, live, question, personal, comment, removeGuests] = studyOperations;

export const studyRoutes: readonly Route[] = [
  route(list, listStudy),
  route(grid, readGrid),
  route(gridChanges, readGridChanges),
  route(live, (context, { courseware_id }) => watchCourseware(context, courseware_id)),
  route(question, readQuestionDetail),
  route(personal, readPersonalDetail),
  route(comment, async (context, input) => {
    await commentAttempt(context, input);
    return {};
  }),
  route(removeGuests, removeCoursewareGuests),
];
