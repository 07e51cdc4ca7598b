import * as z from 'zod';
import { haveUniqueIds, image, partId } from '#parts/stored-media/model.ts';
import { columnColours } from './column-colours.ts';
import * as limits from './limits.ts';

/** A wall: a prompt, columns for the cards that students send, and rules about these cards. */

const column = z.object({
  id: partId,
  /** Empty only if the wall has a single column. */
  name: z.string().max(limits.columnNameMaxLength).default(''),
  colour: z.enum(columnColours).default('blue'),
});

export const draft = z.object({
  prompt: z.string().max(limits.promptMaxLength).default(''),
  picture: image.nullable().default(null),
  columns: z.array(column).min(1).max(limits.columnsMax).refine(haveUniqueIds),
  /** Classmates see a card once a teacher has approved it. */
  needs_approval: z.boolean().default(false),
  allows_likes: z.boolean().default(true),
  /** Classmates do not see who sent a card; teachers always do. */
  is_anonymous: z.boolean().default(false),
  allows_pictures: z.boolean().default(true),
  cards_each: z.int().min(1).max(limits.cardsPerStudentMax).default(limits.cardsPerStudentDefault),
  /** In characters. */
  card_length: z.int().min(limits.cardLengthMin).max(limits.cardLengthMax).default(limits.cardLengthDefault),
  /** Cards with one of these words, or with a word of the app's own list, wait for approval. Never sent to students. */
  checked_words: z.array(z.string().max(limits.checkedWordMaxLength)).max(limits.checkedWordsMax).default([]),
});

export type Wall = z.infer<typeof draft>;
export type Column = Wall['columns'][number];

export const publicWall = draft.omit({ checked_words: true });
export type PublicWall = z.infer<typeof publicWall>;

export function createEmptyWall(): Wall {
  return draft.parse({ columns: [{ id: 'column-1' }] });
}

export function toPublicWall({ checked_words: _kept, ...shownWall }: Wall): PublicWall {
  return shownWall;
}
