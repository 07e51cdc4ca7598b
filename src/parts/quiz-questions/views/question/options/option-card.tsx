import { optionLetter } from '../../../body-text.ts';
import type { PublicQuestion } from '../../../model.ts';
import styles from '../options.module.css';
import { ZoomButton } from '../zoom-button.tsx';
import { OptionFace } from './option-face.tsx';
import { OptionInput } from './option-input.tsx';
import { OptionMark, OptionSign } from './option-mark.tsx';

type OptionCardProps = {
  question: PublicQuestion;
  option: PublicQuestion['options'][number];
  index: number;
  /** The ids of the chosen options. */
  chosenIds: string[];
  locked: boolean;
  /** Undefined until there is a key. */
  isRight: boolean | undefined;
  answerLabel: string;
  mediaUrl: (url: string) => string;
};

/** An answer as a card to touch. */
export function OptionCard(props: OptionCardProps) {
  const { option, index, question, locked, isRight, answerLabel, mediaUrl } = props;
  const { id, picture } = option;
  const isChosen = props.chosenIds.includes(id);
  const mark = isRight ? 'right' : isRight === false && isChosen ? 'wrong' : undefined;
  return (
    <div className={styles.cell}>
      <label
        className={styles.card}
        data-locked={locked || undefined}
        data-chosen={isChosen || undefined}
        data-mark={mark}
      >
        <OptionInput {...{ question, index, locked }} optionId={id} chosenIds={props.chosenIds} />
        <span className={styles.letter}>{optionLetter(index)}</span>
        <OptionFace option={option} mediaUrl={mediaUrl} />
        <OptionSign mark={mark} isRound={question.type === 'single'} />
        {mark && <OptionMark mark={mark} answerLabel={isChosen ? answerLabel : undefined} />}
      </label>
      {picture && <ZoomButton picture={picture} src={mediaUrl(picture.url)} />}
    </div>
  );
}
