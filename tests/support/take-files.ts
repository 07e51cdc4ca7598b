import type { ActivityModel } from '#activities/activity-type.ts';
import { findActivityModel } from '#activities/models.ts';

/**
 * Lets a type take other files, until the returned function is called: `uploads` in its editor, `handsIn` from
 * students, of whom no type of today takes any.
 */
export function letTypeTake(
  type: string,
  kinds: Partial<Pick<ActivityModel, 'uploads' | 'handsIn'>>,
): () => void {
  const model = findActivityModel(type);
  if (!model) throw new Error(`No activity type ${type}`);
  const { uploads, handsIn } = model;
  Object.assign(model, kinds);
  return () => {
    Object.assign(model, { uploads, handsIn });
  };
}
