import { playOperations } from '#contract/play.ts';
import { readAttempt, submitAttempt } from '#server/features/play/attempt.service.ts';
import { readCourseware, readHome } from '#server/features/play/home.service.ts';
import { joinAsGuest, readJoinCode } from '#server/features/play/join.service.ts';
import { watchAttempt } from '#server/features/play/live.service.ts';
import { readStudentNews } from '#server/features/play/news.service.ts';
import { saveAnswers } from '#server/features/play/save.service.ts';
import { showQuestion } from '#server/features/play/show.service.ts';
import { startAttempt } from '#server/features/play/start.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const playRoutes = bindHandlers(playOperations, {
  home: readHome,
  courseware: (context, { id }) => readCourseware(context, id),
  join: (context, { code }) => readJoinCode(context, code),
  joinAsGuest: joinAsGuest,
  start: startAttempt,
  attempt: (context, { id }) => readAttempt(context, id),
  live: (context, { attempt_id }) => watchAttempt(context, attempt_id),
  show: showQuestion,
  save: saveAnswers,
  submit: (context, { attempt_id, times }) => submitAttempt(context, attempt_id, times),
  news: readStudentNews,
});
