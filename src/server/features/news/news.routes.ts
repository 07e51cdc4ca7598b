import { newsOperations } from '#contract/news.ts';
import { readTeacherNews } from '#server/features/news/news.service.ts';
import { markSeen } from '#server/features/news/seen.service.ts';
import { type Route, route } from '#server/http/route.ts';

const [teacher, seen] = newsOperations;

export const newsRoutes: readonly Route[] = [
  route(teacher, readTeacherNews),
  route(seen, async (context, { until }) => {
    await markSeen(context, until);
    return {};
  }),
];
