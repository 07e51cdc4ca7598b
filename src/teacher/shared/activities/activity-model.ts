import type { ActivityModel } from '#activities/activity-type.ts';

/** The schemas and rules of a type; they bring zod, so they load only where something is built or tried out. */
export async function loadActivityModel(type: string): Promise<ActivityModel | undefined> {
  const { activities } = await import('#activities/models.ts');
  return activities.find(type);
}
