import { activities } from '#activities/models.ts';
import { createActivities, forAnyContent } from '#form/registry.ts';
import { drawnquiz } from './activity.ts';
import { server } from './server.ts';

/** The product's activity types, and one that draws its questions. */
export const drawnActivities = createActivities([...activities.models, forAnyContent(drawnquiz)], {
  drawnquiz: server,
});
