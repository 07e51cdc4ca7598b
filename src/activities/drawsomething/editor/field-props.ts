import type { Drawing } from '../model.ts';

/** What each group of fields gets. */
export type FieldProps = {
  drawing: Drawing;
  /** Text of the issues of a field. */
  errorAt: (field: string) => string | undefined;
  update: (change: (drawing: Drawing) => Partial<Drawing>) => void;
};
