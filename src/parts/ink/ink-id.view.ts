import { randomKey } from '#ui/browser/random-key.ts';

/** Id of a new item: 64 random bits, which no two people of a space draw twice. */
export const createInkId = (): string => randomKey().slice(0, 16);
