import { useState } from 'react';
import type { AnswerState } from '#form/activity-views.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { messages } from '../../answer-parts/messages.ts';
import { isWholeAnswer } from '../../has-answer.ts';
import type { PublicQuestion } from '../../model.ts';
import styles from './check-button.module.css';

type CheckButtonProps = {
  /** Absent if no file belongs to its answer. */
  question?: Pick<PublicQuestion, 'files'>;
  answer: AnswerState | undefined;
  onCheck: () => void;
  look?: 'solid' | 'soft';
};

const noFiles: NonNullable<CheckButtonProps['question']> = {};

/**
 * Requests the mark of one answer; hidden once there is a mark, or where the answer is locked for another reason. A checked
 * answer is locked, so that it would refuse its files that are still on their way: these come first.
 */
export function CheckButton({ question = noFiles, answer, onCheck, look = 'solid' }: CheckButtonProps) {
  const t = useMessages(messages);
  const [hasRequestedMark, setHasRequestedMark] = useState(false);
  const isLocked = answer?.locked ?? false;
  if (answer?.mark || answer?.key !== undefined || (isLocked && !hasRequestedMark)) return null;
  const isWhole = isWholeAnswer(question, answer);
  const waitsForFiles = isWhole && answer?.unsent_files !== undefined;
  return (
    <Button
      look={look}
      className={styles.check}
      busy={isLocked}
      disabled={!isWhole || waitsForFiles}
      onClick={() => {
        setHasRequestedMark(true);
        onCheck();
      }}
    >
      {t(isLocked ? 'checking' : waitsForFiles ? 'waiting_for_files' : 'check')}
    </Button>
  );
}
