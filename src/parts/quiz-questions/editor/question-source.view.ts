import { type ComponentType, createContext } from 'react';
import type { Text } from '#contract/language.ts';
import type { Question } from '../model.ts';
import type { Section } from '../sections/schema.ts';

/** A question from elsewhere, with the passage that stands above it, if it has one. */
export type PickedQuestion = { question: Question; passage?: Section | undefined };

export type QuestionPickerProps = {
  /** Ids of questions of the bank that the quiz has already. */
  takenIds: readonly number[];
  onPick: (picked: readonly PickedQuestion[]) => void;
  onClose: () => void;
};

/** From where finished questions can be added; absent where the editor stands by itself. */
export type QuestionSource = {
  /** Text of the button that opens the picker. */
  label: Text;
  Picker: ComponentType<QuestionPickerProps>;
};

export const QuestionSourceContext = createContext<QuestionSource | undefined>(undefined);
