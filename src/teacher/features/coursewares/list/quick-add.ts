import type { ReactNode } from 'react';

/** Shows the dialog in which an activity of a small type is made and put into the unit. */
export type RenderQuickAdd = (dialog: {
  type: string;
  unitId: number;
  /** `data-opener` of the button to go back to. */
  opener: string;
  onClose: () => void;
}) => ReactNode;
