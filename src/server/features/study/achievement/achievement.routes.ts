import { achievementOperations } from '#contract/study/achievement.ts';
import {
  readAchievement,
  readTermAchievement,
} from '#server/features/study/achievement/achievement.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const achievementRoutes = bindHandlers(achievementOperations, {
  courseware: readAchievement,
  term: readTermAchievement,
});
