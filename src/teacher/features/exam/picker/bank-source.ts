import type { QuestionSource } from '#parts/quiz-questions/editor/question-source.view.ts';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { bankSourceMessages } from './bank-source-messages.ts';

/** Course Resources as where the quiz editor takes questions from. */
export const bankSource: QuestionSource = {
  useLabel: () => useMessages(bankSourceMessages)('add_from_bank'),
  Picker: createLazyPart(async () => (await import('./bank-picker.tsx')).BankPicker),
};
