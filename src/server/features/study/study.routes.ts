import { studyOperations } from '#contract/study/study.ts';
import { commentAttempt } from '#server/features/attempts/marking/comment.service.ts';
import { listMarkSteps, markQuestion } from '#server/features/attempts/marking/mark.service.ts';
import { markMember } from '#server/features/attempts/marking/member-marks.service.ts';
import { listStudy, readListTotals } from '#server/features/study/class-work/list.service.ts';
import { readAnswerFiles } from '#server/features/study/details/answer-files.service.ts';
import { readItemAnalysis } from '#server/features/study/details/item-analysis.service.ts';
import { readPersonalDetail } from '#server/features/study/details/personal-detail.service.ts';
import { readQuestionDetail } from '#server/features/study/details/question-detail.service.ts';
import { readGrid, readGridChanges } from '#server/features/study/grid/grid.service.ts';
import { watchCourseware } from '#server/features/study/live.service.ts';
import { removeCoursewareGuests } from '#server/features/study/remove-guests.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const studyRoutes = bindHandlers(studyOperations, {
  list: listStudy,
  listTotals: readListTotals,
  grid: readGrid,
  gridChanges: readGridChanges,
  live: (context, { courseware_id }) => watchCourseware(context, courseware_id),
  questionDetail: readQuestionDetail,
  answerFiles: readAnswerFiles,
  itemAnalysis: readItemAnalysis,
  personalDetail: readPersonalDetail,
  comment: async (context, input) => {
    await commentAttempt(context, input);
    return {};
  },
  mark: markQuestion,
  memberMark: markMember,
  markSteps: listMarkSteps,
  removeGuests: removeCoursewareGuests,
});
