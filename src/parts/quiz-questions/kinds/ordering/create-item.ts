import { createId } from '#parts/stored-media/create-id.ts';
import type { Item } from './schema.ts';

export function createItem(text = ''): Item {
  return { id: createId(), text };
}
