import type { ActivityModel } from '#form/activity-type.ts';

/** Loads the schemas and rules of a type. They include zod, so only editors and previews load them. */
export async function loadActivityModel(type: string): Promise<ActivityModel | undefined> {
  const { activities } = await import('#activities/models.ts');
  return activities.find(type);
}
