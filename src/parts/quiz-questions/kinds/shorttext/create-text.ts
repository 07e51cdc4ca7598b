import { createId } from '#parts/stored-media/create-id.ts';
import type { AcceptedText } from './schema.ts';

export function createAcceptedText(text = ''): AcceptedText {
  return { id: createId(), text, share: 100 };
}
