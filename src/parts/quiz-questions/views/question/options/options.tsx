import type { QuestionKey } from '../../../kind-of.ts';
import type { PublicQuestion } from '../../../model.ts';
import styles from '../options.module.css';
import { measureTextWidth, readOptionIds } from '../read-response.ts';
import { OptionCard } from './option-card.tsx';

type OptionsProps = {
  question: PublicQuestion;
  response: unknown;
  locked: boolean;
  answerKey: QuestionKey | undefined;
  labelledBy: string;
  /** Label that names the owner of the answer, for answers shown beside the key. */
  answerLabel: string;
  mediaUrl: (url: string) => string;
};

/** Answers up to this length (in widths of a Latin letter) are shown two beside each other on wide screens. */
const besideMaxWidth = 26;

/** The answers as large cards to touch: radio buttons or check boxes underneath, with their usual keys. */
export function Options({ question, response, answerKey, labelledBy, ...rest }: OptionsProps) {
  const chosenIds = readOptionIds(response);
  const { options } = question;
  const hasPictures = options.some(({ picture }) => picture);
  const areShort = options.every(({ text }) => measureTextWidth(text) <= besideMaxWidth);
  return (
    <div
      className={styles.options}
      data-look={hasPictures ? 'pictures' : areShort ? 'short' : 'long'}
      role={question.type === 'single' ? 'radiogroup' : 'group'}
      aria-labelledby={labelledBy}
    >
      {options.map((option, index) => (
        <OptionCard
          key={option.id}
          {...rest}
          option={option}
          index={index}
          question={question}
          chosenIds={chosenIds}
          isRight={answerKey?.options.includes(option.id)}
        />
      ))}
    </div>
  );
}
