import { playOperations } from '#contract/play.ts';
import { readAttempt, submitAttempt } from '#server/features/attempts/ending/own-attempt.service.ts';
import { saveAnswers } from '#server/features/attempts/saving/save.service.ts';
import { showQuestion } from '#server/features/attempts/starting/open-question.service.ts';
import { startAttempt } from '#server/features/attempts/starting/start-attempt.service.ts';
import { readCourseware, readHome } from '#server/features/play/home/home.service.ts';
import { readStudentNews } from '#server/features/play/home/news.service.ts';
import { listPastTerms } from '#server/features/play/home/past-terms.repository.ts';
import { joinAsGuest, readJoinCode } from '#server/features/play/joining/join.service.ts';
import { watchAttempt } from '#server/features/play/watch-attempt.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const playRoutes = bindHandlers(playOperations, {
  home: readHome,
  pastTerms: async ({ db, actor }) => ({ items: await listPastTerms(db, actor.id) }),
  courseware: (context, { id }) => readCourseware(context, id),
  join: (context, { code }) => readJoinCode(context, code),
  joinAsGuest,
  start: startAttempt,
  attempt: (context, { id }) => readAttempt(context, id),
  live: (context, { attempt_id }) => watchAttempt(context, attempt_id),
  show: showQuestion,
  save: saveAnswers,
  submit: (context, { attempt_id, times }) => submitAttempt(context, attempt_id, times),
  news: readStudentNews,
});
