import { ZoomButton } from '../../answer-parts/zoom-button.tsx';
import { optionLetter } from '../../body-words.ts';
import type { Option } from '../schema.ts';
import { OptionFace } from './option-face.tsx';
import { OptionMark, OptionSign } from './option-mark.tsx';
import styles from './options.module.css';

type OptionCardProps = {
  questionId: string;
  option: Option;
  index: number;
  isSingle: boolean;
  isChosen: boolean;
  locked: boolean;
  /** Undefined until there is a key. */
  isRight: boolean | undefined;
  answerLabel: string;
  onChoose: () => void;
  mediaUrl: (url: string) => string;
};

/** An answer as a card to touch. */
export function OptionCard(props: OptionCardProps) {
  const { questionId, option, index, isSingle, isChosen, locked, isRight, answerLabel } = props;
  const { id, picture } = option;
  const mark = isRight ? 'right' : isRight === false && isChosen ? 'wrong' : undefined;
  return (
    <div className={styles.cell}>
      <label
        className={styles.card}
        data-locked={locked || undefined}
        data-chosen={isChosen || undefined}
        data-mark={mark}
      >
        <OptionInput
          {...{ questionId, index, isSingle, isChosen, locked }}
          optionId={id}
          onChoose={props.onChoose}
        />
        <span className={styles.letter}>{optionLetter(index)}</span>
        <OptionFace option={option} mediaUrl={props.mediaUrl} />
        <OptionSign mark={mark} isRound={isSingle} />
        {mark && <OptionMark mark={mark} answerLabel={isChosen ? answerLabel : undefined} />}
      </label>
      {picture && <ZoomButton picture={picture} src={props.mediaUrl(picture.url)} />}
    </div>
  );
}

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
function OptionInput(props: OptionInputProps) {
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
