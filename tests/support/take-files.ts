import { activities } from '#activities/models.ts';
import type { UploadKind } from '#contract/choices.ts';

/**
 * Lets a type take other files, until the returned function is called: `uploads` in its editor, `handsIn` from
 * students, of whom no type of today takes any.
 */
export function letTypeTake(
  type: string,
  kinds: { uploads?: readonly UploadKind[]; handsIn?: readonly UploadKind[] },
): () => void {
  const model = activities.find(type);
  if (!model) throw new Error(`No activity type ${type}`);
  const { uploads } = model.content;
  const { handsIn } = model.work;
  Object.assign(model.content, { uploads: kinds.uploads ?? uploads });
  Object.assign(model.work, { handsIn: kinds.handsIn ?? handsIn });
  return () => {
    Object.assign(model.content, { uploads });
    Object.assign(model.work, { handsIn });
  };
}
