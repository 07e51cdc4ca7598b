import { createId } from '#parts/stored-media/create-id.ts';
import type { Extra, Pair } from './schema.ts';

export function createPair(stem = '', choice = ''): Pair {
  return { id: createId(), stem, choice_id: createId(), choice };
}

export function createExtra(text = ''): Extra {
  return { id: createId(), text };
}
