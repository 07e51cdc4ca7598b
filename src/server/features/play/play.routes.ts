import { playOperations } from '#contract/play.ts';
import { readAttempt, submitAttempt } from '#server/features/play/attempt.service.ts';
import { readCourseware, readHome } from '#server/features/play/home.service.ts';
import { joinAsGuest, readJoinCode } from '#server/features/play/join.service.ts';
import { watchAttempt } from '#server/features/play/live.service.ts';
import { readStudentNews } from '#server/features/play/news.service.ts';
import { saveAnswers } from '#server/features/play/save.service.ts';
import { showQuestion } from '#server/features/play/show.service.ts';
import { startAttempt } from '#server/features/play/start.service.ts';
import { type Route, route } from '#server/http/route.ts';

const [home, courseware, join, guest, start, attempt, live, show, save, submit, news] = playOperations;

export const playRoutes: readonly Route[] = [
  route(home, readHome),
  route(courseware, (context, { id }) => readCourseware(context, id)),
  route(join, (context, { code }) => readJoinCode(context, code)),
  route(guest, joinAsGuest),
  route(start, startAttempt),
  route(attempt, (context, { id }) => readAttempt(context, id)),
  route(live, (context, { attempt_id }) => watchAttempt(context, attempt_id)),
  route(show, showQuestion),
  route(save, saveAnswers),
  route(submit, (context, { attempt_id, times }) => submitAttempt(context, attempt_id, times)),
  route(news, readStudentNews),
];
