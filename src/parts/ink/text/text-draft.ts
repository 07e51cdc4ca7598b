import type { InkColour } from '../palette.ts';

/** A text that is being typed on a page: a new one, or an own one that is there. */
export type TextDraft = {
  /** Of the item, also of one that is not there yet. */
  id: string;
  page: number;
  at: readonly [number, number];
  /** In units. */
  width: number;
  size: number;
  colour: InkColour;
  text: string;
};
