import { createId } from '#parts/stored-media/create-id.ts';
import type { RubricLine } from './schema.ts';

export function createRubricLine(): RubricLine {
  return { id: createId(), text: '', points: null };
}
