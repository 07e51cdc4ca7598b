import { measureTextWidth } from '../../answer-parts/text-width.ts';
import type { AnswerProps } from '../../kind-form/player-kind.tsx';
import type { ChoiceKey } from '../choice-key.ts';
import type { Option } from '../schema.ts';
import { OptionCard } from './option-card.tsx';
import styles from './options.module.css';
import { readOptionIds } from './read-option-ids.ts';

type WithOptions = { id: string; options: Option[] };

type OptionsProps = Omit<AnswerProps<WithOptions, ChoiceKey, never>, 'onAnswer'> & {
  isSingle: boolean;
  onChoose: (chosenIds: readonly string[], id: string) => void;
};

/** Answers up to this length (in widths of a Latin letter) are shown two beside each other on wide screens. */
const besideMaxWidth = 26;

/** The answers as large cards to touch: radio buttons or check boxes underneath, with their usual keys. */
export function Options(props: OptionsProps) {
  const { question, response, answerKey, labelledBy, isSingle, onChoose } = props;
  const { locked, answerLabel, mediaUrl } = props;
  const chosenIds = readOptionIds(response);
  const { options } = question;
  const hasPictures = options.some(({ picture }) => picture);
  const areShort = options.every(
    ({ text }) => typeof text === 'string' && measureTextWidth(text) <= besideMaxWidth,
  );
  return (
    <div
      className={styles.options}
      data-look={hasPictures ? 'pictures' : areShort ? 'short' : 'long'}
      role={isSingle ? 'radiogroup' : 'group'}
      aria-labelledby={labelledBy}
    >
      {options.map((option, index) => (
        <OptionCard
          key={option.id}
          {...{ option, index, isSingle, locked, answerLabel, mediaUrl }}
          questionId={question.id}
          isChosen={chosenIds.includes(option.id)}
          isRight={answerKey?.options.includes(option.id)}
          onChoose={() => onChoose(chosenIds, option.id)}
        />
      ))}
    </div>
  );
}
