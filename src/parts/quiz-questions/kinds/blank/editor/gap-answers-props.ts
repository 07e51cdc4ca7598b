import type { Blank } from '../schema.ts';

/** What the fields of one blank need, whatever it asks for. */
export type GapAnswersProps = {
  blank: Blank;
  /** Counts from 0. */
  index: number;
  errorAt: (field: string) => string | undefined;
  onChange: (change: (blank: Blank) => Blank) => void;
};
