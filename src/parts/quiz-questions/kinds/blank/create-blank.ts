import { createId } from '#parts/stored-media/create-id.ts';
import type { Blank } from './schema.ts';

export function createBlank(accepted = ''): Blank {
  return { id: createId(), accepted };
}
