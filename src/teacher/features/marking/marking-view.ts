import type { Marking } from './marking-items.ts';

/** Which answers the teacher marks, and how they are shown. */
export type MarkingView = {
  by: 'question' | 'student';
  question_id?: string | undefined;
  attempt_id?: number | undefined;
  isHidden: boolean;
  isGrouped: boolean;
  /** All answers to the question side by side, for types whose answers are drawn. */
  isGallery: boolean;
};

/** The properties of the bar that chooses the view, and of its parts. */
export type MarkingBarProps = {
  marking: Marking;
  view: MarkingView;
  nameAttempt: (attempt: Marking['attempts'][number], index: number) => string;
  onChange: (change: Partial<MarkingView>) => void;
};
