import { followUpOperations } from '#contract/study/follow-up.ts';
import { makeFollowUpGroups, makeFollowUpQuiz } from '#server/features/follow-up/follow-up.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const followUpRoutes = bindHandlers(followUpOperations, {
  makeQuiz: makeFollowUpQuiz,
  makeGroups: makeFollowUpGroups,
});
