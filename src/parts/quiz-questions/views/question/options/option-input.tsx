import { optionLetter } from '../../../body-text.ts';
import type { PublicQuestion } from '../../../model.ts';
import styles from '../options.module.css';
import { chooseOption, useGiveAnswer } from '../use-give-answer.ts';

type OptionInputProps = {
  question: PublicQuestion;
  optionId: string;
  index: number;
  /** The ids of the chosen options. */
  chosenIds: string[];
  locked: boolean;
};

/** The radio button or check box underneath an option; chooses the option. */
export function OptionInput({ question, optionId, index, chosenIds, locked }: OptionInputProps) {
  const giveAnswer = useGiveAnswer();
  return (
    <input
      type={question.type === 'single' ? 'radio' : 'checkbox'}
      className={styles.input}
      name={`question-${question.id}`}
      value={optionId}
      checked={chosenIds.includes(optionId)}
      aria-disabled={locked || undefined}
      aria-keyshortcuts={locked ? undefined : `${optionLetter(index)} ${index + 1}`}
      onChange={() => {
        if (!locked) giveAnswer?.(question.id, chooseOption(question, chosenIds, optionId));
      }}
    />
  );
}
