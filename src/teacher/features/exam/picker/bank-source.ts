import type { QuestionSource } from '#parts/quiz-questions/editor/question-source.view.ts';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { bankSourceMessages } from './bank-source-messages.ts';

/** Course Resources as where the quiz editor takes questions from. */
export const bankSource: QuestionSource = {
  label: bankSourceMessages.add_from_bank,
  Picker: createLazyPart(async () => (await import('./bank-picker.tsx')).BankPicker),
};
