import { activities as withModels } from './models.ts';
import { createActivities } from './registry.ts';
import type { ServerHalf } from './server-half.ts';

/** The types that choose something on the server when an attempt begins, by type. */
const servers: Readonly<Record<string, ServerHalf>> = {};

/** All activity types as the server knows them. */
export const activities = createActivities(withModels.models, servers);
