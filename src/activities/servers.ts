import { createActivities } from '#form/registry.ts';
import type { ServerHalf } from '#form/server-half.ts';
import { activities as withModels } from './models.ts';
import { server as questionquiz } from './questionquiz/server.ts';

/** Server halves by type: of the types that select something when an attempt begins. */
const servers: Readonly<Record<string, ServerHalf>> = {
  questionquiz: questionquiz,
};

/** All activity types, with their server halves. */
export const activities = createActivities(withModels.models, servers);
