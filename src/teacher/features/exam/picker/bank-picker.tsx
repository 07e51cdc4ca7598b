import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankQuestion } from '#parts/exam-content/bank-question.ts';
import type {
  PickedQuestion,
  QuestionPickerProps,
} from '#parts/quiz-questions/editor/question-source.view.ts';
import { readNow } from '#ui/api/hooks.ts';
import type { QuestionItem } from '../exam-item.ts';
import { PickerDialog } from './picker-dialog.tsx';

/** Picks questions of Course Resources and reads them, each with the link to its version. */
export function BankPicker({ takenIds, onPick, onClose }: QuestionPickerProps) {
  const queryClient = useQueryClient();
  const [isReading, setReading] = useState(false);
  const read = async ({ id }: QuestionItem): Promise<PickedQuestion> => {
    const { content, version_id } = await readNow(queryClient, 'GET /exam/question_detail', { id });
    // The server has checked it against the schema of the bank.
    const { question, passage } = content as BankQuestion;
    return { question: { ...question, bank: { question_id: id, version_id } }, passage };
  };
  const readAll = async (items: readonly QuestionItem[]) => {
    setReading(true);
    const picked: PickedQuestion[] = [];
    try {
      for (const item of items) picked.push(await read(item));
      onPick(picked);
    } catch {
      // The call has shown why; the choice stays.
    }
    setReading(false);
  };
  return (
    <PickerDialog
      takenIds={takenIds}
      busy={isReading}
      onPick={(items) => void readAll(items)}
      onClose={onClose}
    />
  );
}
