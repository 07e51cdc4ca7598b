import { newsOperations } from '#contract/news.ts';
import { readTeacherNews } from '#server/features/news/news.service.ts';
import { markNewsSeen } from '#server/features/news/seen.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const newsRoutes = bindHandlers(newsOperations, {
  teacher: readTeacherNews,
  seen: async (context, { until }) => {
    await markNewsSeen(context, until);
    return {};
  },
});
