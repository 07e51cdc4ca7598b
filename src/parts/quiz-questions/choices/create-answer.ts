import { createId } from '#parts/stored-media/create-id.ts';
import type { Answer } from './schema.ts';

export function createAnswer(text = '', correct = false): Answer {
  return { id: createId(), kind: 'word', text, correct };
}
