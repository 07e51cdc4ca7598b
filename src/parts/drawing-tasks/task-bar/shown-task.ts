import type { RichText } from '#parts/formatted-text/rich-text.ts';

/** What students are asked to draw, and for how many points. */
export type ShownTask = {
  prompt: RichText;
  picture: { url: string; width: number; height: number; alt: string } | null;
  /** Null: it is not marked. */
  score: number | null;
};
