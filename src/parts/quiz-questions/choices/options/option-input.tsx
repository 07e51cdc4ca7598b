import { optionLetter } from '../../body-words.ts';
import styles from './options.module.css';

type OptionInputProps = {
  questionId: string;
  optionId: string;
  index: number;
  isSingle: boolean;
  isChosen: boolean;
  locked: boolean;
  onChoose: () => void;
};

/** The radio button or check box underneath an option; chooses the option. */
export function OptionInput(props: OptionInputProps) {
  const { questionId, optionId, index, isSingle, isChosen, locked, onChoose } = props;
  return (
    <input
      type={isSingle ? 'radio' : 'checkbox'}
      className={styles.input}
      name={`question-${questionId}`}
      value={optionId}
      checked={isChosen}
      aria-disabled={locked || undefined}
      aria-keyshortcuts={locked ? undefined : `${optionLetter(index)} ${index + 1}`}
      onChange={() => {
        if (!locked) onChoose();
      }}
    />
  );
}
