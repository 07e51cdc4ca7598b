import { liveOperations } from '#contract/live.ts';
import { issueTicket } from '#server/features/live/tickets.service.ts';
import { openAttemptPage } from '#server/features/play/spaces/play-spaces.service.ts';
import { openCoursewarePage } from '#server/features/study/spaces/study-spaces.service.ts';
import { bindHandlers } from '#server/http/route.ts';

/** Tickets are issued only to people who may open the page. */
export const liveRoutes = bindHandlers(liveOperations, {
  attemptTicket: async (context, { attempt_id }) => {
    await openAttemptPage(context, attempt_id);
    return { ticket: await issueTicket(context, { attempt_id }) };
  },
  coursewareTicket: async (context, { courseware_id }) => {
    await openCoursewarePage(context, courseware_id);
    return { ticket: await issueTicket(context, { courseware_id }) };
  },
});
