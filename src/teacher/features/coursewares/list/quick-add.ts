import type { ReactNode } from 'react';

/** Renders the dialog that creates an activity of a small type and adds it to the unit. */
export type RenderQuickAdd = (dialog: {
  type: string;
  unitId: number;
  /** `data-opener` of the button that gets the focus back. */
  opener: string;
  onClose: () => void;
}) => ReactNode;
